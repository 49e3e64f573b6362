import type { Scenario } from '../../../table/testing/scenario.ts';
import { scenario } from '../../../table/testing/scenario.ts';
import { choice, duelOf, pool } from '../../testing/line-up.ts';
import { system } from '../index.ts';
import { levels } from '../levels.ts';
import type { LineUp, Setting, Sketch } from './sketch.ts';
import { encounter } from './sketch.ts';

export { asked, cell, choice, decline, endTurn, initiative, path, terms } from '../../testing/line-up.ts';
export type { LineUp, Setting, Sketch } from './sketch.ts';
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

export const duel = duelOf(fight);

export const attack = (target: string, more: Sketch = {}) => choice('standard-attack', { target, ...more });
export const quick = (target: string, more: Sketch = {}) => choice('quick-attack', { target, ...more });
export const strong = (target: string, more: Sketch = {}) => choice('strong-attack', { target, ...more });
export const move = (x: number, y: number, more: Sketch = {}) => choice('move', { to: { x, y }, ...more });

/** Single numbers of a combatant. */
export const ap = (table: Scenario, id: string): number => pool(table, id, 'ap');
export const stamina = (table: Scenario, id: string): number => pool(table, id, 'stamina');
export const fatigue = (table: Scenario, id: string): number => pool(table, id, 'fatigue');
export const mana = (table: Scenario, id: string): number => pool(table, id, 'mana');
export const invested = (table: Scenario, id: string): number => pool(table, id, 'invested');
/** Yards bought and not used yet. */
export const yards = (table: Scenario, id: string): number => pool(table, id, 'movement');

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
/** Items by their short names: in hand, and elsewhere on the body as `dagger (scabbard)`. */
export const inHand = (table: Scenario, id: string): string =>
  note(table, id, 'In hand').replace(/^nothing$/, '');
export const stowed = (table: Scenario, id: string): string => note(table, id, 'Stowed');
/** What lies on the floor, as `sword 5,5`. */
export const floor = (table: Scenario): readonly string[] =>
  table.view().marks.map(({ label, cell: at }) => `${short(label)} ${at.x},${at.y}`);

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

const note = (table: Scenario, id: string, label: string): string =>
  short(table.who(id).notes.find((one) => one.label === label)?.value ?? '');

/** "Healing Kit" as sheets write it: `healing-kit`. */
const short = (names: string): string => names.toLowerCase().replace(/(\w) (\w)/g, '$1-$2');
