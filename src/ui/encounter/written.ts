import type { Json } from '../../kernel/json.ts';
import type { Combatant, Written } from '../../store/written.ts';
import { fieldsOf, isObject } from '../../store/written.ts';
import type { Grid } from '../map/document.ts';

/** Access to the parts of an encounter that can be edited here. All other parts are preserved. */

export { fieldsOf };

export const listOf = (json: Json | undefined): readonly Written[] =>
  Array.isArray(json) ? (json as readonly Json[]).filter(isObject) : [];

/** The combatants that have an id and a cell. */
export const peopleIn = (document: Json): readonly Combatant[] =>
  listOf(fieldsOf(document).combatants).filter(
    (one): one is Combatant => typeof one.id === 'string' && isObject(one.cell),
  );

export const battlefieldIn = (document: Json): Written => fieldsOf(fieldsOf(document).battlefield);

export const gridOf = (field: Written): Grid =>
  field.grid === 'hex-flat' || field.grid === 'hex-pointy' ? field.grid : 'square';

export const sideOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 1);

/**
 * The encounter with an edited battlefield; the same object if nothing has changed. What it says of doors that are gone
 * goes with them.
 */
export function withField(document: Json, edit: (field: Written) => Written): Json {
  const field = battlefieldIn(document);
  const next = edit(field);
  if (next === field) return document;
  const left = new Set(doorsIn(next));
  const gone = doorsIn(field).filter((id) => !left.has(id));
  const { doors, ...fields } = fieldsOf(document);
  const told = Object.entries(fieldsOf(doors)).filter(([id]) => !gone.includes(id));
  return {
    ...fields,
    battlefield: next,
    ...(doors !== undefined && { doors: gone.length === 0 ? doors : Object.fromEntries(told) }),
  } as Json;
}

/** The ids of doors and windows. */
const doorsIn = (field: Written): readonly string[] =>
  listOf(field.walls).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));

/** Sets a list field, but does not add an empty one where there was none. */
export const withList = (fields: Written, key: string, list: readonly Written[]): Written => {
  if (list.length > 0 || fields[key] !== undefined) return { ...fields, [key]: list as readonly Json[] };
  return fields;
};
