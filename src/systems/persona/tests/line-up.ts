import type { Choice } from '../../../kernel/port.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { scenario } from '../../../table/testing/scenario.ts';
import { choice, duelOf, pool, track } from '../../testing/line-up.ts';
import { system } from '../index.ts';
import type { LineUp, Setting, Sketch } from './sketch.ts';
import { encounter } from './sketch.ts';

export { asked, cell, choice, conditions, decline, endTurn, path, terms } from '../../testing/line-up.ts';
export type { Fighter, LineUp, Setting, Sketch } from './sketch.ts';
export { encounter } from './sketch.ts';

/**
 * Fights for scenario tests, what combatants do in them, and their state afterwards. For sketching a fight see
 * `sketch.ts`.
 */

/**
 * A fight of any number of combatants: `fight({ evokers: { rin: { at: [5, 5] } }, shadows: { ogre: { at: [6, 5] } }
 * })`.
 */
export const fight = (lineUp: LineUp, setting: Setting = {}): Scenario =>
  scenario(system, encounter(lineUp, setting));

export const duel = duelOf(fight);

export const attack = (target: string, more: Sketch = {}) => choice('attack', { target, ...more });
/** An attack with a Power, by its id. */
export const cast = (power: string, target: string, more: Sketch = {}) =>
  choice('attack', { with: power, target, ...more });
export const move = (x: number, y: number, more: Sketch = {}) => choice('move', { to: { x, y }, ...more });
export const run = (x: number, y: number, more: Sketch = {}) => choice('run', { to: { x, y }, ...more });
export const parry: Choice = { option: 'parry' };
export const dodge: Choice = { option: 'dodge' };
export const anticipate: Choice = { option: 'anticipate' };
/** Spends a Fate Point where one is asked for. */
export const spend: Choice = { option: 'spend' };

/** Single numbers of a combatant. */
export const light = (table: Scenario, id: string): number => track(table, id, 'light');
export const heavy = (table: Scenario, id: string): number => track(table, id, 'heavy');
const deadly = (table: Scenario, id: string): number => track(table, id, 'deadly');
export const stress = (table: Scenario, id: string): number => track(table, id, 'stress');
/** Wounds left of the equipped Persona. */
export const persona = (table: Scenario, id: string): number => track(table, id, 'persona');
/** Light, Heavy and Deadly Wounds left. */
export const wounds = (table: Scenario, id: string): readonly [number, number, number] => [
  light(table, id),
  heavy(table, id),
  deadly(table, id),
];
export const fate = (table: Scenario, id: string): number => pool(table, id, 'fate');
export const spirit = (table: Scenario, id: string): number => pool(table, id, 'spirit');
export const exertion = (table: Scenario, id: string): number => pool(table, id, 'exertion');
/** Whether the active combatant has its Action and its Move left. */
export const hasAction = (table: Scenario, id: string): boolean => pool(table, id, 'action') > 0;
export const hasMove = (table: Scenario, id: string): boolean => pool(table, id, 'move') > 0;
/** Metres left of a Move that has begun. */
export const metres = (table: Scenario, id: string): number => pool(table, id, 'metres');
/** The injury of each injured location: `rightArm: Broken Fingers`. */
export const injuries = (table: Scenario, id: string): readonly string[] =>
  (table.who(id).body ?? []).flatMap((part) => (part.injury ? [`${part.id}: ${part.injury.label}`] : []));

/** Who rolls for what purpose, and the target number. */
export function waiting(table: Scenario): { who: string; purpose: string; target: number; dice: number } {
  const roll = table.roll();
  return {
    who: roll.for,
    purpose: roll.purpose,
    target: roll.total?.value ?? Number.NaN,
    dice: roll.dice.length,
  };
}
