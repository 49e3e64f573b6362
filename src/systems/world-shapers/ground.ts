import { memory } from '../../engine/stamps.ts';
import type { Facts } from './facts/index.ts';
import type { Combatant, Fight } from './state.ts';

/**
 * A number for who stands where and how: places, sides, who is out, effects, hands, grips, mounts, who hides, doors;
 * not points, Vitality, metres or whose turn it is. Aims, lines, cover and ways hang on nothing else, and are kept under
 * it. Copies have the number of what they were copied from.
 */
const numbers = new WeakMap<Fight, number>();
let count = 0;
let lastFight: Fight | null = null;
let lastNumber = 0;

export function groundOf(fight: Fight): number {
  if (fight === lastFight) return lastNumber;
  let known = numbers.get(fight);
  if (known === undefined) {
    known = ++count;
    numbers.set(fight, known);
  }
  lastFight = fight;
  lastNumber = known;
  return known;
}

function numberAs(fight: Fight, number: number): void {
  numbers.set(fight, number);
  if (fight === lastFight) lastFight = null;
}

/** A copy has everybody where they are. */
export const sameGround = (copy: Fight, from: Fight): void => numberAs(copy, groundOf(from));

const supposed = memory<number, Fight>(groundOf);

/** `made` is `fight` but for something that is supposed, which `what` says in full: the same supposed is the same ground. */
export const supposedGround = (made: Fight, fight: Fight, what: string): void =>
  numberAs(
    made,
    supposed(fight, what, () => ++count),
  );

/** Whether this one is what the fight itself has under its id: what is known of the ground is known of it. */
export const belongs = (fight: Fight, who: Combatant): boolean => fight.combatants[who.id] === who;

/** Facts after which everybody stands where and as they stood. */
const still: ReadonlySet<Facts['fact']> = new Set<Facts['fact']>([
  'combat-began',
  'round-began',
  'unions',
  'order',
  'order-changed',
  'round-ending',
  'round-ended',
  'slot-began',
  'turn-began',
  'turn-passed',
  'turn-lost',
  'turn-held',
  'union-left',
  'turn-taken',
  'turns-kept',
  'turn-ending',
  'turn-ended',
  'slot-ended',
  'handed-over',
  'action',
  'action-held',
  'held-fires',
  'held-lost',
  'ap',
  'rp',
  'wp',
  'momentum',
  'credits',
  'free-use',
  'metres',
  'barred',
  'movement-cut',
  'vitality-lost',
  'healed',
  'temporary',
  'vitality-set',
  'affinity-known',
  'attack',
  'attack-lost',
  'damage-rolled',
  'hit',
  'check',
  'contest',
  'defense',
  'union-answer',
  'hold-refused',
]);

/** This has happened in a fight. */
export function grounded(fight: Fight, { fact }: Facts): void {
  if (!still.has(fact)) numberAs(fight, ++count);
}
