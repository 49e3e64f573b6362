import { memoizedByString } from '../../../engine/memoize.ts';
import { memory } from '../../../engine/stamps.ts';
import type { Term } from '../../../kernel/terms.ts';
import { bearingNumber } from '../bearing.ts';
import { threatening } from '../combat/edges.ts';
import type { Means } from '../combat/types.ts';
import { coverOf } from '../cover/cover.ts';
import { affinitiesHidden } from '../damage/known.ts';
import { stanceOf } from '../effects/effects.ts';
import { groundOf, placesOf } from '../ground.ts';
import { ridesOn } from '../riding/riding.ts';
import { hiddenFrom } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';

/** Caches of estimates about two combatants, valid whenever both stand as they did. */

interface Attack {
  readonly fight: Fight;
  readonly who: Combatant;
  readonly target: Combatant;
  readonly means: Means;
}

export type Word = string | number;

/** The inner map of a key, created on first use. */
function under<K, Under, T>(known: Map<K, Map<Under, T>>, key: K): Map<Under, T> {
  let found = known.get(key);
  if (!found) {
    found = new Map();
    known.set(key, found);
  }
  return found;
}

/** A cache for two bearings (`bearingNumber`): results indexed by the number of their `keptBetween`. */
export interface Pair {
  readonly found: unknown[];
}

/** Keyed by both bearing numbers. */
let pairs = new Map<number, Map<number, Pair>>();

/** `thinker`: whose side it is to whom the affinities of the target are known or not (WS-R67). */
export function pairOf(fight: Fight, who: Combatant, target: Combatant, thinker: Combatant = who): Pair {
  const known = under(pairs, bearingNumber(fight, who));
  const hidden = affinitiesHidden(fight, thinker, target);
  const bearing = bearingNumber(fight, target);
  const theirs = hidden.length === 0 ? bearing : numberOf(`${bearing} ${hidden.join()}`);
  let pair = known.get(theirs);
  if (!pair) {
    pair = { found: [] };
    known.set(theirs, pair);
  }
  return pair;
}

/** The most cached results; then all are forgotten. */
const most = 100_000;
let count = 0;

function remember<T>(kept: Map<Word, T>, key: Word, made: T): T {
  kept.set(key, made);
  if (++count >= most) {
    // A new map instead of `clear()`, because a cleared map stays linked with its old contents.
    pairs = new Map();
    count = 0;
  }
  return made;
}

type Kept<By, T> = Map<By, Map<number, Map<Word, T>>>;

let keepers = 0;

/**
 * A cache of results that depend on how two stand, on `by` (what is done), and on two more keys. Numbers are preferred
 * as keys, because building a string can cost more than the cached work.
 */
export function keptBetween<T, By = Means>(): (
  pair: Pair,
  by: By,
  first: number,
  second: Word,
  work: () => T,
) => T {
  const place = keepers++;
  return ({ found }, by, first, second, work) => {
    let known = found[place] as Kept<By, T> | undefined;
    if (!known) {
      known = new Map();
      found[place] = known;
    }
    const kept = under(under(known, by), first);
    return kept.get(second) ?? remember(kept, second, work());
  };
}

/**
 * A number for what the ground contributes to an attack: cover, threats to a ranged attacker, hiding, climbing; 0 for
 * objects as targets. Equal situations elsewhere have equal numbers.
 */
export function groundBetween(attack: Attack): number {
  const { fight, who, target, means } = attack;
  if (isObject(target)) return 0;
  const melee = means.manner === 'melee';
  // Melee attacks ignore cover and threats, so a cache would cost more than computing it.
  if (melee && stanceOf(target, 'taking-cover') === null) return groundNumber(attack, melee);
  const { listing } = fight;
  const two = listing.indexOf(who.id) * listing.length + listing.indexOf(target.id);
  // With WS-R53 `seeingEnemies` it also matters who is Blinded.
  const grounds = fight.rulings.rangedThreat === 'seeingEnemies' ? onGround : inPlace;
  return grounds(fight, two * 2 + (melee ? 1 : 0), () => groundNumber(attack, melee));
}

const inPlace = memory<number, Fight, number>(placesOf);
const onGround = memory<number, Fight, number>(groundOf);

function groundNumber({ fight, who, target }: Attack, melee: boolean): number {
  const { cell, squares } = who;
  const { evasion, defense } = coverOf(fight, target, { cell, squares, who, melee });
  const disturb = melee ? 0 : threatening(fight, who, target).length;
  const [hidden, clings] = [hiddenFrom(who, target), ridesOn(target, who)];
  // The usual case: no cover, and nobody hidden or climbing.
  if (evasion.length === 0 && defense.length === 0 && !hidden && !clings) return disturb;
  return numberOf(`${hidden} ${clings} ${disturb} ${termsWord(evasion)} ${termsWord(defense)}`);
}

/** A number for the combined effect of terms. */
export const termsNumber = (terms: readonly Term[]): number => numberOf(termsWord(terms));

const termsWord = (terms: readonly Term[]): string =>
  terms.length === 0 ? '' : terms.map(({ op, value, off }) => (off === undefined ? op + value : '')).join();

let words = 0;

/** There are few different strings. The numbers are negative, unlike plain counts of threats. */
const numberOfWord = memoizedByString(() => --words);

const numberOf = (word: string): number => (word === '' ? 0 : numberOfWord(word));
