import type { Choice } from '../../../kernel/port.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { scenario } from '../../../table/testing/scenario.ts';
import { choice, duelOf, pool, track } from '../../testing/line-up.ts';
import { system } from '../index.ts';
import type { LineUp, Setting, Sketch } from './sketch.ts';
import { encounter } from './sketch.ts';

export {
  active,
  asked,
  cell,
  choice,
  conditions,
  decline,
  endTurn,
  initiative,
  offered,
  order,
  path,
  terms,
} from '../../testing/line-up.ts';
export type { Fighter, LineUp, Setting, Sketch } from './sketch.ts';
export { begun, encounter } from './sketch.ts';

/** Fights for scenario tests, choices in them, and queries about their state. `sketch.ts` says how to write one. */

/**
 * A fight with any number of combatants: `fight({ heroes: { hadra: { at: [5, 5] } }, foes: { thug: { at: [7, 5] } }
 * })`.
 */
export const fight = (lineUp: LineUp, setting: Setting = {}): Scenario =>
  scenario(system, encounter(lineUp, setting));

export const duel = duelOf(fight);

export const move = (x: number, y: number) => choice('move', { to: { x, y } });
export const defend: Choice = { option: 'defend' };
export const dropProne: Choice = { option: 'drop-prone' };
export const goOn: Choice = { option: 'continue' };
export const giveUp: Choice = { option: 'give-up' };
/** An attack, with the first means that reach unless given: `attack('thug', 'knife/thrown', { fromBehind: 'yes' })`. */
export const attack = (target: string, means?: string, more: Sketch = {}) =>
  choice('attack', { target, ...(means === undefined ? {} : { with: means }), ...more });
export const aid = (target?: string) => choice('emergency-aid', target === undefined ? {} : { target });

/** Numbers of a combatant. */
export const actions = (table: Scenario, id: string): number => pool(table, id, 'actions');
export const vigor = (table: Scenario, id: string): number => pool(table, id, 'vigor');
export const mana = (table: Scenario, id: string): number => pool(table, id, 'mana');
export const feet = (table: Scenario, id: string): number => pool(table, id, 'feet');
export const durability = (table: Scenario, id: string): number => track(table, id, 'durability');
export const health = (table: Scenario, id: string): number => track(table, id, 'health');

export const level = (table: Scenario, id: string, condition: string): number | undefined =>
  table.who(id).conditions.find((one) => one.id === condition)?.level;

/** The pending roll: who rolls for what, with which dice, against which number, if any. */
export function waiting(table: Scenario): {
  readonly who: string;
  readonly purpose: string;
  readonly dice: string;
  readonly beats: number | null;
} {
  const roll = table.roll();
  return {
    who: roll.for,
    purpose: roll.purpose,
    dice: roll.dice.map((die) => `d${die.sides}${die.burst ? '!' : ''}`).join('+'),
    beats: roll.target ?? null,
  };
}

/** The steps of the dice of a pending roll: `wounded -1`. */
export const rungs = (table: Scenario): readonly string[] =>
  (table.roll().edge?.terms ?? [])
    .filter((term) => term.op === 'add')
    .map((term) => `${term.label} ${term.value}`);
