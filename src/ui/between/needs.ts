import type { Json, JsonObject } from '../../kernel/json.ts';
import type { Ruling, SaidRulings } from '../../store/rulings.ts';
import { capital } from '../../store/words.ts';
import { isObject } from '../../store/written.ts';

/** A parameter of a deed between fights as a form field, made from its JSON schema. */
export type Field = { readonly key: string; readonly label: string; readonly help?: string } & (
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly usual: number | null }
  | { readonly kind: 'switch'; readonly usual: boolean | null }
  | { readonly kind: 'pick'; readonly of: readonly string[]; readonly usual: string | null }
  | { readonly kind: 'text'; readonly needed: boolean }
  /** A thing of the sheet's own, or several things of the book. */
  | { readonly kind: 'one' | 'several'; readonly of: readonly Option[] }
  /** A list of numbers or words. */
  | { readonly kind: 'numbers' | 'words' }
  /** Another person's sheet. */
  | { readonly kind: 'person' }
);

interface Option {
  readonly id: string;
  readonly label: string;
}

/** The words of the system, and what can be picked by name where a schema says where its ids come from. */
interface Offered {
  /** The names of fields that are also on sheets, where they are not their keys: "WP" for `wp`. */
  readonly words: { readonly [key: string]: string };
  /** The things of the book, by list. */
  readonly things: { readonly [list: string]: readonly { readonly id: string; readonly name: string }[] };
  /** The things in these fields of the sheet. */
  readonly own: (fields: readonly string[]) => readonly Option[];
}

/** The values that have been filled in; the deed uses its defaults for missing keys. */
export type Filled = { readonly [key: string]: Json };

type Schema = JsonObject;

const textOf = (json: Json | undefined): string | undefined => (typeof json === 'string' ? json : undefined);
const numberOf = (json: Json | undefined, otherwise: number): number =>
  typeof json === 'number' ? json : otherwise;

/** Turns a key into a label: `injuryEnds` becomes "Injury ends". */
export function inWords(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return capital(words);
}

const propertiesOf = (schema: Json | undefined): Schema =>
  isObject(schema) && isObject(schema.properties) ? schema.properties : {};

/**
 * The fields for an object schema. Leaves out faces of dice, which are asked for when they are rolled, and rulings,
 * which the table has settled.
 */
export function fieldsOf(schema: Json, rulings: readonly Ruling[], offered?: Offered): readonly Field[] {
  const needed = isObject(schema) && Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(propertiesOf(schema)).flatMap(([key, one]) => {
    const other = key === 'faces' || key === 'rulings' || rulings.some((ruling) => ruling.key === key);
    return other || !isObject(one) ? [] : [named(fieldOf(key, one, needed.includes(key)), one, offered)];
  });
}

/** The rulings that affect a deed: those with a parameter of their own, and those in its `rulings` parameter. */
export function rulingsIn(schema: Json, rulings: readonly Ruling[]): readonly Ruling[] {
  const needs = propertiesOf(schema);
  const together = propertiesOf(needs.rulings);
  return rulings.filter(({ key }) => isObject(needs[key]) || isObject(together[key]));
}

/** The filled values with the table's rulings added, in the places where the schema expects them. */
export function underRulings(filled: Filled, schema: Json, said: SaidRulings): Filled {
  const needs = propertiesOf(schema);
  const alone = Object.entries(said).filter(([key]) => isObject(needs[key]));
  const together = Object.entries(said).filter(([key]) => isObject(propertiesOf(needs.rulings)[key]));
  return {
    ...filled,
    ...Object.fromEntries(alone),
    ...(together.length > 0 && { rulings: Object.fromEntries(together) }),
  };
}

/** The field by its name on the sheet, with names to pick from, if there are any, in place of ids to be typed. */
function named(plain: Field, schema: Schema, offered: Offered | undefined): Field {
  const word = offered?.words[plain.key];
  const field = word ? { ...plain, label: capital(word) } : plain;
  const { key, label, help } = field;
  const head = { key, label, ...(help === undefined ? {} : { help }) };
  if (field.kind === 'text' && Array.isArray(schema.own)) {
    const of = offered?.own(schema.own.map(String)) ?? [];
    return of.length > 0 ? { ...head, kind: 'one', of } : field;
  }
  const list = isObject(schema.items) ? textOf(schema.items.list) : undefined;
  const things = list === undefined ? [] : (offered?.things[list] ?? []);
  if (field.kind !== 'words' || things.length === 0) return field;
  return { ...head, kind: 'several', of: things.map(({ id, name }) => ({ id, label: name })) };
}

/**
 * What is wrong with one of the fields: its key, and the fault without the path to it. `null` if a failure is about
 * something else.
 */
export function wrongIn(
  failure: { readonly message: string; readonly path?: string } | null,
  fields: readonly Field[],
): { readonly key: string; readonly message: string } | null {
  const { message = '', path = '' } = failure ?? {};
  const [key] = /^\w+/.exec(path.replace(/^needs\./, '')) ?? [];
  if (key === undefined || !fields.some((field) => field.key === key)) return null;
  return { key, message: message.replace(`${path}: `, '') };
}

function fieldOf(key: string, schema: Schema, needed: boolean): Field {
  const help = textOf(schema.description);
  const head = { key, label: inWords(key), ...(help === undefined ? {} : { help }) };
  if (Array.isArray(schema.enum)) {
    const of = schema.enum.filter((one) => typeof one === 'string');
    return { ...head, kind: 'pick', of, usual: textOf(schema.default) ?? (needed ? (of[0] ?? null) : null) };
  }
  switch (schema.type) {
    case 'integer':
    case 'number': {
      const min = numberOf(schema.minimum, 0);
      const usual = typeof schema.default === 'number' ? schema.default : needed ? min : null;
      return { ...head, kind: 'number', min, max: numberOf(schema.maximum, 9999), usual };
    }
    case 'boolean':
      return { ...head, kind: 'switch', usual: typeof schema.default === 'boolean' ? schema.default : null };
    case 'string':
      return { ...head, kind: 'text', needed };
    case 'array':
      return {
        ...head,
        kind: isObject(schema.items) && schema.items.type === 'integer' ? 'numbers' : 'words',
      };
    default:
      return { ...head, kind: 'person' };
  }
}

/** The initial values: only what the schema requires or gives a default for. */
export function usualOf(fields: readonly Field[]): Filled {
  const found: { [key: string]: Json } = {};
  for (const field of fields) {
    if ((field.kind === 'number' || field.kind === 'pick') && field.usual !== null)
      found[field.key] = field.usual;
    if (field.kind === 'text' && field.needed) found[field.key] = '';
    if (field.kind === 'words' || field.kind === 'several') found[field.key] = [];
  }
  return completed(found, fields);
}

/** The filled values with the first thing where one is to be picked and none of those offered has been. */
export function completed(filled: Filled, fields: readonly Field[]): Filled {
  const found: { [key: string]: Json } = { ...filled };
  for (const field of fields) {
    const isOffered = field.kind === 'one' && field.of.some(({ id }) => id === filled[field.key]);
    if (field.kind === 'one' && field.of[0] && !isOffered) found[field.key] = field.of[0].id;
  }
  return found;
}

/** What is asked of one of several people, with its name before it unless it is told already. */
export const namedOnce = (name: string, message: string): string =>
  message.includes(name) ? message : `${name}: ${message}`;

/** A person who may help: whose sheet can be a deed's parameter. Two may have the same name. */
export interface Helper {
  readonly id: string;
  readonly name: string;
  readonly sheet: Json;
}

/** The values to send, with the sheets as they are now in place of the ids of those who help. */
export function withHelpers(filled: Filled, fields: readonly Field[], helpers: readonly Helper[]): Filled {
  const found: { [key: string]: Json } = { ...filled };
  for (const { kind, key } of fields) {
    if (kind !== 'person' || found[key] === undefined) continue;
    const helper = helpers.find(({ id }) => id === found[key]);
    if (helper) found[key] = helper.sheet;
    else delete found[key];
  }
  return found;
}

/**
 * Splits the fields of a long form (more than three) into the main ones and those that are seldom changed, which start
 * folded.
 */
export function foldedAway(fields: readonly Field[]): {
  readonly first: readonly Field[];
  readonly folded: readonly Field[];
} {
  const rare = (field: Field): boolean => fields.length > 3 && (field.kind === 'switch' || isOpen(field));
  return { first: fields.filter((one) => !rare(one)), folded: fields.filter(rare) };
}

const isOpen = (field: Field): boolean =>
  field.kind === 'pick' || (field.kind === 'number' && field.usual === null);
