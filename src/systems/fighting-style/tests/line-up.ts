import type { Json } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { scenario } from '../../../table/testing/scenario.ts';
import { choice, duelOf, pool, track } from '../../testing/line-up.ts';
import { system } from '../index.ts';

export { asked, cell, choice, conditions, decline, endTurn, path, terms } from '../../testing/line-up.ts';

/**
 * Short notation for the encounters of scenario tests: who stands where, what differs from the pack, whose turn it is.
 * By default a fight begins in the middle of its first round: initiative is the order in which combatants are listed,
 * the first has the turn, and no dice are rolled before it.
 */

/** A combatant. Its sheet is that of the pack with the same id, unless `use` names another. */
export interface Fighter {
  /** Column and row of the footprint's top left square. */
  readonly at?: readonly [x: number, y: number];
  /** The id of the pack's sheet, where it is not the combatant's id. */
  readonly use?: string;
  /** Changes to the sheet: objects are merged, `null` removes a field. */
  readonly sheet?: Sketch;
  /** Its current state: Health, AP, attacks used, conditions, items in hand. */
  readonly now?: Sketch;
}

/** A loosely typed JSON object. */
export type Sketch = { readonly [key: string]: unknown };

/** All combatants by side, then by id. */
export type LineUp = { readonly [side: string]: { readonly [id: string]: Fighter } };

export interface Setting {
  readonly rulings?: Sketch;
  /** Changes to an open field of 12 × 12 squares. */
  readonly field?: Sketch;
  /** Who is hidden from whom: `{ ciro: ['brute'] }`. */
  readonly hidden?: { readonly [who: string]: readonly string[] };
  /** Ids in the order of initiative; by default that of the line-up. */
  readonly order?: readonly string[];
  /** The active combatant; by default the first of the order. */
  readonly turnOf?: string;
  readonly round?: number;
  /** Begins with surprise and initiative rolls instead of in the first turn. */
  readonly fromTheStart?: true;
  readonly surprise?: { readonly sneakers: readonly string[]; readonly observers: readonly string[] };
}

/** The encounter as a document, for tests that send it themselves. */
export function encounter(lineUp: LineUp, setting: Setting = {}): Json {
  const everybody = Object.entries(lineUp).flatMap(([side, fighters]) =>
    Object.entries(fighters).map(([id, fighter]) => ({ side, id, ...fighter })),
  );
  const order = setting.order ?? everybody.map(({ id }) => id);
  const hidden = Object.entries(setting.hidden ?? {}).flatMap(([who, all]) =>
    all.map((from) => ({ who, from })),
  );
  const document = {
    schema: 1,
    system: 'fighting-style',
    name: 'A test',
    battlefield: { width: 12, height: 12, grid: 'square', metric: 'one', ...setting.field },
    combatants: everybody.map(({ id, side, at = [5, 5], use = id, sheet = {}, now = {} }) => ({
      id,
      side,
      cell: { x: at[0], y: at[1] },
      sheet: { use, ...sheet },
      now,
    })),
    hidden,
    rulings: setting.rulings ?? {},
    ...(setting.surprise ? { surprise: setting.surprise } : {}),
    ...(setting.fromTheStart
      ? {}
      : {
          startAt: {
            round: setting.round ?? 1,
            initiative: Object.fromEntries(order.map((id, place) => [id, 20 - place])),
            active: setting.turnOf ?? order[0],
          },
        }),
  };
  return JSON.parse(JSON.stringify(document)) as Json;
}

/**
 * A fight of any number of combatants: `fight({ heroes: { edda: { at: [5, 5] } }, foes: { brute: { at: [6, 5] } } })`.
 */
export const fight = (lineUp: LineUp, setting: Setting = {}): Scenario =>
  scenario(system, encounter(lineUp, setting));

export const duel = duelOf(fight);

/** Choices, by the ids of the menu's options. */
export const strike = (target: string, more: Sketch = {}) => choice('strike', { target, ...more });
export const cast = (spell: string, more: Sketch = {}) => choice('use-magic', { spell, ...more });
export const move = (x: number, y: number) => choice('move', { to: { x, y } });
export const saveTurn = (after: string) => choice('save-turn', { after });
export const opportunity: Choice = { option: 'opportunity-attack' };

/** Single numbers of a combatant's state. */
export const health = (table: Scenario, id: string): number => track(table, id, 'health');
export const ap = (table: Scenario, id: string): number => pool(table, id, 'ap');
export const mana = (table: Scenario, id: string): number => pool(table, id, 'mana');
/** Attacks that are left in this round. */
export const attacks = (table: Scenario, id: string): number => pool(table, id, 'attacks');
/** The metres of movement left to the active combatant. */
export const movement = (table: Scenario, id: string): number => pool(table, id, 'movement');

/** The pending roll: whose it is, its purpose, the TN, the number of dice, and the net of boons and banes. */
export function waiting(table: Scenario): {
  who: string;
  purpose: string;
  tn: number;
  dice: number;
  edge: number;
} {
  const roll = table.roll();
  return {
    who: roll.for,
    purpose: roll.purpose,
    tn: roll.total?.value ?? Number.NaN,
    dice: roll.dice.length,
    edge: roll.edge?.value ?? 0,
  };
}
