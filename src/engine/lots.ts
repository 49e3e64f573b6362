import type { Faces, Pool } from '../kernel/dice.ts';
import type { Distribution, Outcome } from '../kernel/distribution.ts';
import { distributionOf } from '../kernel/distribution.ts';
import type { Against, Reading, Rough, Words } from '../kernel/readings.ts';

/**
 * Partially hidden rolls in exact odds: rolls of which less shows at first than may matter later (`Reading.shows`).
 *
 * Results that look alike form one *lot*. Enumeration branches once for each lot and keeps the results behind it as
 * weights. A later roll that is read against a hidden one (`Reading.against`) combines with each of them; its lots
 * consist of pairs of results. Pairs that no rule tells apart never become branches of their own.
 */

/** Results that look alike. `faces` and `result` are those of one of them, see {@link standsFor}. */
export interface Lot extends Outcome<unknown> {
  /** The results behind it with their weights; absent where the whole result shows. */
  readonly behind?: Behind;
}

interface Behind {
  readonly ways: readonly Hidden[];
  /** The sum of their weights. */
  readonly weight: number;
  /** Cache of {@link lotsAgainst}, by pool, reading and which of the two rolls is meant. */
  readonly read: Map<string, Lots>;
}

/** One possibility behind a lot: a result of the last roll, and of the roll that it was read against. */
interface Hidden {
  readonly last: Outcome<unknown>;
  readonly other: Outcome<unknown> | null;
  /** The possibility before the last roll; `null` where the last roll was the first hidden one. */
  readonly from: Hidden | null;
  /** Rolls since the first hidden one, the last one included; and the place of `other` among them, −1 without one. */
  readonly rolls: number;
  readonly otherAt: number;
  weight: number;
}

/** The faces of every roll since the first hidden one, in order. Computed on demand: few are asked for. */
function facesOf({ last, other, from, rolls, otherAt }: Hidden): readonly Faces[] {
  const faces = from ? facesOf(from).slice(0, rolls - 1) : [];
  faces[rolls - 1] = last.faces;
  if (other) faces[otherAt] = other.faces;
  return faces;
}

export interface Lots {
  readonly lots: readonly Lot[];
  readonly denominator: number;
  readonly tail: number;
}

/**
 * The possibility that represents a lot: the rules receive its faces. It must be the first. When a roll is read
 * against a hidden one, the rules already hold faces of the hidden roll and continue with the first lot of the new
 * one, so the first possibility of that lot must contain those same faces. It does, because results are combined in
 * order.
 */
const standsFor = (ways: readonly Hidden[]): Hidden => ways[0] as Hidden;

/** Whether results are taken in reverse order, so that the last of those that look alike represents them. */
let reversed = false;

/**
 * Computes something with another result representing each lot. No decision and no fact may depend on what is hidden,
 * so exact odds must not change. Where they do, a rule, a fact or a tactic reads something hidden. Nothing else would
 * reveal such a fault: the odds would merely be wrong.
 */
export function withOtherStandIn<T>(deed: () => T): T {
  reversed = true;
  try {
    return deed();
  } finally {
    reversed = false;
  }
}

const reversals = new WeakMap<readonly Outcome<unknown>[], readonly Outcome<unknown>[]>();

/** The outcomes in the current order. Each order has one array, so that caches can use it as a key. */
function ordered(outcomes: readonly Outcome<unknown>[]): readonly Outcome<unknown>[] {
  if (!reversed) return outcomes;
  let known = reversals.get(outcomes);
  if (!known) {
    known = outcomes.toReversed();
    reversals.set(outcomes, known);
  }
  return known;
}

const looks = new WeakMap<readonly Outcome<unknown>[], Lots>();

/** The lots of a roll by itself. */
export function lotsOf(pool: Pool, reading: Reading<unknown>): Lots {
  const { outcomes, denominator, tail } = distributionOf(pool, reading);
  const { shows } = reading;
  if (!shows) return { lots: outcomes, denominator, tail };
  const inOrder = ordered(outcomes);
  let known = looks.get(inOrder);
  if (!known) {
    const found = new Map<string | number, Hidden[]>();
    for (const last of inOrder) {
      const way = { last, other: null, from: null, rolls: 1, otherAt: -1, weight: last.weight };
      into(found, shows.key(last.result)).push(way);
    }
    known = { lots: [...found.values()].map(lotOf), denominator, tail };
    looks.set(inOrder, known);
  }
  return known;
}

/** Which of the two behind a lot is meant. */
export type Which = 'last' | 'other';

/**
 * The lots of a roll that is read against a hidden one.
 * @param which which of the two rolls behind the lot is meant.
 * @throws where nothing is behind the lot.
 */
export function lotsAgainst(pool: Pool, against: Against<unknown>, { behind }: Lot, which: Which): Lots {
  if (!behind) throw new Error(`${against.reading.id}: nothing lies behind`);
  const { ways, weight, read } = behind;
  const name = `${pool.id}|${against.reading.id}|${which}`;
  let known = read.get(name);
  if (!known) {
    known = pairs(distributionOf(pool, against.reading), against, ways, weight, which);
    read.set(name, known);
  }
  return known;
}

/** Results that are treated as one until a closer look is needed (`Rough`). */
interface Group extends Outcome<unknown> {
  readonly members?: readonly Outcome<unknown>[];
}

const membersOf = (outcome: Group): readonly Outcome<unknown>[] => outcome.members ?? [outcome];

const groups = new WeakMap<readonly Outcome<unknown>[], readonly Group[]>();

function groupsOf(outcomes: readonly Outcome<unknown>[], rough: Rough<unknown>): readonly Group[] {
  let known = groups.get(outcomes);
  if (!known) {
    const found = new Map<string | number, Outcome<unknown>[]>();
    for (const outcome of outcomes) into(found, rough.key(outcome.result)).push(outcome);
    known = [...found.values()].map((members): Group => {
      const [first] = members as [Outcome<unknown>];
      return { ...first, weight: members.reduce((sum, { weight }) => sum + weight, 0), members };
    });
    groups.set(outcomes, known);
  }
  return known;
}

function pairs(
  { outcomes, denominator, tail }: Distribution<unknown>,
  { key, rough }: Against<unknown>,
  ways: readonly Hidden[],
  weight: number,
  which: Which,
): Lots {
  const found = new Map<string | number, Hidden[]>();
  const add = (last: Outcome<unknown>, other: Outcome<unknown>, against: Hidden, share: number): void => {
    const { rolls, otherAt } = against;
    const way = { last, other, from: against, rolls: rolls + 1, otherAt, weight: share * last.weight };
    into(found, key(last.result, other.result)).push(way);
  };
  const inOrder = ordered(outcomes);
  const all: readonly Group[] = rough ? groupsOf(inOrder, rough) : inOrder;
  for (const way of only(ways, which)) {
    const other = way.other as Group;
    for (const last of all) {
      if (!rough?.close(last.result, other.result)) add(last, other, way, way.weight);
      else {
        for (const one of membersOf(other)) {
          for (const each of membersOf(last)) add(each, one, way, (way.weight * one.weight) / other.weight);
        }
      }
    }
  }
  return { lots: [...found.values()].map(lotOf), denominator: denominator * weight, tail: tail * weight };
}

/** The possibilities where only one of the two rolls still counts: as `other` of the next roll, equal ones merged. */
function only(ways: readonly Hidden[], which: Which): Iterable<Hidden> {
  const found = new Map<Outcome<unknown>, Hidden>();
  for (const way of ways) {
    const other = way[which] as Outcome<unknown>;
    const known = found.get(other);
    if (known) known.weight += way.weight;
    else {
      const otherAt = which === 'last' ? way.rolls - 1 : way.otherAt;
      found.set(other, { ...way, from: way, other, otherAt });
    }
  }
  return found.values();
}

function lotOf(ways: readonly Hidden[]): Lot {
  const { last } = standsFor(ways);
  const weight = ways.reduce((sum, way) => sum + way.weight, 0);
  return { ...last, weight, behind: { ways, weight, read: new Map() } };
}

/** What is known of a roll that stays hidden, gathered from the lots of all ways that merge. */
export type Known = Map<Outcome<unknown>, Hidden>;

/** Adds what this lot, which has probability `chance`, says of one of its two rolls. */
export function known({ behind: hidden }: Lot, which: Which, chance: number, sofar: Known): void {
  if (!hidden) return;
  for (const way of hidden.ways) {
    const it = way[which] as Outcome<unknown>;
    const share = (chance * way.weight) / hidden.weight;
    const before = sofar.get(it);
    if (before) before.weight += share;
    else sofar.set(it, { ...way, weight: share });
  }
}

/** All that is known as one lot. */
export const knownLot = (sofar: Known): Lot => lotOf([...sofar.values()]);

interface Worded {
  share: number;
  /** Faces of the first possibility with this word. */
  readonly faces: readonly Faces[];
}

/** The words by which a crossing splits a lot, each with its share; a single word where nothing is hidden. */
export function wordsOf(words: Words | undefined, lot: Lot | undefined): ReadonlyMap<string, Worded> {
  const found = new Map<string, Worded>();
  if (!lot || !words) return found.set(words?.of(undefined, undefined) ?? '', { share: 1, faces: [] });
  if (!lot.behind) return found;
  const { ways, weight: all } = lot.behind;
  for (const way of ways) {
    const { last, other, weight } = way;
    const how = words.of(last.result, other?.result);
    const known = found.get(how);
    if (known) known.share += weight / all;
    else found.set(how, { share: weight / all, faces: facesOf(way) });
  }
  return found;
}

/** Faces of every roll since the first hidden one, for the possibility that represents this lot. */
export const facesBehind = ({ behind }: Lot): readonly Faces[] =>
  behind ? facesOf(standsFor(behind.ways)) : [];

function into<K, T>(found: Map<K, T[]>, key: K): T[] {
  let list = found.get(key);
  if (!list) {
    list = [];
    found.set(key, list);
  }
  return list;
}
