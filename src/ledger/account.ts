import type { RunMoment } from '../engine/course.ts';
import type { System } from '../engine/system.ts';
import type { Degree } from '../forecast/degree.ts';
import { degreeOf } from '../forecast/degree.ts';
import type { Id } from '../kernel/json.ts';
import type { Fact } from '../kernel/port.ts';
import type { CombatantView, Out, View } from '../kernel/view.ts';
import type { Counted } from './books.ts';
import { Books, poolsOf, writeAsked, writeMarks, writeSpent } from './books.ts';
import { countedOf, marksOf } from './marks.ts';
import { retell } from './retell.ts';
import { scaleOf, weightsOf } from './scores.ts';
import { lineOf } from './told-in.ts';
import { rolledSteps } from './weigh.ts';

/** What a combatant did in a fight, and what happened to it. */
export interface PersonAccount {
  readonly id: Id;
  readonly name: string;
  readonly side: string;
  /** Whether its side has player characters. */
  readonly party: boolean;
  /** A thing, not somebody. */
  readonly thing?: true;
  readonly out: Out | null;
  readonly end: Degree;
  /** All the harm that it can take, in the unit of `vitality`; at least 1. */
  readonly life: number;
  /** The number of its turns that have begun, without those in which it was out and could do nothing. */
  readonly turns: number;
  /** The options it chose for its deeds and for its reactions, most frequent first. */
  readonly deeds: readonly Counted[];
  readonly reactions: readonly Counted[];
  readonly hits: number;
  readonly misses: number;
  readonly timesHit: number;
  readonly timesMissed: number;
  /**
   * Harm by track, as the log tells it, even beyond what the track had left: done to other sides, done to others of its
   * own side, and suffered from any source but the game master's hand.
   */
  readonly done: readonly Counted[];
  readonly doneToFriends: readonly Counted[];
  readonly suffered: readonly Counted[];
  /** Whom it took out, and who took it out, once for each time; `''`: nobody else. */
  readonly tookOut: readonly Id[];
  readonly takenOutBy: readonly Id[];
  /** What it spent of its lasting pools, whatever of it came back later; without changes by hand. */
  readonly spent: readonly Counted[];
}

/** A deed whose dice can be weighed, and where the log tells of it. */
export interface RolledDeed {
  /** The number of its step. */
  readonly step: number;
  readonly round: number;
  readonly turn: Id | null;
  /** The index of its line among the log lines that were not undone; `null` without one. */
  readonly line: number | null;
  readonly text: string;
}

/** Who did what, from the beginning of a fight to its current state. */
export interface Account {
  readonly rounds: number;
  readonly over: { readonly winner: string | null } | null;
  /** Sides with player characters come first. */
  readonly people: readonly PersonAccount[];
  readonly deeds: readonly RolledDeed[];
  /** Whether wounds are weighted by their level. */
  readonly ladder: boolean;
}

/** Each label as often as it was counted. */
const eachTime = (counted: readonly Counted[]): readonly Id[] =>
  counted.flatMap(({ label, n }) => new Array<Id>(n).fill(label));

/** The account of a fight, by replaying all its steps. */
export function accountOf<S, F extends Fact>(system: System<S, F>, steps: readonly RunMoment<S>[]): Account {
  const { books, seen, deeds, end, last } = counted(system, steps);
  const scale = scaleOf({ combatants: Object.fromEntries(seen) });
  const everybody = [...seen.values()];
  const party = new Set(everybody.flatMap(({ player, side }) => (player ? [side] : [])));
  const people = everybody.map((one): PersonAccount => {
    // A combatant without a place in the last view has left the fight: a destroyed thing.
    const there = last[one.id] ? one : { ...one, out: one.out ?? ('gone' as const) };
    return personOf(there, books, scale.people[one.id]?.life ?? 1, party.has(one.side));
  });
  return {
    rounds: system.clock(end).round,
    over: system.over(end),
    people: people.sort((a, b) => Number(b.party) - Number(a.party)),
    deeds,
    ladder: everybody.some((one) => Object.values(weightsOf(one)).some((weight) => weight > 1)),
  };
}

/** Facts by which a turn of their `who` begins, or is put off and will begin later. */
const turnsTold: { readonly [fact: string]: number } = { 'turn-began': 1, 'turn-saved': -1 };

/** What a replay of a fight has counted. */
interface Counts<S> {
  readonly books: Books;
  /** Everybody who was ever in the fight, as they were seen last. */
  readonly seen: ReadonlyMap<Id, CombatantView>;
  readonly deeds: readonly RolledDeed[];
  /** The fight in its present state, and everybody who is in it. */
  readonly end: S;
  readonly last: View['combatants'];
}

function counted<S, F extends Fact>(system: System<S, F>, steps: readonly RunMoment<S>[]): Counts<S> {
  const books = new Books();
  const seen = new Map<Id, CombatantView>();
  const rolled = new Set(rolledSteps(system, steps));
  const deeds: RolledDeed[] = [];
  const names = new Map([...(system.answers ?? []), ...system.reactions].map(({ id, label }) => [id, label]));
  let lines = 0;
  let begun = false;
  let end: S | null = null;
  for (const past of steps) {
    const { step } = past;
    const before = system.view(past.base);
    for (const one of Object.values(before.combatants)) seen.set(one.id, one);
    const { round, active } = system.clock(past.base);
    const writeTurns = (who: Id, n: number): void => {
      if (!before.combatants[who]?.out) books.add('turns', who, 'turn', n);
    };
    // Later turns are told. Who acts now may act in the turn of another: with a baton that was passed.
    if (!begun && active !== null) writeTurns(active, 1);
    begun = true;
    let first = true;
    let pools = poolsOf(system.status(past.base));
    const told = retell(
      system,
      past,
      (question, choice) => {
        writeAsked(books, names, question, choice, first);
        first = false;
      },
      {
        lines: true,
        onChange(fight, byHand) {
          const poolsNow = poolsOf(system.status(fight));
          if (!byHand) writeSpent(books, pools, poolsNow);
          pools = poolsNow;
        },
      },
    );
    const marks = marksOf(
      system,
      told.events.map(({ fact }) => fact),
    );
    writeMarks(books, countedOf(marks, told.events).flat(), before);
    for (const { fact } of told.events) {
      const who = (fact as { readonly who?: Id }).who ?? '';
      writeTurns(who, turnsTold[fact.fact] ?? 0);
    }
    if (rolled.has(step)) {
      const from = past.answers.findIndex(({ kind }) => kind === 'draw');
      deeds.push({ step, round, turn: active, ...lineOf(told.events, marks, from, lines) });
    }
    lines += told.events.filter(({ line }) => line !== null).length;
    end = told.fight;
  }
  // A run has at least the step that it is at.
  const now = end as S;
  const { combatants } = system.view(now);
  for (const one of Object.values(combatants)) seen.set(one.id, one);
  return { books, seen, deeds, end: now, last: combatants };
}

/** The account of one combatant, from its books. */
function personOf(one: CombatantView, books: Books, life: number, party: boolean): PersonAccount {
  return {
    id: one.id,
    name: one.name,
    side: one.side,
    party,
    ...(one.thing && { thing: true }),
    out: one.out,
    end: degreeOf(one),
    life,
    turns: books.total('turns', one.id),
    deeds: books.of('deeds', one.id),
    reactions: books.of('reactions', one.id),
    hits: books.total('hits', one.id),
    misses: books.total('misses', one.id),
    timesHit: books.total('timesHit', one.id),
    timesMissed: books.total('timesMissed', one.id),
    done: books.of('done', one.id),
    doneToFriends: books.of('doneToFriends', one.id),
    suffered: books.of('suffered', one.id),
    tookOut: eachTime(books.of('tookOut', one.id)),
    takenOutBy: eachTime(books.of('takenOutBy', one.id)),
    spent: books.of('spent', one.id),
  };
}
