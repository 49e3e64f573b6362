import type { Cell, Id, Json, JsonObject } from './json.ts';
import { fieldsOf, isObject } from './json.ts';

/** The parts of a written encounter that all systems share: its combatants, and the mentions of their ids. */

export type Written = JsonObject;

export interface Combatant extends Written {
  readonly id: Id;
  readonly side: string;
  readonly cell: Cell & Written;
  readonly sheet: Json;
}

export interface Encounter extends Written {
  readonly combatants: readonly Combatant[];
}

/**
 * How many of the two sides that a fight needs an encounter still lacks: 2 where nobody is there at the beginning, 0
 * where it has both, one of which may come with a wave alone, and where its list of combatants is none.
 */
export function sidesWanting(encounter: Json): number {
  const { combatants, waves } = fieldsOf(encounter);
  if (!Array.isArray(combatants)) return 0;
  if (combatants.length === 0) return 2;
  const later = listOf(waves).flatMap((wave) => listOf(fieldsOf(wave).combatants));
  const sides = new Set([...listOf(combatants), ...later].map((one) => isObject(one) && one.side));
  return Math.max(0, 2 - sides.size);
}

const listOf = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : []);

/** Whether any of these ids occurs in the value, as a string or as a key. */
export function mentions(value: Json | undefined, ids: readonly Id[]): boolean {
  if (typeof value === 'string') return ids.includes(value);
  if (Array.isArray(value)) return value.some((one) => mentions(one, ids));
  if (!isObject(value)) return false;
  return Object.entries(value).some(([key, one]) => ids.includes(key) || mentions(one, ids));
}

/** The id of a combatant as written. */
export const writtenId = (combatant: Json): Id | undefined =>
  isObject(combatant) && typeof combatant.id === 'string' ? combatant.id : undefined;

/** Whether a combatant mentions one of these ids, apart from fields such as `sheet` and `side` (see `elsewhere`). */
export const names = (one: Json, ids: readonly Id[]): boolean =>
  isObject(one) &&
  Object.entries(one).some(([field, value]) => !elsewhere.includes(field) && mentions(value, ids));

/** A combatant without all that it says about these others. */
export const forgettingAll = (one: Json, ids: readonly Id[]): Json =>
  isObject(one) ? (ids.reduce<Written>(fieldsForgetting, one) as Json) : one;

/** The encounter without one combatant and without all that refers to it: who rides it, that it is surprised. */
export function without(encounter: Encounter, gone: Id): Encounter {
  const combatants = encounter.combatants.filter(({ id }) => id !== gone);
  return fieldsForgetting({ ...encounter, combatants }, gone) as Encounter;
}

/**
 * Fields in which the text of an id does not refer to a combatant but to a terrain, a sheet of the pack, a side, a ruling,
 * a door.
 */
export const elsewhere: readonly string[] = [
  'id',
  'sheet',
  'side',
  'name',
  'about',
  'system',
  'battlefield',
  'rulings',
  'doors',
];

/**
 * The fields of an encounter, a wave, a combatant or its state (`now`), which are named by the rules and never by ids.
 */
const fieldsForgetting = (fields: Written, gone: Id): Written =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      const left = fieldForgetting(key, value, gone);
      return left === undefined ? [] : [[key, left]];
    }),
  );

function fieldForgetting(key: string, value: Json | undefined, gone: Id): Json | undefined {
  if (elsewhere.includes(key)) return value;
  if (key === 'now' && isObject(value)) return fieldsForgetting(value, gone) as Json;
  // What is written of combatants, also of those of a wave, is about them, even where it names `gone`.
  if (key === 'combatants' && Array.isArray(value)) {
    return (value as readonly Json[]).map((one) =>
      isObject(one) ? (fieldsForgetting(one, gone) as Json) : one,
    );
  }
  return forgetting(value, gone);
}

/**
 * A value without its references to `gone`; `undefined` where nothing is left. An object with a field whose value is
 * `gone` is dropped whole, because it says something about that combatant.
 */
function forgetting(value: Json | undefined, gone: Id): Json | undefined {
  if (value === gone) return undefined;
  if (Array.isArray(value)) {
    return value.flatMap((one) => {
      const left = forgetting(one, gone);
      return left === undefined || isLonely(one, left) ? [] : [left];
    });
  }
  if (!isObject(value)) return value;
  if (Object.entries(value).some(([key, one]) => one === gone && !elsewhere.includes(key))) return undefined;
  const { [gone]: _, ...others } = value;
  return fieldsForgetting(elsewhere.includes(gone) ? value : others, gone) as Json;
}

/** Whether all but one of a group have been forgotten: alone one is in no group. */
const isLonely = (group: Json, left: Json): boolean =>
  Array.isArray(group) && Array.isArray(left) && left.length < group.length && left.length < 2;
