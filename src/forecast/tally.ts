import type { Id } from '../kernel/json.ts';
import type { Degree } from './degree.ts';
import { isOut } from './degree.ts';

/** Frequencies by key. */
export type Counts = { readonly [key: string]: number };

/**
 * The results of many fights. All values are integers, so tallies can be merged in any order with the same sum. Plain
 * data that workers send as it is.
 */
export interface Tally {
  readonly fights: number;
  /** Fights that were broken off because they took too many rounds. */
  readonly endless: number;
  /** By the side that won; `''` where nobody did. */
  readonly wins: Counts;
  /** By the number of rounds. */
  readonly rounds: Counts;
  /** The lowest index of a fight by its winner (`''`: nobody), so that one can be watched. */
  readonly examples: Counts;
  /** Fights at whose end at least one of the party was out, and those at whose end all of it were. */
  readonly somebodyOut: number;
  readonly wipedOut: number;
  readonly people: { readonly [who: Id]: PersonTally };
}

/** The results of one combatant. */
export interface PersonTally {
  readonly ends: { readonly [degree in Degree]?: number };
  /** For each pool: the number of fights by what is left of it, with what is lent. */
  readonly pools: { readonly [pool: string]: Counts };
  /** How often each other combatant took it out; `''`: nobody else. */
  readonly felledBy: Counts;
  /** The fights in which it was the first to be taken out, by winner. */
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
    /** Whether it belongs to the party; see `castOf`. */
    readonly party: boolean;
    readonly end: Degree;
    readonly pools: { readonly [pool: string]: number };
  }[];
  /** Who was taken out, in order, and by whom; `null`: nobody else. Things are left out. */
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

type Writable<T> = T extends number | undefined ? T : { -readonly [K in keyof T]: Writable<T[K]> };

/** The tally of these fights. */
export function tallyOf(endings: readonly Ending[]): Tally {
  const tally: Writable<Tally> = { ...noFights, wins: {}, rounds: {}, examples: {}, people: {} };
  for (const ending of endings) count(tally, ending);
  return tally;
}

/** Adds one fight to a tally. */
function count(tally: Writable<Tally>, { index, winner, rounds, endless, people, felled }: Ending): void {
  const won = winner ?? '';
  tally.fights++;
  if (endless) tally.endless++;
  more(tally.wins, won);
  more(tally.rounds, rounds);
  tally.examples[won] = Math.min(tally.examples[won] ?? index, index);
  const party = people.filter((one) => one.party);
  const standing = party.filter(({ end }) => !isOut(end)).length;
  if (standing < party.length) tally.somebodyOut++;
  if (standing === 0 && party.length > 0) tally.wipedOut++;
  for (const { id, end, pools } of people) {
    tally.people[id] ??= { ends: {}, pools: {}, felledBy: {}, felledFirst: {} };
    const person = tally.people[id];
    more(person.ends as Writable<Counts>, end);
    for (const [pool, left] of Object.entries(pools)) {
      person.pools[pool] ??= {};
      more(person.pools[pool], left);
    }
    const fall = felled.find(({ who }) => who === id);
    if (!fall) continue;
    more(person.felledBy, fall.by ?? '');
    if (fall === felled[0]) more(person.felledFirst, won);
  }
}

function more(counts: Writable<Counts>, key: string | number): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** The sum of two tallies. */
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
