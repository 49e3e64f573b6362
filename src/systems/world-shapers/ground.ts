import { newNumber, numbering } from '../../engine/numbering.ts';
import { memory } from '../../engine/stamps.ts';
import type { Effect } from './effects/effect.ts';
import type { Facts } from './facts/index.ts';
import type { Combatant, Fight } from './state.ts';

/**
 * Numbers for the state that lines and paths depend on: positions, sides, who is out, effects, items in hand, grabs,
 * mounts, hiding, doors; but not points, Vitality, metres or the turn. A copy has the number of its original until it
 * changes. Caches are keyed by these numbers.
 */
const grounds = numbering<Fight>();
/** The same, except that effects count only if they can change lines or paths: Taking Cover and leaning. */
const places = numbering<Fight>();

export const groundOf = grounds.of;
export const placesOf = places.of;

/** Gives a fresh copy the numbers of its original. */
export function sameGround(copy: Fight, from: Fight): void {
  grounds.same(copy, groundOf(from));
  places.same(copy, placesOf(from));
}

const supposed = memory<number, Fight>(groundOf);
const supposedPlaces = memory<number, Fight>(placesOf);

/**
 * Numbers `made`, which differs from `fight` only by a supposition that `what` describes completely: the same
 * supposition about the same ground always gets the same number.
 */
export function supposedGround(made: Fight, fight: Fight, what: string): void {
  grounds.same(made, supposed(fight, what, newNumber));
  places.same(made, supposedPlaces(fight, what, newNumber));
}

/** Whether `who` is the fight's own object under its id, so that caches keyed by the ground are valid for it. */
export const belongs = (fight: Fight, who: Combatant): boolean => fight.combatants[who.id] === who;

/** Facts that leave the ground unchanged. */
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

/** Whether an effect changes no lines and no paths. */
const isInNoWay = (effect: Effect): boolean =>
  effect.kind === 'stance' ? effect.stance !== 'taking-cover' : effect.kind !== 'leaning';

/** Whether a fact changes at most effects that leave places unchanged. */
function staysPut(fact: Facts): boolean {
  if (fact.fact === 'effect-began') return isInNoWay(fact.effect);
  return fact.fact === 'effect-ended' && fact.was !== undefined && isInNoWay(fact.was);
}

/** Renews the numbers of a fight for a fact that is about to be applied. */
export function grounded(fight: Fight, fact: Facts): void {
  if (still.has(fact.fact)) return;
  grounds.renew(fight);
  if (!staysPut(fact)) places.renew(fight);
}
