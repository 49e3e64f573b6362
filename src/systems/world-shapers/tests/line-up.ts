import type { Choice } from '../../../kernel/port.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { scenario } from '../../../table/testing/scenario.ts';
import { choice, duelOf, pool } from '../../testing/line-up.ts';
import { system } from '../index.ts';
import type { LineUp, Setting, Sketch } from './sketch.ts';
import { encounter } from './sketch.ts';

export {
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

export const duel = duelOf(fight);

export const move = (x: number, y: number, more: Sketch = {}) => choice('move', { to: { x, y }, ...more });
export const holdTurn: Choice = { option: 'hold-turn' };
export const take: Choice = { option: 'take' };
export const keep: Choice = { option: 'keep' };
export const defend: Choice = { option: 'defend' };
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

/** The edges of a pending roll: `Defend 1`; with `off` if they do not count. */
export const edges = (table: Scenario): readonly string[] =>
  (table.roll().edge?.terms ?? []).map(
    (term) => `${term.label} ${term.value}${term.off === undefined ? '' : ' off'}`,
  );
