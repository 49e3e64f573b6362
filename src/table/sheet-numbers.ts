import type { System } from '../engine/system.ts';
import type { SheetNumber } from '../forecast/numbers.ts';
import { numbersOf } from '../forecast/numbers.ts';
import type { Id, Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import type { SheetField, SheetNumbers } from '../protocol/encounters.ts';
import { sheetSchemaOf } from './sheet-schema.ts';
import { inFull } from './vary.ts';

/** The numbers of a sheet for whoever writes an encounter: those that stand on it, and those that it leaves to the rules. */

type Fields = { readonly [key: string]: Json | undefined };

const fieldsOf = (json: Json | undefined): Fields => (json !== undefined && isObject(json) ? json : {});
const listOf = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? (json as Json[]) : []);

/** Somebody of an encounter, there at the beginning or later; `null` where there is no such one. */
export function numbersOfOne(system: System, encounter: Json, who: Id): SheetNumbers | null {
  const { combatants, waves } = fieldsOf(encounter);
  const later = listOf(waves).flatMap((wave) => listOf(fieldsOf(wave).combatants));
  const one = [...listOf(combatants), ...later].find((json) => fieldsOf(json).id === who);
  const sheet = one === undefined ? undefined : fieldsOf(one).sheet;
  if (sheet === undefined || !isObject(sheet)) return null;
  const schema = sheetSchemaOf(system);
  const full = filled(inFull(system, sheet), schema);
  const within = (number: SheetNumber): SheetField => ({ ...number, ...boundsOf(schema, number.path) });
  return { sheet: full, numbers: numbersOf(full, system.sheetWords).map(within) };
}

/** What a fight has left of somebody is no number of the sheet. */
const left = ['current'];

/** A sheet with the whole numbers that stand for what it does not say, in the order of its schema. */
function filled(value: Json | undefined, schema: Json): Json {
  const { properties } = fieldsOf(schema);
  const written = fieldsOf(value);
  const said: { [key: string]: Json } = {};
  for (const [key, inner] of Object.entries(fieldsOf(properties))) {
    if (inner === undefined || left.includes(key)) continue;
    const more = fillingOf(written[key], inner);
    if (more !== undefined) said[key] = more;
  }
  const rest = Object.entries(written).filter(([key]) => !(key in said) && !left.includes(key));
  return { ...said, ...Object.fromEntries(rest) } as Json;
}

function fillingOf(value: Json | undefined, schema: Json): Json | undefined {
  const { type, default: usual, properties } = fieldsOf(schema);
  if (type === 'integer') return value ?? (typeof usual === 'number' ? usual : undefined);
  if (properties === undefined || (value !== undefined && !isObject(value))) return value;
  const inner = filled(value, schema);
  return value === undefined && Object.keys(fieldsOf(inner)).length === 0 ? undefined : inner;
}

/** Between which values the number at a path may lie, as far as the schema says so. */
function boundsOf(schema: Json, path: string): Pick<SheetField, 'least' | 'most'> {
  const steps = [...path.matchAll(/[^.[\]]+/g)].map(([step]) => step);
  let here: Json | undefined = schema;
  for (const step of steps) {
    const { properties, additionalProperties } = fieldsOf(here);
    here = fieldsOf(properties)[step] ?? additionalProperties;
  }
  const { minimum, maximum } = fieldsOf(here);
  return {
    ...(typeof minimum === 'number' ? { least: minimum } : {}),
    ...(typeof maximum === 'number' ? { most: maximum } : {}),
  };
}
