import { changed } from '../../engine/epoch.ts';
import type { Seldom } from '../../engine/seldom.ts';
import type { Combatant, Fight } from './state.ts';
import { one } from './state.ts';

/**
 * Points of Fate and the evasions of the round: after an exchange ways differ in how often each side has paid and
 * whether the target was asked, and most often nobody wants to know.
 */
const fields: readonly (keyof Combatant)[] = ['fate', 'evaded'];

export const seldom: Seldom<Fight> = {
  of: (fight) => fight.listing.map((id) => one(fight, id)),
  fields,
  forget: changed,
};
