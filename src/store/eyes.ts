import type { Preview } from '../engine/system.ts';
import type { Id } from '../kernel/json.ts';
import { changesOf } from '../kernel/odds-changes.ts';
import { isAbout } from '../kernel/outcome-tag.ts';
import type { Need, Option } from '../kernel/port.ts';
import type { BarEntry, CombatantView, Track, View } from '../kernel/view.ts';
import type { AnswersReply, LogLine, OddsReply, Prompt } from '../protocol/messages.ts';
import { vitality } from './vitality.ts';

/**
 * As whom somebody looks at the screen, from who sees most to who sees least. `curtain`: nobody, while the screen is
 * handed over.
 */
export const allEyes = ['gm', 'players', 'curtain'] as const;
export type Eyes = (typeof allEyes)[number];

/** How much players see of the state of their foes, from everything to nothing. */
export const foeDetails = ['numbers', 'share', 'words', 'hurt', 'nothing'] as const;
export type FoeDetail = (typeof foeDetails)[number];

/** The fight and the open prompt, unfiltered. */
export interface Truth {
  readonly view: View;
  readonly prompt: Prompt | null;
}

/** Filters view and prompt for these eyes. What the game master or a foe must answer is no prompt for players. */
export function seen({ view, prompt }: Truth, eyes: Eyes, detail: FoeDetail): Truth {
  if (eyes === 'gm') return { view, prompt };
  const party = partyOf(view);
  const who = prompt && view.combatants[prompt.for];
  const theirs = prompt === null || party.size === 0 || (who && party.has(who.side));
  return {
    view: seenBy(view, eyes, detail),
    prompt: theirs && prompt ? withoutHidden(prompt, unseenIn(view)) : null,
  };
}

/** The sides of combatants that belong to a player. */
const partyOf = (view: View): ReadonlySet<string> =>
  new Set(Object.values(view.combatants).flatMap((one) => (one.player ? [one.side] : [])));

/** The combatants of the party who can see something: all that are not out; if all are out, all of them. */
function seersOf(view: View, party: ReadonlySet<string>): readonly Id[] {
  const ours = Object.values(view.combatants).filter(({ side }) => party.has(side));
  const awake = ours.filter(({ out }) => out === null);
  return (awake.length > 0 ? awake : ours).map(({ id }) => id);
}

/** The foes that are hidden from all of the party. */
function unseenAmong(
  view: View,
  hidden: readonly (readonly [who: Id, from: readonly Id[]])[],
): ReadonlySet<Id> {
  const party = partyOf(view);
  if (hidden.length === 0 || party.size === 0) return new Set();
  const seers = seersOf(view, party);
  const ours = ([id]: readonly [Id, readonly Id[]]): boolean => party.has(view.combatants[id]?.side ?? '');
  return new Set(
    hidden.flatMap((one) => (!ours(one) && seers.every((id) => one[1].includes(id)) ? [one[0]] : [])),
  );
}

const unseenIn = (view: View): ReadonlySet<Id> =>
  unseenAmong(
    view,
    Object.values(view.combatants).flatMap(({ id, hiddenFrom }) =>
      hiddenFrom ? [[id, hiddenFrom] as const] : [],
    ),
  );

/**
 * Filters the fight for these eyes. Foes that are hidden from all of the party are left out. Of all others on sides
 * without a player, players see what stands on the map and in the initiative bar, their conditions, and as much of
 * their harm as `detail` says; with every `detail` but `numbers`, nothing that they can spend and no notes.
 */
export function seenBy(view: View, eyes: Eyes, detail: FoeDetail): View {
  if (eyes === 'gm') return view;
  const party = partyOf(view);
  // Without a party there are no foes to hide.
  if (party.size === 0) return view;
  const open = withoutUnseen(view, unseenIn(view));
  if (detail === 'numbers') return open;
  const combatants = Object.entries(open.combatants).map(([id, one]) => [
    id,
    party.has(one.side) ? one : veiled(one, detail),
  ]);
  return { ...open, combatants: Object.fromEntries(combatants) as View['combatants'] };
}

/** The view without these combatants: no token, no place in the order of turns, no banner of theirs. */
function withoutUnseen(view: View, unseen: ReadonlySet<Id>): View {
  if (unseen.size === 0) return view;
  const { banner, ...rest } = view;
  const there = (id: Id): boolean => !unseen.has(id);
  const bar = view.bar.flatMap((entry): readonly BarEntry[] => {
    const mates = entry.with?.filter(({ id }) => there(id));
    const kept = mates ? { ...entry, with: mates } : entry;
    if (there(entry.id)) return [kept];
    const [next, ...others] = mates ?? [];
    return next ? [{ ...kept, ...next, with: others }] : [];
  });
  return {
    ...rest,
    ...(banner && there(banner.who) ? { banner } : {}),
    active: view.active !== null && there(view.active) ? view.active : null,
    order: view.order.filter(there),
    bar,
    combatants: Object.fromEntries(Object.entries(view.combatants).filter(([id]) => there(id))),
  };
}

/** The prompt without hidden combatants among its picks and provoked reactions. */
function withoutHidden(prompt: Prompt, unseen: ReadonlySet<Id>): Prompt {
  if (prompt.kind !== 'choose' || unseen.size === 0) return prompt;
  return { ...prompt, options: prompt.options.map((option) => optionWithout(option, unseen)) };
}

function optionWithout(option: Option, unseen: ReadonlySet<Id>): Option {
  if (!option.needs) return option;
  const needs = Object.entries(option.needs).map(([field, need]) => [field, needWithout(need, unseen)]);
  return { ...option, needs: Object.fromEntries(needs) as NonNullable<Option['needs']> };
}

function needWithout(need: Need, unseen: ReadonlySet<Id>): Need {
  switch (need.kind) {
    case 'one':
    case 'some':
      return { ...need, oneOf: need.oneOf.filter(({ id }) => !unseen.has(id)) };
    case 'cell':
    case 'path':
      return {
        ...need,
        cells: need.cells.map(({ provokes, ...cell }) => {
          const left = provokes?.filter((id) => !unseen.has(id)) ?? [];
          return left.length > 0 ? { ...cell, provokes: left } : cell;
        }),
      };
    case 'number':
    case 'text':
      return need;
  }
}

/**
 * Filters a preview for these eyes: without hidden foes among those it provokes and reaches, without lines of sight
 * that they stand in, and without the path if a hidden foe is the one who goes it.
 */
export function previewSeen<P extends Preview>(preview: P, view: View, eyes: Eyes): P {
  const unseen = eyes === 'gm' ? new Set<Id>() : unseenIn(view);
  if (unseen.size === 0) return preview;
  const there = (id: Id): boolean => !unseen.has(id);
  const { goes, path, provokes, reached, lines, ...rest } = preview;
  const moves = goes === undefined || there(goes);
  return {
    ...(rest as P),
    ...(moves && goes !== undefined ? { goes } : {}),
    ...(moves && path ? { path } : {}),
    ...(provokes ? { provokes: provokes.filter(there) } : {}),
    ...(reached ? { reached: reached.filter(({ who }) => there(who)) } : {}),
    ...(lines
      ? { lines: lines.filter(({ by }) => by.every(({ who }) => who === undefined || there(who))) }
      : {}),
  };
}

/** Chances, harm and healing without those of unseen combatants. */
function chancesWithout<O extends Pick<OddsReply, 'chances' | 'harm' | 'healing'>>(
  odds: O,
  unseen: ReadonlySet<Id>,
): O {
  return {
    ...odds,
    chances: Object.fromEntries(Object.entries(odds.chances).filter(([tag]) => !isAbout(tag, unseen))),
    ...changesOf(odds, (who) => !unseen.has(who)),
  };
}

/** Filters odds for these eyes: without what hidden foes suffer. */
export function oddsSeen(odds: OddsReply, view: View, eyes: Eyes): OddsReply {
  const unseen = eyes === 'gm' ? new Set<Id>() : unseenIn(view);
  if (unseen.size === 0) return odds;
  const outcomes = odds.outcomes.map(({ tags, p }) => ({
    tags: tags.filter((tag) => !isAbout(tag, unseen)),
    p,
  }));
  return { ...chancesWithout(odds, unseen), outcomes };
}

/** Filters odds by answers for these eyes: also without the answers of hidden foes. */
export function answersSeen(reply: AnswersReply, view: View, eyes: Eyes): AnswersReply {
  const unseen = eyes === 'gm' ? new Set<Id>() : unseenIn(view);
  if (unseen.size === 0) return reply;
  const people = reply.people
    .filter(({ who }) => !unseen.has(who))
    .map(({ who, answers }) => ({ who, answers: answers.map((each) => chancesWithout(each, unseen)) }));
  return { ...reply, people };
}

/**
 * Filters the log for these eyes: without what hidden foes did and suffered, and with as much of the harm of foes as
 * `detail` says. Unchanged lines stay the same objects.
 */
export function linesSeen(
  lines: readonly LogLine[],
  view: View,
  eyes: Eyes,
  detail: FoeDetail,
): readonly LogLine[] {
  const party = partyOf(view);
  if (eyes === 'gm' || party.size === 0) return lines;
  const read: LogLine[] = [];
  for (const line of lines) {
    const one = isSecret(line, view) ? null : toldTo(line, view, party, detail);
    const last = read.at(-1);
    // Two facts of one hurt read the same once they are reduced: only one is shown.
    const again = one !== line && one?.text === last?.text && one?.turn === last?.turn;
    if (one && !again) read.push(one);
  }
  return read;
}

function isSecret({ hidden, who, whom, text }: LogLine, view: View): boolean {
  if (!hidden) return false;
  const unseen = unseenAmong(view, Object.entries(hidden));
  return [...unseen].some((id) => {
    const name = view.combatants[id]?.name;
    return id === who || id === whom || (name !== undefined && text.includes(name));
  });
}

/**
 * A line about the strength of a foe, reduced to the fact that it is hurt; `null` if not even that may be told. Other
 * lines are returned as they are.
 */
function toldTo(line: LogLine, view: View, party: ReadonlySet<string>, detail: FoeDetail): LogLine | null {
  const { strength } = line;
  if (strength === undefined || detail === 'numbers') return line;
  const one = view.combatants[strength];
  if (one && party.has(one.side)) return line;
  if (!line.wound || detail === 'nothing') return null;
  const { id, round, turn, level, who, whom, undone } = line;
  return {
    id,
    round,
    turn,
    level,
    text: `${one?.name ?? 'A foe'} is hurt`,
    ...(who === undefined ? {} : { who }),
    ...(whom === undefined ? {} : { whom }),
    ...(undone ? { undone } : {}),
    wound: true,
  };
}

function veiled(one: CombatantView, detail: Exclude<FoeDetail, 'numbers'>): CombatantView {
  const { body: _, charts: __, shownElsewhere: ___, items: ____, ...rest } = one;
  const track = vitality(one);
  const seen = track && roughly(track, detail);
  const conditions = one.conditions.filter(({ strength }) => !strength);
  return { ...rest, conditions, tracks: seen ? { seen } : {}, pools: {}, notes: [] };
}

const steps = ['at the end of its strength', 'badly hurt', 'hurt', 'unhurt'] as const;

/** A track without its numbers; `undefined` if nothing of it may be seen. */
function roughly(track: Track, detail: Exclude<FoeDetail, 'numbers'>): Track | undefined {
  const share = track.max <= 0 ? 1 : Math.max(0, Math.min(1, track.left / track.max));
  const told = (left: number, max: number, words: string): Track => ({
    label: 'How it fares',
    kind: 'bar',
    left,
    max,
    words,
    clause: track.clause,
  });
  switch (detail) {
    case 'share': {
      // Only the unhurt have ten tenths, and only those with nothing left have none.
      const tenths = share >= 1 ? 10 : share <= 0 ? 0 : Math.max(1, Math.min(9, Math.round(share * 10)));
      return told(tenths, 10, `about ${tenths * 10} %`);
    }
    case 'words': {
      const step = share >= 1 ? 3 : share > 0.5 ? 2 : share > 0.25 ? 1 : 0;
      return told(step + 1, 4, steps[step] ?? '');
    }
    case 'hurt':
      return told(share >= 1 ? 2 : 1, 2, share >= 1 ? 'unhurt' : 'hurt');
    case 'nothing':
      return undefined;
  }
}
