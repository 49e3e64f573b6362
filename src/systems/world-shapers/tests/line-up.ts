import type { Choice } from '../../../kernel/port.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { scenario } from '../../../table/testing/scenario.ts';
import { system } from '../index.ts';
import type { Fighter, LineUp, Setting, Sketch } from './sketch.ts';
import { encounter } from './sketch.ts';

export type { Fighter, LineUp, Setting, Sketch } from './sketch.ts';
export { begun, encounter } from './sketch.ts';

/** Fights for scenario tests, answers, and the state afterwards. For the format see `sketch.ts`. */

/** A fight of any number of people: `fight({ heroes: { brana: { at: [5, 5] } }, foes: { ogre: { at: [7, 5] } } })`. */
export const fight = (lineUp: LineUp, setting: Setting = {}): Scenario =>
  scenario(withStops(setting.stops ?? []), encounter(lineUp, setting));

/** The system with these answers set to `ask` (see `Setting.stops`). */
const withStops = (stops: readonly string[]): typeof system => ({
  ...system,
  answers: (system.answers ?? []).map((one) => (stops.includes(one.id) ? { ...one, usual: 'ask' } : one)),
  reactions: system.reactions.map((one) => (stops.includes(one.id) ? { ...one, usual: 'ask' } : one)),
});

/** A fight of two, side by side at (5, 5) and (6, 5) unless stated otherwise. */
export function duel(two: { readonly [id: string]: Fighter }, setting: Setting = {}): Scenario {
  const [one, other, ...more] = Object.entries(two);
  if (!one || !other || more.length > 0) throw new Error('a duel is fought by two');
  return fight(
    { red: { [one[0]]: { at: [5, 5], ...one[1] } }, blue: { [other[0]]: { at: [6, 5], ...other[1] } } },
    setting,
  );
}

/** An answer with any option; for another combatant with `by`. */
export const choice = (option: string, more: Sketch = {}): Choice => ({ option, ...more }) as Choice;

export const move = (x: number, y: number, more: Sketch = {}) => choice('move', { to: { x, y }, ...more });
/** A walk square by square: `path([6, 5], [7, 5])`. */
export const path = (...cells: readonly (readonly [number, number])[]) =>
  choice('move', { path: cells.map(([x, y]) => ({ x, y })) });
export const endTurn: Choice = { option: 'end-turn' };
export const holdTurn: Choice = { option: 'hold-turn' };
export const take: Choice = { option: 'take' };
export const keep: Choice = { option: 'keep' };
export const defend: Choice = { option: 'defend' };
export const decline: Choice = { option: 'decline' };
/** Holds an action until something happens: `hold('defend', { trigger: 'enters', range: 3 })`. */
export const hold = (action: string, more: Sketch = {}) => choice(`hold-${action}`, more);

/** Single numbers of a combatant. */
export const ap = (table: Scenario, id: string): number => pool(table, id, 'ap');
export const rp = (table: Scenario, id: string): number => pool(table, id, 'rp');
export const wp = (table: Scenario, id: string): number => pool(table, id, 'wp');
export const momentum = (table: Scenario, id: string): number => pool(table, id, 'momentum');
/** Metres left of this turn. */
export const metres = (table: Scenario, id: string): number => pool(table, id, 'movement');
/** Attacks that are paid for and not yet made. */
export const attacks = (table: Scenario, id: string): number => pool(table, id, 'attacks');
export const vitality = (table: Scenario, id: string): number =>
  table.who(id).tracks.vitality?.left ?? Number.NaN;
export const temporary = (table: Scenario, id: string): number =>
  table.who(id).tracks.temporary?.left ?? Number.NaN;
export const initiative = (table: Scenario, id: string): number | null => table.who(id).initiative;

export const conditions = (table: Scenario, id: string): readonly string[] =>
  table.who(id).conditions.map((condition) => condition.id);
export const cell = (table: Scenario, id: string): readonly [number, number] => {
  const { x, y } = table.who(id).cell;
  return [x, y];
};
/** All combatants in the order of this round. */
export const order = (table: Scenario): readonly string[] => table.view().order;
/** The active combatant; in a union the member that acts. */
export const active = (table: Scenario): string | null => table.view().active;

/** Who is asked, and which question: `brana turn`, `gm gm.initiativeTie`. */
export const asked = (table: Scenario): string => `${table.choice().for} ${table.choice().ask}`;
/** The ids of the options that are not greyed. */
export const offered = (table: Scenario): readonly string[] =>
  table
    .choice()
    .options.filter(({ refused }) => !refused)
    .map(({ id }) => id);

/** The pending roll: who makes it, its purpose, bonus, dice, and the number to reach, if any. */
export function waiting(table: Scenario): {
  readonly who: string;
  readonly purpose: string;
  readonly bonus: number;
  readonly dice: string;
  readonly needs: number | null;
} {
  const roll = table.roll();
  return {
    who: roll.for,
    purpose: roll.purpose,
    bonus: roll.total?.value ?? Number.NaN,
    dice: roll.dice.map((die) => `d${die.sides}`).join('+'),
    needs: roll.target ?? null,
  };
}

/** The counting terms of a pending roll, as `label value`. */
export const terms = (table: Scenario): readonly string[] =>
  (table.roll().total?.terms ?? [])
    .filter((term) => term.off === undefined)
    .map((term) => `${term.label} ${term.value}`);

/** The edges of a pending roll: `Defend 1`; with `off` if they do not count. */
export const edges = (table: Scenario): readonly string[] =>
  (table.roll().edge?.terms ?? []).map(
    (term) => `${term.label} ${term.value}${term.off === undefined ? '' : ' off'}`,
  );

function pool(table: Scenario, id: string, name: string): number {
  const found = table.who(id).pools[name];
  if (!found) throw new Error(`${id} has no pool ${name}: ${Object.keys(table.who(id).pools).join(', ')}`);
  return found.value;
}
