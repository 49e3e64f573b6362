import type { System } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import { fieldsOf } from '../kernel/json.ts';

const listOf = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? (json as Json[]) : []);

const schemas = new WeakMap<System, Json>();

/** The JSON schema of a sheet without `use`, that is, one that does not build on another. Cached by system. */
export function sheetSchemaOf(system: System): Json {
  const known = schemas.get(system);
  if (known !== undefined) return known;
  const { combatants } = fieldsOf(fieldsOf(system.encounters.schema()).properties);
  const { sheet } = fieldsOf(fieldsOf(fieldsOf(combatants).items).properties);
  const ways = listOf(fieldsOf(sheet).anyOf);
  const schema = ways.find((one) => !('use' in fieldsOf(fieldsOf(one).properties))) ?? {};
  schemas.set(system, schema);
  return schema;
}
