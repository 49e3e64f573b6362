import type { Choice } from '../../../kernel/port.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { scenario } from '../../../table/testing/scenario.ts';
import { system } from '../index.ts';
import type { Fighter, LineUp, Setting, Sketch } from './sketch.ts';
import { encounter } from './sketch.ts';

export type { Fighter, LineUp, Setting, Sketch } from './sketch.ts';
export { begun, encounter } from './sketch.ts';

/** Fights for scenario tests, what people do in them, and how they stand afterwards. How to sketch one: `sketch.ts`. */

/** A fight of any number of people: `fight({ heroes: { brana: { at: [5, 5] } }, foes: { ogre: { at: [7, 5] } } })`. */
export const fight = (lineUp: LineUp, setting: Setting = {}): Scenario =>
  scenario(withStops(setting.stops ?? []), encounter(lineUp, setting));

/** The system at a table that is asked about these too (see `Setting.stops`). */
const withStops = (stops: readonly string[]): typeof system => ({
  ...system,
  answers: (system.answers ?? []).map((one) => (stops.includes(one.id) ? { ...one, usual: 'ask' } : one)),
  reactions: system.reactions.map((one) => (stops.includes(one.id) ? { ...one, usual: 'ask' } : one)),
});

/** Two against each other, side by side at (5,5) and (6,5) unless they say where they stand. */
export function duel(two: { readonly [id: string]: Fighter }, setting: Setting = {}): Scenario {
  const [one, other, ...more] = Object.entries(two);
  if (!one || !other || more.length > 0) throw new Error('a duel is fought by two');
  return fight(
    { red: { [one[0]]: { at: [5, 5], ...one[1] } }, blue: { [other[0]]: { at: [6, 5], ...other[1] } } },
    setting,
  );
}

/** What people do, in the words of the menu. Any option; in the name of somebody else with `by`. */
export const choice = (option: string, more: Sketch = {}): Choice => ({ option, ...more }) as Choice;

export const move = (x: number, y: number, more: Sketch = {}) => choice('move', { to: { x, y }, ...more });
/** Step by step: `path([6, 5], [7, 5])`. */
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

/** How somebody stands, in single numbers. */
export const ap = (table: Scenario, id: string): number => pool(table, id, 'ap');
export const rp = (table: Scenario, id: string): number => pool(table, id, 'rp');
export const wp = (table: Scenario, id: string): number => pool(table, id, 'wp');
export const momentum = (table: Scenario, id: string): number => pool(table, id, 'momentum');
/** Metres left of this turn. */
export const metres = (table: Scenario, id: string): number => pool(table, id, 'movement');
/** Attacks that are paid for and not made yet. */
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
/** Everybody in the order of this round. */
export const order = (table: Scenario): readonly string[] => table.view().order;
/** Who has the turn, or acts in that of its union. */
export const active = (table: Scenario): string | null => table.view().active;

/** Who is asked what: `brana turn`, `gm gm.initiativeTie`. */
export const asked = (table: Scenario): string => `${table.choice().for} ${table.choice().ask}`;
/** The ids of what can be chosen now; greyed ones left out. */
export const offered = (table: Scenario): readonly string[] =>
  table
    .choice()
    .options.filter(({ refused }) => !refused)
    .map(({ id }) => id);

/** Who rolls for what, with which bonus and dice, and what must be reached, if anything. */
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

/** The terms of a pending roll that count, as `label value`. */
export const terms = (table: Scenario): readonly string[] =>
  (table.roll().total?.terms ?? [])
    .filter((term) => term.off === undefined)
    .map((term) => `${term.label} ${term.value}`);

/** Advantage and disadvantage of a pending roll: `Defend 1`, with `off` those that do not count. */
export const edges = (table: Scenario): readonly string[] =>
  (table.roll().edge?.terms ?? []).map(
    (term) => `${term.label} ${term.value}${term.off === undefined ? '' : ' off'}`,
  );

function pool(table: Scenario, id: string, name: string): number {
  const found = table.who(id).pools[name];
  if (!found) throw new Error(`${id} has no pool ${name}: ${Object.keys(table.who(id).pools).join(', ')}`);
  return found.value;
}
