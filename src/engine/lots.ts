import type { Faces, Pool } from '../kernel/dice.ts';
import type { Distribution, Outcome } from '../kernel/distribution.ts';
import { distributionOf } from '../kernel/distribution.ts';
import type { Against, Reading, Rough, Words } from '../kernel/readings.ts';

/**
 * Rolls of which less shows at first than may matter later (`Reading.shows`). Results that look alike are one lot, and
 * ways part no further; what lies behind a lot is kept as weights. A roll that is read against it (`Reading.against`)
 * looks at each of these, and its own lots are pairs of results: what does not tell one pair from another never parts
 * ways at all.
 */

/** Results that look alike, with faces that read as one of them. */
export interface Lot extends Outcome<unknown> {
  /** Results behind it, each with its share; none where all there is of it shows. */
  readonly behind?: Behind;
}

interface Behind {
  readonly ways: readonly Hidden[];
  /** The weight of all of them. */
  readonly weight: number;
  /** Lots of rolls that were read against it. */
  readonly read: Map<string, Lots>;
}

/** One way behind what shows: of the last roll, and of the one that it was read against. */
interface Hidden {
  readonly last: Outcome<unknown>;
  readonly other: Outcome<unknown> | null;
  /** The way whose faces come before; none where the last roll was the first of which something was hidden. */
  readonly from: Hidden | null;
  /** How many rolls have fallen since something was hidden, the last one included, and which of them is the other one. */
  readonly rolls: number;
  readonly otherAt: number;
  weight: number;
}

/** The faces of every roll since something was hidden, in the order in which they fell: made for the few that are asked. */
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
 * The way that stands for a lot: the rules get its faces. It must be the first one. When a roll is read against a hidden
 * one, the rules already hold faces of the hidden one and go on with the first lot of the new roll: so the first way of
 * that lot must have those same faces behind it. It has, because results are combined in order.
 */
const standsFor = (ways: readonly Hidden[]): Hidden => ways[0] as Hidden;

/** Whether results are taken in reverse order, so that the last of those that look alike stands for them. */
let reversed = false;

/**
 * Works something out with another result standing for those that look alike. Nobody decides and nothing is told by what is
 * hidden, so exact odds are the same: where they are not, somebody reads what they cannot know. That shows in no other way,
 * since odds would only be wrong.
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

/** The outcomes in the order in which they are taken: one array for each order, which caches know again. */
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

/** The lots of a roll that is read against what lies behind another. */
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

/** Results that are looked at together until somebody looks closer. */
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

/** What lies behind when only one of the two rolls still counts: as `other` of what comes now. */
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

/** What is known of a roll that stays hidden, gathered from lots of ways that go on together. */
export type Known = Map<Outcome<unknown>, Hidden>;

/** Adds what this lot, of this chance, says of one of its two rolls. */
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

/** All of it as one lot. */
export const knownLot = (sofar: Known): Lot => lotOf([...sofar.values()]);

interface Worded {
  share: number;
  /** Faces of the first of the ways that have this word. */
  readonly faces: readonly Faces[];
}

/** The words with which ways go on, each with its share; one where nothing lies behind: the rules have all in hand. */
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

/** Faces of every roll since something was hidden that fall as this lot says. */
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
