import type { Cell, Id, Json } from '../kernel/json.ts';
import type { Refusal } from '../kernel/port.ts';

/** Parsing of answer fields, which may hold any JSON. */

/** The part of a combatant that is read here. */
export interface Present {
  readonly sheet: object;
  readonly out: string | null;
}

/** The combatant with this id unless it is gone, or a refusal. */
export function readWho<Combatant extends Present>(
  { combatants }: { readonly combatants: { readonly [id: Id]: Combatant } },
  given: Json | undefined,
  field: string,
  clause: string,
): Combatant | Refusal {
  const found = typeof given === 'string' && Object.hasOwn(combatants, given) ? combatants[given] : undefined;
  if (found && found.out !== 'gone') return found;
  const because = found
    ? `${(found.sheet as { readonly name?: string }).name ?? 'It'} is not there any more`
    : given === undefined
      ? `It must be said who is meant (${field})`
      : `There is no ${JSON.stringify(given)} in this fight`;
  return { code: 'noSuchThing', because, clause, field };
}

export const isCombatant = <Combatant extends Present>(found: Combatant | Refusal): found is Combatant =>
  'sheet' in found;

/** A cell, or `null`. */
export function readCell(given: Json | undefined): Cell | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const { x, y } = given as { readonly x?: Json; readonly y?: Json };
  return Number.isInteger(x) && Number.isInteger(y) ? { x: x as number, y: y as number } : null;
}

/** A path, cell after cell; `null` where it is none, or empty. */
export function readPath(given: Json): readonly Cell[] | null {
  if (!Array.isArray(given) || given.length === 0) return null;
  const path: Cell[] = [];
  for (const each of given) {
    const cell = readCell(each);
    if (!cell) return null;
    path.push(cell);
  }
  return path;
}

/** The item with this id, or else with this short id of its owner's; `null` where there is none. */
export function findItem<Item extends { readonly id: Id; readonly short: string }>(
  items: readonly Item[],
  given: Json | undefined,
): Item | null {
  if (typeof given !== 'string') return null;
  return items.find((item) => item.id === given) ?? items.find((item) => item.short === given) ?? null;
}

/** The item that is meant: the only one there is, or the one that is named. Otherwise a refusal. */
export function readItem<Item extends { readonly id: Id; readonly short: string }>(
  items: readonly Item[],
  given: Json | undefined,
  clause: string,
): Item | Refusal {
  const [first] = items;
  if (given === undefined && first && items.length === 1) return first;
  const because = 'it must be said which of the things at hand is meant';
  return findItem(items, given) ?? { code: 'noSuchThing', because, clause, field: 'item' };
}
