import { byWord } from '../../../engine/kept.ts';
import { memory } from '../../../engine/stamps.ts';
import type { Term } from '../../../kernel/terms.ts';
import { bearingNumber } from '../bearing.ts';
import { threatening } from '../combat/edges.ts';
import type { Means } from '../combat/types.ts';
import { coverOf } from '../cover/cover.ts';
import { stanceOf } from '../effects/effects.ts';
import { groundOf, placesOf } from '../ground.ts';
import { ridesOn } from '../riding/riding.ts';
import { hiddenFrom } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';

/** What was weighed between two, for as long as each of them stands as it does, and whenever it stands so again. */

interface Attack {
  readonly fight: Fight;
  readonly who: Combatant;
  readonly target: Combatant;
  readonly means: Means;
}

export type Word = string | number;

/** What is kept under a key; a new map for the first time that somebody asks. */
function under<K, Under, T>(known: Map<K, Map<Under, T>>, key: K): Map<Under, T> {
  let found = known.get(key);
  if (!found) {
    found = new Map();
    known.set(key, found);
  }
  return found;
}

/** How two stand, each alone (`bearingNumber`), and what was worked out of that, each at the place of whoever did it. */
export interface Pair {
  readonly found: unknown[];
}

/** Looked up by two numbers: the same pair whenever two stand so again. */
let pairs = new Map<number, Map<number, Pair>>();

export function pairOf(fight: Fight, who: Combatant, target: Combatant): Pair {
  const known = under(pairs, bearingNumber(fight, who));
  const theirs = bearingNumber(fight, target);
  let pair = known.get(theirs);
  if (!pair) {
    pair = { found: [] };
    known.set(theirs, pair);
  }
  return pair;
}

/** So many things between two are remembered before all are forgotten. */
const most = 100_000;
let count = 0;

function remember<T>(kept: Map<Word, T>, key: Word, made: T): T {
  kept.set(key, made);
  if (++count >= most) {
    // Not emptied: such a map stays linked with what it held.
    pairs = new Map();
    count = 0;
  }
  return made;
}

type Kept<By, T> = Map<By, Map<number, Map<Word, T>>>;

let keepers = 0;

/**
 * Remembers what is worked out of how two stand, of `by` what it is done, and of two more things: numbers where that can
 * be, for to make and to find a word costs more than what is kept under it.
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
 * A number for what the ground brings into an attack: cover, who disturbs a shot, whether one hides from the other or
 * clings to it; nothing where a thing is aimed at. The next shot with as much cover and as many who disturb it has the same, wherever that is.
 */
export function groundBetween(attack: Attack): number {
  const { fight, who, target, means } = attack;
  if (isObject(target)) return 0;
  const melee = means.manner === 'melee';
  // Blades ignore cover, and nobody disturbs them: to keep that would cost more than to look.
  if (melee && stanceOf(target, 'taking-cover') === null) return groundNumber(attack, melee);
  const { listing } = fight;
  const two = listing.indexOf(who.id) * listing.length + listing.indexOf(target.id);
  // With WS-R53 `seeingEnemies` it matters who is Blinded.
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
  // Mostly there is nothing between the two, and nobody is hidden.
  if (evasion.length === 0 && defense.length === 0 && !hidden && !clings) return disturb;
  return numberOf(`${hidden} ${clings} ${disturb} ${termsWord(evasion)} ${termsWord(defense)}`);
}

/** A number for what terms come to, whatever else is added up with them. */
export const termsNumber = (terms: readonly Term[]): number => numberOf(termsWord(terms));

const termsWord = (terms: readonly Term[]): string =>
  terms.length === 0 ? '' : terms.map(({ op, value, off }) => (off === undefined ? op + value : '')).join();

let words = 0;

/** There are few such words: so much cover, so many who disturb. Below 0, unlike those that need no word. */
const numberOfWord = byWord(() => --words);

const numberOf = (word: string): number => (word === '' ? 0 : numberOfWord(word));
