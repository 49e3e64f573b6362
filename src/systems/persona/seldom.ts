import { nextEpoch } from '../../engine/epoch.ts';
import type { Seldom } from '../../engine/seldom.ts';
import { alikeButSeldom } from './alike.ts';
import type { Combatant, Fight } from './state.ts';
import { one } from './state.ts';

/**
 * The fields of combatants that rules seldom read (`System.seldom`). After an attack, ways differ in the points that
 * each side has paid, in whether the target evaded, and in the wounds and other harm it took; the next attack, on
 * another target, mostly reads none of these.
 */
const fields: readonly (keyof Combatant)[] = [
  'fate',
  'evaded',
  'light',
  'heavy',
  'deadly',
  'stress',
  'personas',
  'injuries',
  'ailments',
  'bleeding',
  'prone',
];

export const seldom: Seldom<Fight> = {
  of: (fight) => fight.listing.map((id) => one(fight, id)),
  fields,
  alike: (now, before) => alikeButSeldom(now as Combatant, before as Combatant),
  forget: nextEpoch,
};
