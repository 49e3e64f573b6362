import type { Id } from '../kernel/json.ts';
import type { Degree } from './degree.ts';
import { isOut } from './degree.ts';

/** How often each of something came up. */
export type Counts = { readonly [key: string]: number };

/**
 * What came of many fights. Everything is counted in whole numbers, so that parts add up to the same whole in whatever
 * order they come in, and a part travels between workers as it is.
 */
export interface Tally {
  readonly fights: number;
  /** Fights that were broken off because they took too many rounds. */
  readonly endless: number;
  /** By the side that won; `''` where nobody did. */
  readonly wins: Counts;
  /** By the number of rounds. */
  readonly rounds: Counts;
  /** The first fight that ended so, by who won it: to be watched. */
  readonly examples: Counts;
  /** Fights at whose end somebody of the party was out, and those at whose end all of it were. */
  readonly somebodyOut: number;
  readonly wipedOut: number;
  readonly people: { readonly [who: Id]: PersonTally };
}

/** What came of one combatant. */
export interface PersonTally {
  readonly ends: { readonly [degree in Degree]?: number };
  /** By pool: fights by what was left of it. */
  readonly pools: { readonly [pool: string]: Counts };
  /** Who took it out; `''` where it did that by itself. */
  readonly felledBy: Counts;
  /** Of the fights in which it was taken out before anybody else: by who won. */
  readonly felledFirst: Counts;
}

/** How one fight ended. */
export interface Ending {
  readonly index: number;
  readonly winner: string | null;
  readonly rounds: number;
  readonly endless: boolean;
  readonly people: readonly {
    readonly id: Id;
    /** Of the side that people play for. */
    readonly party: boolean;
    readonly end: Degree;
    readonly pools: { readonly [pool: string]: number };
  }[];
  /** Who was taken out, in that order, and by whom. */
  readonly felled: readonly { readonly who: Id; readonly by: Id | null }[];
}

export const noFights: Tally = {
  fights: 0,
  endless: 0,
  wins: {},
  rounds: {},
  examples: {},
  somebodyOut: 0,
  wipedOut: 0,
  people: {},
};

const nothing: PersonTally = { ends: {}, pools: {}, felledBy: {}, felledFirst: {} };

/** One fight as a tally. */
export function tallyOf(ending: Ending): Tally {
  const standing = ending.people.filter(({ party, end }) => party && !isOut(end)).length;
  const all = ending.people.filter(({ party }) => party).length;
  const people: { [who: Id]: PersonTally } = {};
  const felledBy = new Map(ending.felled.map(({ who, by }) => [who, by ?? '']));
  const first = ending.felled[0]?.who;
  for (const { id, end, pools } of ending.people) {
    const by = felledBy.get(id);
    people[id] = {
      ends: { [end]: 1 },
      pools: Object.fromEntries(Object.entries(pools).map(([pool, left]) => [pool, { [left]: 1 }])),
      felledBy: by === undefined ? {} : { [by]: 1 },
      felledFirst: id === first ? { [ending.winner ?? '']: 1 } : {},
    };
  }
  return {
    fights: 1,
    endless: ending.endless ? 1 : 0,
    wins: { [ending.winner ?? '']: 1 },
    rounds: { [ending.rounds]: 1 },
    examples: { [ending.winner ?? '']: ending.index },
    somebodyOut: standing < all ? 1 : 0,
    wipedOut: standing === 0 && all > 0 ? 1 : 0,
    people,
  };
}

/** Both together. */
export function merged(a: Tally, b: Tally): Tally {
  return {
    fights: a.fights + b.fights,
    endless: a.endless + b.endless,
    wins: added(a.wins, b.wins),
    rounds: added(a.rounds, b.rounds),
    examples: each(a.examples, b.examples, Number.POSITIVE_INFINITY, Math.min),
    somebodyOut: a.somebodyOut + b.somebodyOut,
    wipedOut: a.wipedOut + b.wipedOut,
    people: each(a.people, b.people, nothing, (one, other) => ({
      ends: added(one.ends as Counts, other.ends as Counts),
      pools: each(one.pools, other.pools, {}, added),
      felledBy: added(one.felledBy, other.felledBy),
      felledFirst: added(one.felledFirst, other.felledFirst),
    })),
  };
}

function added(a: Counts, b: Counts): Counts {
  const sum: { [key: string]: number } = { ...a };
  for (const [key, count] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

type Named<T> = { readonly [key: string]: T };

function each<T>(a: Named<T>, b: Named<T>, empty: T, both: (a: T, b: T) => T): Named<T> {
  const result: { [key: string]: T } = { ...a };
  for (const [key, value] of Object.entries(b)) result[key] = both(result[key] ?? empty, value);
  return result;
}
