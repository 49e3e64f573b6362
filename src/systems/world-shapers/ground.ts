import { newNumber, numbering } from '../../engine/numbering.ts';
import { memory } from '../../engine/stamps.ts';
import type { Effect } from './effects/effect.ts';
import type { Facts } from './facts/index.ts';
import type { Combatant, Fight } from './state.ts';

/**
 * Numbers for who stands where and how: places, sides, who is out, effects, hands, grips, mounts, who hides, doors; not
 * points, Vitality, metres or whose turn it is. Aims, lines, cover and ways hang on nothing else. Copies have those of
 * what they were copied from.
 */
const grounds = numbering<Fight>();
/**
 * The same but for effects that stand in nobody's way: of all effects only those count that change lines, Taking Cover
 * and leaning.
 */
const places = numbering<Fight>();

export const groundOf = grounds.of;
export const placesOf = places.of;

/** A copy has everybody where they are. */
export function sameGround(copy: Fight, from: Fight): void {
  grounds.same(copy, groundOf(from));
  places.same(copy, placesOf(from));
}

const supposed = memory<number, Fight>(groundOf);
const supposedPlaces = memory<number, Fight>(placesOf);

/** `made` is `fight` but for something that is supposed, which `what` says in full: the same supposed is the same ground. */
export function supposedGround(made: Fight, fight: Fight, what: string): void {
  grounds.same(made, supposed(fight, what, newNumber));
  places.same(made, supposedPlaces(fight, what, newNumber));
}

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
  'stopped',
]);

/** Whether an effect changes no line and bars no way. */
const isInNoWay = (effect: Effect): boolean =>
  effect.kind === 'stance' ? effect.stance !== 'taking-cover' : effect.kind !== 'leaning';

/** Whether this leaves everybody in place. */
function staysPut(fact: Facts): boolean {
  if (fact.fact === 'effect-began') return isInNoWay(fact.effect);
  return fact.fact === 'effect-ended' && fact.was !== undefined && isInNoWay(fact.was);
}

/** This has happened in a fight. */
export function grounded(fight: Fight, fact: Facts): void {
  if (still.has(fact.fact)) return;
  grounds.renew(fight);
  if (!staysPut(fact)) places.renew(fight);
}
