import { negligible, percent } from './figures.ts';
import type { Id } from './json.ts';
import type { Changes } from './odds-changes.ts';
import { changesOf, changesOnly, meanHarm, meanHealing, shortHarm, trackName } from './odds-changes.ts';
import { conditionIn, isOfDeed, whomIn } from './outcome-tag.ts';
import type { CombatantView } from './view.ts';

/** Odds in words: the same on buttons, in previews and in the reasons of tactics. */

interface Chance {
  readonly tag: string;
  readonly p: number;
  /** "62 %". */
  readonly figure: string;
  /** "hit". */
  readonly label: string;
}

const known: readonly (readonly [string, string])[] = [
  ['gets-away', 'gets away'],
  ['hit', 'hit'],
  ['wounds', 'wounds'],
  ['critical', 'critical'],
  ['critical-defence', 'critical defence'],
  ['harm', 'hurts'],
  ['thwarts', 'stops it'],
  // A wound that goes to a higher level because all slots of its own are taken.
  ['spills', 'finds its level full'],
];

/** Outcomes that are the complement of one of these, and are left out beside it. */
const rests: { readonly [tag: string]: readonly string[] } = {
  miss: ['hit', 'won', 'works'],
  lost: ['won'],
  caught: ['gets-away'],
  fails: ['works'],
};
/** Mishaps of the one who acts, listed last. */
const mishaps: ReadonlySet<string> = new Set(['fumble', 'critical-failure']);
/** Outcomes left out if certain: the question has stated them already. */
const saidByTheQuestion: ReadonlySet<string> = new Set(['thwarts']);
/** The outcomes that count as success; the first one present is used. */
const successes = ['hit', 'works', 'won'] as const;
/** What befalls one combatant, in words. */
const verbs = {
  back: 'comes to',
  succumbs: 'gives in',
  notices: 'notices',
  moved: 'is moved',
};
/** The maximum number of conditions that are listed, and of watchers. */
const mostOfAKind = 3;

/** Odds in the form that these functions put into words: see `OddsReply` of the protocol. */
export interface SaidOdds extends Changes {
  readonly samples?: number;
  readonly halfWidth?: number;
  readonly judged?: true;
  /** The tags of the deed that may come more than once: it strikes several, or with several weapons. */
  readonly several?: readonly string[];
}

const spaced = (tag: string): string => tag.replaceAll('-', ' ');

/** Of what may come more than once the chance is that it comes at all: "any hit". */
const countable: ReadonlySet<string> = new Set(['hit', 'critical']);
const labelOf = ({ several }: SaidOdds, tag: string, words: string): string =>
  countable.has(tag) && several?.includes(tag) ? `any ${words}` : words;

/**
 * The chances worth showing, in the order in which people ask for them. `of`: the combatant whose name is shown beside
 * them, so that "drops it" is enough.
 */
export function chances(odds: SaidOdds, name: (id: Id) => string, of: Id | null = null): readonly Chance[] {
  const list: Chance[] = [];
  const seen = new Set<string>();
  const add = (tag: string, label: string): void => {
    const p = odds.chances[tag];
    seen.add(tag);
    if (p === undefined) return;
    if (p > 1 - negligible && saidByTheQuestion.has(tag)) return;
    if (p === 0 && !odds.exact && odds.samples)
      list.push({ tag, p, figure: `under 3 in ${odds.samples}`, label });
    else if (p > 0 || tag === 'hit') list.push({ tag, p, figure: percent(p), label });
  };
  for (const [tag, words] of known) add(tag, labelOf(odds, tag, words));
  for (const tag of Object.keys(odds.chances)) {
    if (seen.has(tag) || mishaps.has(tag) || !isOfDeed(tag) || rests[tag]?.some((of) => of in odds.chances))
      continue;
    add(tag, spaced(tag));
  }
  for (const tag of Object.keys(odds.chances)) {
    const out = whomIn('out', tag);
    if (out !== null) add(tag, `drops ${out === of ? 'it' : name(out)}`);
  }
  const likeliest = <Told>(told: (tag: string) => Told | null): readonly (readonly [string, Told])[] =>
    Object.keys(odds.chances)
      .flatMap((tag) => {
        const one = told(tag);
        return one === null ? [] : [[tag, one] as const];
      })
      .sort(([a], [b]) => (odds.chances[b] ?? 0) - (odds.chances[a] ?? 0))
      .slice(0, mostOfAKind);
  const resists = resisting(odds);
  for (const kind of Object.keys(verbs) as readonly (keyof typeof verbs)[]) {
    const verb = verbs[kind];
    for (const [tag, who] of likeliest((one) => whomIn(kind, one))) {
      if (kind === 'succumbs' && (who !== resists || toldByEffect(odds, who))) continue;
      if (kind === 'moved' && toldBySuccess(odds, tag)) continue;
      add(tag, who === of ? verb : `${name(who)} ${verb}`);
    }
  }
  for (const [tag, { on, condition }] of likeliest(conditionIn)) {
    const what = spaced(condition);
    const named = what.startsWith('its ') ? `${name(on)}’s ${what.slice(4)}` : `${name(on)} ${what}`;
    add(tag, on === of ? what : named);
  }
  for (const tag of mishaps) if (tag in odds.chances) add(tag, spaced(tag));
  return list;
}

/**
 * The combatant whose resistance alone decides whether a choice succeeds; `null` if there is a roll to succeed, or
 * several resist.
 */
function resisting({ chances }: SaidOdds): Id | null {
  if (['miss', ...successes].some((tag) => tag in chances)) return null;
  const resist = Object.keys(chances).flatMap(
    (tag) => whomIn('withstands', tag) ?? whomIn('succumbs', tag) ?? [],
  );
  const [who, ...others] = new Set(resist);
  return who === undefined || others.length > 0 ? null : who;
}

/** Whether it is certain, or comes with each success. */
const toldBySuccess = ({ chances }: SaidOdds, tag: string): boolean =>
  [1, ...successes.map((one) => chances[one] ?? 0)].some(
    (p) => Math.abs(p - (chances[tag] ?? 0)) < negligible,
  );

/** Whether a condition, or being moved, tells the same as that somebody succumbs. */
const toldByEffect = ({ chances }: SaidOdds, who: Id): boolean =>
  Object.entries(chances).some(
    ([tag, p]) =>
      (whomIn('moved', tag) === who || conditionIn(tag)?.on === who) &&
      Math.abs(p - (chances[`succumbs:${who}`] ?? 0)) < negligible,
  );

const told = ['out', 'back', 'moved'] as const;

/** The part of odds about several combatants that befalls one of them. */
export const about = <Odds extends SaidOdds>(odds: Odds, who: Id): Odds => ({
  ...odds,
  chances: Object.fromEntries(
    Object.entries(odds.chances).filter(
      ([tag]) => told.some((kind) => whomIn(kind, tag) === who) || conditionIn(tag)?.on === who,
    ),
  ),
  ...changesOf(odds, (id) => id === who),
});

/**
 * The same of each answer that one of several may give. An ally who helps, whom no answer ever befalls, is told the
 * whole of it.
 */
export function aboutAnswers<Odds extends SaidOdds>(answers: readonly Odds[], who: Id): readonly Odds[] {
  const own = answers.map((answer) => about(answer, who));
  const befallen = ({ chances, harm, healing }: SaidOdds): boolean =>
    [chances, harm, healing].some((all) => Object.keys(all ?? {}).length > 0);
  return own.some(befallen) ? own : answers;
}

/**
 * Whether two exact odds have equal chances. Identifies the answer that the overall odds assume: its own odds are the
 * same.
 */
export const isSame = (odds: SaidOdds, others: SaidOdds): boolean =>
  odds.exact &&
  others.exact &&
  [...Object.keys(odds.chances), ...Object.keys(others.chances)].every(
    (tag) => Math.abs((odds.chances[tag] ?? 0) - (others.chances[tag] ?? 0)) < negligible,
  );

/** A count in words, rounded down: "2 billion", "870 million". */
const large = (count: number): string =>
  count >= 1e9 ? `${Math.floor(count / 1e9)} billion` : `${Math.floor(count / 1e6)} million`;

/**
 * How certain the figures are: for exact ones the probability left out for long bursts, for estimates the interval and
 * the number of plays.
 */
export function certainty(
  odds: Omit<SaidOdds, 'chances' | 'harm' | 'healing'> & { readonly tail?: number },
): string {
  const { exact, tail, halfWidth, samples, judged } = odds;
  const words = exact
    ? `exact${tail === undefined ? '' : ` to 1 in ${large(1 / tail)}`}`
    : `estimate${halfWidth === undefined ? '' : ` ± ${Math.max(1, Math.round(halfWidth * 100))}`}${
        samples === undefined ? '' : ` of ${samples} fights`
      }`;
  return judged ? `${words}, if the game master judges as usual` : words;
}

/** Each chance with its figure: "62 % hit", "24 % critical", "9 % drops Ogre". */
export const oddsParts = (odds: SaidOdds, name: (id: Id) => string): readonly string[] =>
  chances(odds, name).map((chance) => `${chance.figure} ${chance.label}`);

/** A combatant as odds in words need it. */
type Named = Pick<CombatantView, 'name' | 'tracks'>;

/**
 * The odds in a few words, for a line that is cut where its room ends: "62 % hit", "9 % drops it", "4.3 harm". Who
 * drops or comes to, and the mean harm or healing, come right after the chance of success, since they tell a blow or an
 * answer apart from others. If nothing but the amount is left to chance, that is all. `of`: the combatant whose name is
 * shown beside it. `doer`: whose deed it is, if harm to that one should be told apart from harm to others.
 */
export function shortOdds(
  odds: SaidOdds,
  one: (id: Id) => Named | undefined,
  of: Id | null = null,
  doer: Id | null = null,
): readonly string[] {
  const own = changesOnly(odds, of);
  const name = (id: Id): string => one(id)?.name ?? id;
  const harm = meanHarm(own, one, doer);
  const healing = meanHealing(own, one);
  const healed = healing ? [`${healing.does} ${healing.much}`] : [];
  const list = chances(odds, name, of);
  if (list.length === 0)
    return shortHarm(own, name, (id, track) => trackName(one(id)?.tracks, track), doer).concat(healed);
  const decides = ({ tag }: Chance): boolean => whomIn('out', tag) !== null || whomIn('back', tag) !== null;
  const words = ({ figure, label }: Chance): string => `${figure} ${label}`;
  // A condition is no success: what a walk past enemies costs comes before that one of them is braced.
  const leading = list[0] && conditionIn(list[0].tag) ? 0 : 1;
  const others = list.slice(leading);
  return [
    ...list.slice(0, leading).map(words),
    ...others.filter(decides).map(words),
    ...(harm === null ? [] : [harm]),
    ...healed,
    ...others.filter((one) => !decides(one)).map(words),
  ];
}

/**
 * The chance that a choice succeeds and what its success is called: `what` by its tag, `label` as it is said. `plays` is
 * the number of plays of an estimate. `null` if the odds contain neither a success nor a miss, nor the resistance of one combatant that decides alone.
 */
export function success(odds: SaidOdds): {
  readonly p: number;
  readonly what: string;
  readonly label: string;
  readonly plays?: number | undefined;
} | null {
  const found = successes.find((tag) => odds.chances[tag] !== undefined);
  const what = found ?? ('miss' in odds.chances ? 'hit' : null);
  const who = what === null ? resisting(odds) : null;
  if (what === null && who === null) return null;
  const p = odds.chances[what ?? `succumbs:${who}`] ?? 0;
  const said = what ?? 'gives in';
  return { p, what: said, label: labelOf(odds, said, said), ...(odds.exact ? {} : { plays: odds.samples }) };
}

/**
 * A probability estimated from plays: what happened never or always is reported as an upper or lower bound (rule of
 * three).
 */
function percentIn(p: number, plays: number): string {
  const unsure = Math.ceil(300 / plays);
  if (p === 0) return `<${unsure} %`;
  return p === 1 ? `>${100 - unsure} %` : percent(p);
}

/** The lowest and the highest of these chances: "62 %", "38–62 %", for estimates "≈ 38–62 %". */
export function span(found: readonly { readonly p: number; readonly plays?: number | undefined }[]): string {
  const [low, high] = [...found]
    .sort((a, b) => a.p - b.p)
    .filter((_, at, all) => at === 0 || at === all.length - 1);
  const figure = (one: typeof low): string =>
    one === undefined ? '' : one.plays === undefined ? percent(one.p) : percentIn(one.p, one.plays);
  const [from, to] = [figure(low), figure(high ?? low)];
  const about = found.some(({ plays }) => plays !== undefined) ? '≈ ' : '';
  return `${about}${from === to ? from : `${from.replace(/\s%$/, '')}–${to}`}`;
}
