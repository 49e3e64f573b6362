import type { Cell, Id, Json } from './json.ts';
import { isObject } from './json.ts';

/** Encounters as they are written, as far as those of all systems are alike: who is in one, and who is spoken of in it. */

export type Written = { readonly [key: string]: Json | undefined };

export interface Combatant extends Written {
  readonly id: Id;
  readonly side: string;
  readonly cell: Cell & Written;
  readonly sheet: Json;
}

/** An encounter as far as those of all systems are alike. */
export interface Encounter extends Written {
  readonly combatants: readonly Combatant[];
}

/** Whether one of these ids stands anywhere in it. */
export function mentions(value: Json | undefined, ids: readonly Id[]): boolean {
  if (typeof value === 'string') return ids.includes(value);
  if (Array.isArray(value)) return value.some((one) => mentions(one, ids));
  if (!isObject(value)) return false;
  return Object.entries(value).some(([key, one]) => ids.includes(key) || mentions(one, ids));
}

/** Without this one, and without whatever is said of it elsewhere: whom it rides, that it is surprised. */
export function without(encounter: Encounter, gone: Id): Encounter {
  const combatants = encounter.combatants
    .filter(({ id }) => id !== gone)
    .map((one) => fieldsForgetting(one, gone) as Combatant);
  return { ...(fieldsForgetting({ ...encounter, combatants: [] }, gone) as Encounter), combatants };
}

/** Fields in which the word of an id is something else: a terrain, a sheet of the pack, a side of that name. */
export const elsewhere: readonly string[] = ['id', 'sheet', 'side', 'name', 'about', 'system', 'battlefield'];

const fieldsForgetting = (fields: Written, gone: Id): Written =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      if (elsewhere.includes(key)) return [[key, value]];
      if (key === gone) return [];
      const left = forgetting(value, gone);
      return left === undefined ? [] : [[key, left]];
    }),
  );

/** What is left of a value: an object that says something of somebody who is gone says nothing without it. */
function forgetting(value: Json | undefined, gone: Id): Json | undefined {
  if (value === gone) return undefined;
  if (Array.isArray(value)) return value.flatMap((one) => forgetting(one, gone) ?? []);
  if (!isObject(value)) return value;
  if (Object.entries(value).some(([key, one]) => one === gone && !elsewhere.includes(key))) return undefined;
  return fieldsForgetting(value, gone) as Json;
}
