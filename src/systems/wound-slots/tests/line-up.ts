import type { Choice } from '../../../kernel/port.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { scenario } from '../../../table/testing/scenario.ts';
import { system } from '../index.ts';
import { levels } from '../levels.ts';
import type { Fighter, LineUp, Setting, Sketch } from './sketch.ts';
import { encounter } from './sketch.ts';

export type { Fighter, LineUp, Setting, Sketch } from './sketch.ts';
export { begun, encounter } from './sketch.ts';

/**
 * Helpers for scenario tests: fights, choices, and the state afterwards. For the notation of fights see `sketch.ts`.
 */

/** A fight of any number of people: `fight({ heroes: { wenna: { at: [5, 5] } }, foes: { ogre: { at: [6, 5] } } })`. */
export const fight = (lineUp: LineUp, setting: Setting = {}): Scenario =>
  scenario(withStops(setting.stops ?? []), encounter(lineUp, setting));

/** The system at a table that asks only in these moments (see `Setting.stops`). */
const withStops = (stops: readonly string[]): typeof system => ({
  ...system,
  answers: (system.answers ?? []).map((answer) => {
    if (stops.includes(answer.id)) return { ...answer, usual: 'ask' };
    return answer.id.startsWith('moment-') ? { ...answer, usual: 'off' } : answer;
  }),
  reactions: system.reactions.map((one) => (stops.includes(one.id) ? { ...one, usual: 'ask' } : one)),
});

/** A fight of two, side by side at (5,5) and (6,5) unless their places are given. */
export function duel(two: { readonly [id: string]: Fighter }, setting: Setting = {}): Scenario {
  const [one, other, ...more] = Object.entries(two);
  if (!one || !other || more.length > 0) throw new Error('a duel is fought by two');
  return fight(
    { red: { [one[0]]: { at: [5, 5], ...one[1] } }, blue: { [other[0]]: { at: [6, 5], ...other[1] } } },
    setting,
  );
}

/** A choice as the menu names it; `by` for another combatant than the active one. */
export const choice = (option: string, more: Sketch = {}): Choice => ({ option, ...more }) as Choice;

export const attack = (target: string, more: Sketch = {}) => choice('standard-attack', { target, ...more });
export const quick = (target: string, more: Sketch = {}) => choice('quick-attack', { target, ...more });
export const strong = (target: string, more: Sketch = {}) => choice('strong-attack', { target, ...more });
export const move = (x: number, y: number, more: Sketch = {}) => choice('move', { to: { x, y }, ...more });
/** Step by step: `path([6, 5], [7, 5])`. */
export const path = (...cells: readonly (readonly [number, number])[]) =>
  choice('move', { path: cells.map(([x, y]) => ({ x, y })) });
export const decline: Choice = { option: 'decline' };
export const endTurn: Choice = { option: 'end-turn' };

/** Single numbers of a combatant. */
export const ap = (table: Scenario, id: string): number => pool(table, id, 'ap');
export const stamina = (table: Scenario, id: string): number => pool(table, id, 'stamina');
export const fatigue = (table: Scenario, id: string): number => pool(table, id, 'fatigue');
export const mana = (table: Scenario, id: string): number => pool(table, id, 'mana');
export const invested = (table: Scenario, id: string): number => pool(table, id, 'invested');
/** Yards bought and not used yet. */
export const yards = (table: Scenario, id: string): number => pool(table, id, 'movement');
export const initiative = (table: Scenario, id: string): number | null => table.who(id).initiative;

/** Wounds held: light, moderate, severe, critical, fatal. */
export const wounds = (table: Scenario, id: string): readonly number[] =>
  levels.map((level) => {
    const track = table.who(id).tracks[level];
    if (!track) throw new Error(`${id} has no track ${level}`);
    return track.max - track.left;
  });

/** The ids of conditions, except those that merely follow from wounds and positions. */
export const conditions = (table: Scenario, id: string): readonly string[] =>
  table
    .who(id)
    .conditions.map((condition) => condition.id)
    .filter((condition) => !plain.includes(condition));
const plain = ['wounded', 'flanked', 'swimming', 'underwater', 'ridden'];
/** The level of a condition that has one: `level(table, 'pell', 'burning')`; 0 without it. */
export const level = (table: Scenario, id: string, condition: string): number =>
  table.who(id).conditions.find((one) => one.id === condition)?.level ?? 0;
export const cell = (table: Scenario, id: string): readonly [number, number] => {
  const { x, y } = table.who(id).cell;
  return [x, y];
};
/** Items by their short names: in hand, and elsewhere on the body as `dagger (scabbard)`. */
export const inHand = (table: Scenario, id: string): string =>
  note(table, id, 'In hand').replace(/^nothing$/, '');
export const stowed = (table: Scenario, id: string): string => note(table, id, 'Stowed');
/** What lies on the floor, as `sword 5,5`. */
export const floor = (table: Scenario): readonly string[] =>
  table.view().marks.map(({ label, cell: at }) => `${short(label)} ${at.x},${at.y}`);

/** Who is asked which question: `pell turn`, `ogre moment`. */
export const asked = (table: Scenario): string => `${table.choice().for} ${table.choice().ask}`;

/** The pending roll: who rolls for what, with which bonus and dice. */
export function waiting(table: Scenario): {
  who: string;
  purpose: string;
  bonus: number;
  dice: string;
} {
  const roll = table.roll();
  return {
    who: roll.for,
    purpose: roll.purpose,
    bonus: roll.total?.value ?? Number.NaN,
    dice: roll.dice.map((die) => `d${die.sides}`).join('+'),
  };
}

/** The terms of a pending roll that count, as `label value`. */
export const terms = (table: Scenario): readonly string[] =>
  (table.roll().total?.terms ?? [])
    .filter((term) => term.off === undefined)
    .map((term) => `${term.label} ${term.value}`);

const note = (table: Scenario, id: string, label: string): string =>
  short(table.who(id).notes.find((one) => one.label === label)?.value ?? '');

/** "Healing Kit" as sheets write it: `healing-kit`. */
const short = (names: string): string => names.toLowerCase().replace(/(\w) (\w)/g, '$1-$2');

function pool(table: Scenario, id: string, name: string): number {
  const found = table.who(id).pools[name];
  if (!found) throw new Error(`${id} has no pool ${name}: ${Object.keys(table.who(id).pools).join(', ')}`);
  return found.value;
}
