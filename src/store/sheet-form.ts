import type { Json, JsonObject } from '../kernel/json.ts';
import { fieldsOf } from '../kernel/json.ts';
import { keyInWords } from '../kernel/key-words.ts';
import { capital } from '../kernel/phrases.ts';
import type { SheetForm } from './sheet.ts';

/**
 * Builds a form from the JSON schema of the sheets of a system: what can be written, within which bounds, and what
 * applies where nothing is written. It knows no system: the schema and its words say all of it.
 */

interface Pick {
  readonly id: string;
  readonly label: string;
  /** All of a thing of the pack: a new thing on the sheet may begin as a copy of it. */
  readonly written?: Json;
}

export interface NumberField {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  /** The value where none is written. Left out: the rules work it out, or there is none. */
  readonly usual?: number;
}

interface TextField {
  readonly kind: 'text';
  readonly longest: number;
  /** A word, written as ids are: "two-handed blades" is `two-handed-blades`. */
  readonly word?: true;
}

/** Yes or no. Where it is not written and there is no `usual`, the rules decide. */
interface FlagField {
  readonly kind: 'flag';
  readonly usual?: boolean;
}

/** A field that is `true` or left out. */
interface MarkField {
  readonly kind: 'mark';
}

/** One of a list. */
interface OneField {
  readonly kind: 'one';
  readonly of: readonly Pick[];
  readonly usual?: string;
  /** The picks are things of the pack. */
  readonly things?: true;
}

type Names = { readonly [id: string]: string };

/** The item id of one of the things in these fields of the sheet. */
export interface OwnField {
  readonly kind: 'own';
  readonly fields: readonly string[];
  /** The names of things of the pack that can be in these fields, and of those fields that are single things. */
  readonly names?: Names;
}

/** The picture of the token. */
export interface IconField {
  readonly kind: 'icon';
  readonly of: readonly string[];
}

/** The value `null`, written as such. */
interface NothingField {
  readonly kind: 'nothing';
}

/** Fields that belong together. */
export interface GroupField {
  readonly kind: 'group';
  readonly parts: readonly Part[];
  /** Fields with constant values, which tell this group from others. */
  readonly always: { readonly [key: string]: Json };
  /** The initial value of a new one. */
  readonly example?: Json;
}

export interface Part {
  readonly key: string;
  readonly label: string;
  readonly field: Field;
  /** It must be written. */
  readonly needed: boolean;
  /** What the field means, for the person who writes the sheet. Clause ids in it are those of the rulebook. */
  readonly note?: string;
}

export interface ListField {
  readonly kind: 'list';
  readonly item: Field;
  readonly least: number;
  readonly most: number;
  /** The items of a list that is not written. */
  readonly usual: readonly Json[];
  /** The initial value of a new one. */
  readonly example?: Json;
}

/** Values by key. The keys are `keys` or `own`, or without either any words. */
export interface TableField {
  readonly kind: 'table';
  readonly value: Field;
  readonly keys?: readonly Pick[];
  /** The keys are the item ids of the things in these fields of the sheet. */
  readonly own?: OwnField;
  /** Free keys are written as ids are. */
  readonly words?: true;
}

/** A value that can be written in one of several ways. */
export interface EitherField {
  readonly kind: 'either';
  readonly ways: readonly Way[];
}

interface Way {
  readonly label: string;
  readonly field: Field;
}

export type Field =
  | NumberField
  | TextField
  | FlagField
  | MarkField
  | OneField
  | OwnField
  | IconField
  | NothingField
  | GroupField
  | ListField
  | TableField
  | EitherField;

/** The field of the thing itself in a group that names a thing and its place; `undefined` for other fields. */
export const thingIn = (field: Field): Field | undefined =>
  field.kind === 'group' ? field.parts.find(({ key }) => key === 'thing')?.field : undefined;

type Schema = JsonObject;

const listIn = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? (json as Json[]) : []);
const wordsIn = (json: Json | undefined): readonly string[] =>
  listIn(json).filter((one) => typeof one === 'string');
/** The first example of a schema. */
function exampleIn({ examples }: Schema): { readonly example?: Json } {
  const [example] = listIn(examples);
  return example === undefined ? {} : { example };
}
/** The lists of things that a field or one of its ways may take something from. */
function listsIn(json: Json | undefined): readonly string[] {
  const { list, anyOf, oneOf, properties } = fieldsOf(json);
  const inner = [...listIn(anyOf), ...listIn(oneOf), ...Object.values(fieldsOf(properties))];
  return [...(typeof list === 'string' ? [list] : []), ...inner.flatMap(listsIn)];
}
const numberIn = (json: Json | undefined, otherwise: number): number =>
  typeof json === 'number' ? json : otherwise;

/** Labels of keys that all systems share and that do not read well as labels. */
const usualWords: { readonly [key: string]: string } = {
  in: 'where',
  thing: 'what',
  natural: 'natural weapons',
  printed: 'printed numbers',
};

/** The singular of a label: "weapon" for "Weapons", "ability" for "Abilities". */
export const oneOfMany = (many: string): string => many.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');

/**
 * Whether a part is the id of a thing that is written on the sheet: it is generated and not shown. An id that is picked
 * from a list is an ordinary field.
 */
export const isIdOfItsOwn = ({ key, field }: Part): boolean => key === 'id' && field.kind === 'text';

/** Whether a group exists without being written: every field of it may be left out. */
export const standsUnsaid = ({ parts, always }: GroupField): boolean =>
  Object.keys(always).length === 0 && parts.every(({ needed }) => !needed);

/** Fields of a sheet that only a fight writes: what it has left of a combatant. */
const left: readonly string[] = ['current'];

/** Several ways that are words, such as one word beside a list of others, become one list at the place of the first. */
function inOneList(ways: readonly Way[]): readonly Way[] {
  const isWord = ({ field }: Way): boolean => field.kind === 'one' && !field.things;
  const of = ways.filter(isWord).flatMap(({ field }) => (field.kind === 'one' ? field.of : []));
  const [first, ...others] = ways.filter(isWord);
  if (!first || others.length === 0) return ways;
  return ways.flatMap((way) =>
    way === first ? [{ ...first, field: { kind: 'one', of } as const }] : isWord(way) ? [] : [way],
  );
}

/** The word of the rules for a key of a schema, or what the key itself says. `within`: the key of what it belongs to. */
function wordIn({ words }: SheetForm, key: string, within: string): string {
  const said = words[`${within}.${key}`] || words[key] || usualWords[key];
  const plain = keyInWords(key);
  // The rules name a single entry, such as "skill melee"; here the label is that of all of them.
  return said && said !== oneOfMany(plain) ? said : plain;
}

/** The things in the fields of a sheet with these keys, and the names of what can be in them. */
export function ownFieldOf(form: SheetForm, fields: readonly string[]): OwnField {
  const names: { [id: string]: string } = {};
  for (const key of fields) {
    const given = fieldsOf(fieldsOf(fieldsOf(form.schema).properties)[key]);
    if (given.type === 'object') names[key] = capital(wordIn(form, key, ''));
    for (const list of listsIn(given.items)) {
      for (const { id, name } of form.things[list] ?? []) names[id] = name;
    }
  }
  return { kind: 'own', fields, ...(Object.keys(names).length > 0 && { names }) };
}

/** The form of a whole sheet; its first part is the name. */
export function formOf(form: SheetForm): GroupField {
  const { schema, things } = form;
  const wordOf = (key: string, within: string): string => wordIn(form, key, within);

  function fieldOf(json: Json | undefined, key: string): Field {
    const given = fieldsOf(json);
    const ways = [...listIn(given.anyOf), ...listIn(given.oneOf)];
    if (ways.length > 0) return eitherOf(ways, key);
    if (Array.isArray(given.enum)) return oneOf(given, key);
    switch (given.type) {
      case 'integer':
      case 'number':
        return numberOf(given);
      case 'boolean':
        return given.const === true
          ? { kind: 'mark' }
          : { kind: 'flag', ...(typeof given.default === 'boolean' && { usual: given.default }) };
      case 'array':
        return listOf(given, key);
      case 'object':
        return given.properties === undefined ? tableOf(given, key) : groupOf(given, key);
      case 'null':
        return { kind: 'nothing' };
      default:
        return wordsOf(given, key);
    }
  }

  const numberOf = (given: Schema): NumberField => ({
    kind: 'number',
    least: numberIn(given.minimum, -999),
    most: numberIn(given.maximum, 999),
    ...(typeof given.default === 'number' && { usual: given.default }),
  });

  function oneOf(given: Schema, key: string): OneField | IconField {
    const ids = wordsIn(given.enum);
    if (key === 'icon') return { kind: 'icon', of: ids };
    return {
      kind: 'one',
      of: ids.map((id) => ({ id, label: capital(wordOf(id, key)) })),
      ...(typeof given.default === 'string' && { usual: given.default }),
    };
  }

  /** The field of a string: a constant, a thing of the sheet, a thing of the pack, or text. */
  function wordsOf(given: Schema, key: string): Field {
    if (typeof given.const === 'string') {
      const only = { id: given.const, label: capital(wordOf(given.const, key)) };
      return { kind: 'one', of: [only], usual: given.const };
    }
    if (Array.isArray(given.own)) return ownFieldOf(form, wordsIn(given.own));
    const list = typeof given.list === 'string' ? things[given.list] : undefined;
    if (list) {
      const many = (name: string): boolean => list.filter((one) => one.name === name).length > 1;
      const of = list.map(({ id, name, written }) => ({
        id,
        label: many(name) ? `${name} (${keyInWords(id)})` : name,
        ...(written !== undefined && { written }),
      }));
      return { kind: 'one', of, things: true };
    }
    return {
      kind: 'text',
      longest: numberIn(given.maxLength, 200),
      ...(typeof given.pattern === 'string' && { word: true as const }),
    };
  }

  function eitherOf(ways: readonly Json[], key: string): Field {
    const [first, ...others] = inOneList(
      ways.flatMap((way) => {
        const field = fieldOf(way, key);
        // Nested alternatives are flattened.
        return field.kind === 'either' ? field.ways : [{ label: wayLabel(field, key), field }];
      }),
    );
    const placed = [first, ...others].some((way) => way && thingIn(way.field));
    if (first && placed) {
      const ways = [first, ...others].map((way) => ({
        ...way,
        label: thingIn(way.field) ? 'In a given place …' : way.label,
      }));
      return { kind: 'either', ways };
    }
    return others.length === 0 && first
      ? first.field
      : { kind: 'either', ways: first ? [first, ...others] : [] };
  }

  /** The label of this way among the others. */
  function wayLabel(field: Field, key: string): string {
    if (field.kind === 'nothing') return 'None';
    if (field.kind === 'one' && !field.things && field.of.length === 1) return field.of[0]?.label ?? '';
    if (field.kind === 'one') return 'From the book';
    if (field.kind === 'number') return 'A number …';
    if (field.kind !== 'group') return capital(wordOf(key, ''));
    const said = Object.values(field.always).filter((one) => typeof one === 'string');
    if (said.length > 0) return capital(said.map((one) => wordOf(one, key)).join(', '));
    // A span of so many rounds, or of so many minutes.
    const [only, ...more] = field.parts;
    if (only && more.length === 0) return `${only.label} …`;
    return 'One of its own …';
  }

  const listOf = (given: Schema, key: string): ListField => ({
    kind: 'list',
    item: fieldOf(given.items, key),
    least: numberIn(given.minItems, 0),
    most: numberIn(given.maxItems, 100),
    usual: listIn(given.default),
    ...exampleIn(given),
  });

  function tableOf(given: Schema, key: string): TableField {
    const { enum: named, pattern } = fieldsOf(given.propertyNames);
    const keys = given.among ?? named;
    return {
      kind: 'table',
      value: fieldOf(given.additionalProperties, key),
      ...(typeof pattern === 'string' && { words: true as const }),
      ...(Array.isArray(given.own) && { own: ownFieldOf(form, wordsIn(given.own)) }),
      ...(Array.isArray(keys) && {
        keys: wordsIn(keys).map((id) => ({ id, label: capital(wordOf(id, key)) })),
      }),
    };
  }

  function groupOf(given: Schema, within: string): GroupField {
    const needed = listIn(given.required);
    const always: { [key: string]: Json } = {};
    const parts = Object.entries(fieldsOf(given.properties)).flatMap(([key, json]): Part[] => {
      const { const: only, description } = fieldsOf(json);
      if (typeof only === 'string' && needed.includes(key)) {
        always[key] = only;
        return [];
      }
      if (within === '' && left.includes(key)) return [];
      return [
        {
          key,
          label: capital(wordOf(key, within)),
          field: fieldOf(json, key),
          needed: needed.includes(key),
          ...(typeof description === 'string' && { note: description }),
        },
      ];
    });
    return { kind: 'group', parts, always, ...exampleIn(given) };
  }

  return groupOf(fieldsOf(schema), '');
}
