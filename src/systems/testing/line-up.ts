import type { Choice } from '../../kernel/port.ts';
import type { Scenario } from '../../table/testing/scenario.ts';

/** What the line-ups of all systems have: duels, choices, and single numbers of the state afterwards. */

/** Any loosely typed part of a document. */
type Sketch = { readonly [key: string]: unknown };

/** A way to sketch fights of two, side by side at (5, 5) and (6, 5) unless they state where they stand. */
export const duelOf =
  <Fighter extends object, Setting extends object>(
    fight: (
      sides: { readonly [side: string]: { readonly [id: string]: Fighter } },
      setting?: Setting,
    ) => Scenario,
  ) =>
  (two: { readonly [id: string]: Fighter }, setting?: Setting): Scenario => {
    const [one, other, ...more] = Object.entries(two);
    if (!one || !other || more.length > 0) throw new Error('a duel is fought by two');
    return fight(
      { red: { [one[0]]: { at: [5, 5], ...one[1] } }, blue: { [other[0]]: { at: [6, 5], ...other[1] } } },
      setting,
    );
  };

/** Any option with its fields; `by` for that of another combatant than the active one. */
export const choice = (option: string, more: Sketch = {}): Choice => ({ option, ...more }) as Choice;

/** A move step by step: `path([6, 5], [7, 5])`. */
export const path = (...cells: readonly (readonly [number, number])[]) =>
  choice('move', { path: cells.map(([x, y]) => ({ x, y })) });
export const decline: Choice = { option: 'decline' };
export const endTurn: Choice = { option: 'end-turn' };

/** The value of a pool. Throws where there is none of that name. */
export function pool(table: Scenario, id: string, name: string): number {
  const found = table.who(id).pools[name];
  if (!found) throw new Error(`${id} has no pool ${name}: ${Object.keys(table.who(id).pools).join(', ')}`);
  return found.value;
}

/** What is left of a track. Throws where there is none of that name. */
export function track(table: Scenario, id: string, name: string): number {
  const found = table.who(id).tracks[name];
  if (!found) throw new Error(`${id} has no track ${name}: ${Object.keys(table.who(id).tracks).join(', ')}`);
  return found.left;
}

export const initiative = (table: Scenario, id: string): number | null => table.who(id).initiative;

/** The ids of somebody's conditions. */
export const conditions = (table: Scenario, id: string): readonly string[] =>
  table.who(id).conditions.map((condition) => condition.id);

export const cell = (table: Scenario, id: string): readonly [number, number] => {
  const { x, y } = table.who(id).cell;
  return [x, y];
};

/** Everybody in the order of this round. */
export const order = (table: Scenario): readonly string[] => table.view().order;
/** The active combatant. */
export const active = (table: Scenario): string | null => table.view().active;

/** Who is asked which question: `edda turn`, `gm gm.overWatch`. */
export const asked = (table: Scenario): string => `${table.choice().for} ${table.choice().ask}`;

/** The ids of the options that are not greyed. */
export const offered = (table: Scenario): readonly string[] =>
  table
    .choice()
    .options.filter(({ refused }) => !refused)
    .map(({ id }) => id);

/** The terms of a pending roll that count, as `label value`. */
export const terms = (table: Scenario): readonly string[] =>
  (table.roll().total?.terms ?? [])
    .filter((term) => term.off === undefined)
    .map((term) => `${term.label} ${term.value}`);
