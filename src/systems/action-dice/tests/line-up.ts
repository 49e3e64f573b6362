import type { Choice } from '../../../kernel/port.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { scenario } from '../../../table/testing/scenario.ts';
import { system } from '../index.ts';
import type { Fighter, LineUp, Setting, Sketch } from './sketch.ts';
import { encounter } from './sketch.ts';

export type { Fighter, LineUp, Setting, Sketch } from './sketch.ts';
export { begun, encounter } from './sketch.ts';

/** Fights for scenario tests, choices in them, and queries about their state. `sketch.ts` says how to write one. */

/**
 * A fight with any number of combatants: `fight({ heroes: { hadra: { at: [5, 5] } }, foes: { thug: { at: [7, 5] } }
 * })`.
 */
export const fight = (lineUp: LineUp, setting: Setting = {}): Scenario =>
  scenario(system, encounter(lineUp, setting));

/** A fight of two, side by side at (5,5) and (6,5) unless they state where they stand. */
export function duel(two: { readonly [id: string]: Fighter }, setting: Setting = {}): Scenario {
  const [one, other, ...more] = Object.entries(two);
  if (!one || !other || more.length > 0) throw new Error('a duel is fought by two');
  return fight(
    { red: { [one[0]]: { at: [5, 5], ...one[1] } }, blue: { [other[0]]: { at: [6, 5], ...other[1] } } },
    setting,
  );
}

/** A choice, by the ids of the menu. */
export const choice = (option: string, more: Sketch = {}): Choice => ({ option, ...more }) as Choice;

export const move = (x: number, y: number) => choice('move', { to: { x, y } });
/** A Move along a path: `path([6, 5], [7, 5])`. */
export const path = (...cells: readonly (readonly [number, number])[]) =>
  choice('move', { path: cells.map(([x, y]) => ({ x, y })) });
export const endTurn: Choice = { option: 'end-turn' };
export const defend: Choice = { option: 'defend' };
export const dropProne: Choice = { option: 'drop-prone' };
export const goOn: Choice = { option: 'continue' };
export const giveUp: Choice = { option: 'give-up' };
/** An attack, with the first means that reach unless given: `attack('thug', 'knife/thrown', { fromBehind: 'yes' })`. */
export const attack = (target: string, means?: string, more: Sketch = {}) =>
  choice('attack', { target, ...(means === undefined ? {} : { with: means }), ...more });
export const decline: Choice = { option: 'decline' };
export const aid = (target?: string) => choice('emergency-aid', target === undefined ? {} : { target });

/** Numbers of a combatant. */
export const actions = (table: Scenario, id: string): number => pool(table, id, 'actions');
export const vigor = (table: Scenario, id: string): number => pool(table, id, 'vigor');
export const mana = (table: Scenario, id: string): number => pool(table, id, 'mana');
export const feet = (table: Scenario, id: string): number => pool(table, id, 'feet');
export const durability = (table: Scenario, id: string): number => track(table, id, 'durability');
export const health = (table: Scenario, id: string): number => track(table, id, 'health');
export const initiative = (table: Scenario, id: string): number | null => table.who(id).initiative;

export const conditions = (table: Scenario, id: string): readonly string[] =>
  table.who(id).conditions.map((condition) => condition.id);
export const level = (table: Scenario, id: string, condition: string): number | undefined =>
  table.who(id).conditions.find((one) => one.id === condition)?.level;
export const cell = (table: Scenario, id: string): readonly [number, number] => {
  const { x, y } = table.who(id).cell;
  return [x, y];
};
/** Everybody in the order of this round. */
export const order = (table: Scenario): readonly string[] => table.view().order;
export const active = (table: Scenario): string | null => table.view().active;

/** Who is asked which question: `hadra turn`, `gm gm.overWatch`. */
export const asked = (table: Scenario): string => `${table.choice().for} ${table.choice().ask}`;
/** The ids of the options that can be chosen now, without those greyed out. */
export const offered = (table: Scenario): readonly string[] =>
  table
    .choice()
    .options.filter(({ refused }) => !refused)
    .map(({ id }) => id);

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

/** The terms that count for the number of dice of a pending roll: `Medicine 3`. */
export const terms = (table: Scenario): readonly string[] =>
  (table.roll().total?.terms ?? [])
    .filter((term) => term.off === undefined)
    .map((term) => `${term.label} ${term.value}`);

/** The steps of the dice of a pending roll: `wounded -1`. */
export const rungs = (table: Scenario): readonly string[] =>
  (table.roll().edge?.terms ?? [])
    .filter((term) => term.op === 'add')
    .map((term) => `${term.label} ${term.value}`);

function pool(table: Scenario, id: string, name: string): number {
  const found = table.who(id).pools[name];
  if (!found) throw new Error(`${id} has no pool ${name}: ${Object.keys(table.who(id).pools).join(', ')}`);
  return found.value;
}

function track(table: Scenario, id: string, name: string): number {
  const found = table.who(id).tracks[name];
  if (!found) throw new Error(`${id} has no track ${name}: ${Object.keys(table.who(id).tracks).join(', ')}`);
  return found.left;
}
