import { changed } from '../../engine/epoch.ts';
import type { Seldom } from '../../engine/seldom.ts';
import { alikeButSeldom } from './alike.ts';
import type { Combatant, Fight } from './state.ts';
import { one } from './state.ts';

/**
 * Points of Fate and the evasions of the round: after an exchange ways differ in how often each side has paid and
 * whether the target was asked, and most often nobody wants to know. Nor does who is struck next want to know how many
 * wounds the one before has left.
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
  forget: changed,
};
