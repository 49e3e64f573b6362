import { freeId, plainId } from '../kernel/free-id.ts';
import type { Json } from '../kernel/json.ts';
import { fieldsOf, isObject } from '../kernel/json.ts';
import type { EitherField, Field, GroupField, OwnField } from './sheet-form.ts';
import { isIdOfItsOwn, thingIn } from './sheet-form.ts';

export { plainId } from '../kernel/free-id.ts';
export { fieldsOf } from '../kernel/json.ts';
export { placeOf } from '../kernel/outside.ts';

/** Sheets as a form reads and writes them. */

export type Path = readonly (string | number)[];

export const itemsIn = (json: Json | undefined): readonly Json[] =>
  Array.isArray(json) ? (json as Json[]) : [];

/**
 * The document with another value at a path; `undefined` removes what is there. Missing objects and lists on the way
 * are created.
 */
export function withValue(
  json: Json | undefined,
  [step, ...rest]: Path,
  value: Json | undefined,
): Json | undefined {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const items = [...itemsIn(json)];
    const inner = withValue(items[step], rest, value);
    if (inner === undefined) items.splice(step, 1);
    else items[step] = inner;
    return items;
  }
  const { [step]: before, ...others } = fieldsOf(json);
  const inner = withValue(before, rest, value);
  if (inner === undefined) return others as Json;
  // Replaced in its place, so that the order of keys in the file stays.
  return before === undefined
    ? ({ ...others, [step]: inner } as Json)
    : (Object.fromEntries(
        Object.entries(fieldsOf(json)).map(([key, one]) => [key, key === step ? inner : one]),
      ) as Json);
}

/**
 * The sheet with another value at a path. A list on the way that is not written is first written with its usual items,
 * so that they are not lost by a change within it.
 */
export const withWritten = (form: Field, sheet: Json, path: Path, value: Json | undefined): Json =>
  following(form, sheet, withValue(withUsual(form, sheet, path), path, value) ?? sheet);

/**
 * A sheet in which all that names an item by its id follows items that have got another id in the same place: a spear
 * of the book that is written out stays in hand.
 */
function following(form: Field, before: Json, after: Json): Json {
  const idNow = (own: OwnField, id: string): string => {
    const [was, is] = [ownItems(own, before), ownItems(own, after)];
    if (was.length !== is.length || is.some((item) => item.id === id)) return id;
    return is[was.findIndex((item) => item.id === id)]?.id ?? id;
  };
  const followed = (field: Field | undefined, json: Json): Json => {
    switch (field?.kind) {
      case 'own':
        return typeof json === 'string' ? idNow(field, json) : json;
      case 'either':
        return followed(field.ways[wayOf(field, json)]?.field, json);
      case 'list':
        return Array.isArray(json) ? itemsIn(json).map((one) => followed(field.item, one)) : json;
      case 'table':
        return mapped(json, (key, value) => [
          field.own ? idNow(field.own, key) : key,
          followed(field.value, value),
        ]);
      case 'group':
        return mapped(json, (key, value) => [
          key,
          followed(field.parts.find((part) => part.key === key)?.field, value),
        ]);
      default:
        return json;
    }
  };
  return followed(form, after);
}

/** An object with other entries; anything else as it is. */
const mapped = (json: Json, entry: (key: string, value: Json) => readonly [string, Json]): Json =>
  isObject(json)
    ? Object.fromEntries(Object.entries(json).map(([key, value]) => entry(key, value as Json)))
    : json;

/** The value with the usual items of every unwritten list on the path. */
function withUsual(field: Field | undefined, json: Json | undefined, path: Path): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined || field === undefined) return json;
  const within = (inner: Field | undefined): Json | undefined => {
    const value = withUsual(inner, fieldsOf(json)[step], rest);
    return value === undefined ? json : ({ ...fieldsOf(json), [step]: value } as Json);
  };
  switch (field.kind) {
    case 'either':
      return withUsual(field.ways[wayOf(field, json)]?.field, json, path);
    case 'list': {
      const items = json === undefined ? field.usual : itemsIn(json);
      return items.map((one, at) => (at === step ? (withUsual(field.item, one, rest) ?? one) : one));
    }
    case 'group':
      return within(field.parts.find(({ key }) => key === step)?.field);
    case 'table':
      return within(field.value);
    default:
      return json;
  }
}

/** Every id that stands anywhere in a sheet. */
function idsIn(json: Json | undefined): readonly string[] {
  if (Array.isArray(json)) return (json as readonly Json[]).flatMap(idsIn);
  const { id, ...others } = fieldsOf(json);
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(others).flatMap(idsIn)];
}

/**
 * The initial value of something that is added. `sheet`: the whole sheet, so that ids are unique; `called`: the name of
 * a new thing.
 */
export function freshOf(field: Field, sheet: Json, called = 'New'): Json {
  switch (field.kind) {
    case 'number':
      return field.usual ?? Math.min(field.most, Math.max(field.least, 1));
    case 'text':
      return field.word ? plainId(called) : called;
    case 'flag':
      return field.usual ?? true;
    case 'mark':
      return true;
    case 'one':
      return field.usual ?? field.of[0]?.id ?? '';
    case 'own':
      return ownItems(field, sheet)[0]?.id ?? '';
    case 'icon':
      return field.of[0] ?? '';
    case 'nothing':
      return null;
    case 'group':
      return freshGroup(field, sheet, called);
    case 'list':
      return field.example ?? Array.from({ length: field.least }, () => freshOf(field.item, sheet, called));
    case 'table':
      return {};
    case 'either':
      return field.ways[0] ? freshOf(field.ways[0].field, sheet, called) : null;
  }
}

function freshGroup(field: GroupField, sheet: Json, called: string): Json {
  const { parts, always, example } = field;
  if (example !== undefined) return ownLike(example, field, sheet, called);
  const needed = parts.filter((part) => part.needed);
  const taken = idsIn(sheet);
  const written = needed.map((part) => [
    part.key,
    isIdOfItsOwn(part) ? freeId('own', (id) => taken.includes(id)) : freshOf(part.field, sheet, called),
  ]);
  return { ...always, ...Object.fromEntries(written) } as Json;
}

/** A copy of a thing, with an id and a name of its own. */
function ownLike(like: Json, { parts }: GroupField, sheet: Json, called: string): Json {
  const taken = idsIn(sheet);
  // The description of the original is not that of the copy.
  const { about: _, ...rest } = fieldsOf(like);
  return {
    ...rest,
    ...(parts.some(isIdOfItsOwn) && { id: freeId('own', (id) => taken.includes(id)) }),
    ...(parts.some(({ key }) => key === 'name') && { name: called }),
  } as Json;
}

/**
 * A new thing, written on the sheet itself, for a list; `null` if the list holds only things of the book. It begins as
 * a copy of the first thing in the book, if the book gives all of that. Its place is left out where it may be.
 */
export function freshThing(field: Field, sheet: Json, called: string): Json | null {
  if (field.kind === 'one') return null;
  if (field.kind !== 'either') return freshOf(field, sheet, called);
  for (const { field: way } of field.ways) {
    const thing = thingIn(way);
    const own = thing && freshThing(thing, sheet, called);
    if (own) return { ...fieldsOf(freshOf(way, sheet)), thing: own };
  }
  const own = field.ways.find(({ field: way }) => way.kind !== 'one')?.field;
  if (!own) return null;
  const like = field.ways.flatMap(({ field: way }) => (way.kind === 'one' ? way.of : []))[0]?.written;
  return own.kind === 'group' && like !== undefined && fits(own, like)
    ? ownLike(like, own, sheet, called)
    : freshOf(own, sheet, called);
}

/**
 * A value written in another way. A thing stays the same thing; a new thing begins as a copy of the one it replaces
 * (`like`, as the book has it); of a group stays what the other way has too, such as the name; everything else gets its
 * initial value. A group that is written that way already stays as it is.
 */
export function rewritten(
  value: Json | undefined,
  next: Field,
  {
    sheet,
    called,
    like,
  }: { readonly sheet: Json; readonly called: string; readonly like?: Json | undefined },
): Json {
  if (value !== undefined && next.kind === 'group' && fits(next, value)) return value;
  if (like !== undefined && next.kind === 'group' && !thingIn(next) && fits(next, like)) {
    return ownLike(like, next, sheet, String(fieldsOf(like).name ?? called));
  }
  const fresh = freshOf(next, sheet, called);
  if (thingIn(next) && value !== undefined) return { ...fieldsOf(fresh), thing: value };
  const { thing } = fieldsOf(value);
  if (next.kind === 'one' && typeof thing === 'string') return thing;
  if (next.kind !== 'group') return fresh;
  if (value !== undefined && isObject(value)) return { ...fieldsOf(fresh), ...inCommon(next, value) };
  const { id: _, about: __, ...others } = inCommon(next, like);
  return { ...fieldsOf(fresh), ...others };
}

/** What of a value a group can hold as it stands, without what tells the way. */
const inCommon = ({ parts }: GroupField, value: Json | undefined): { readonly [key: string]: Json } =>
  Object.fromEntries(
    parts.flatMap(({ key, field }) => {
      const one = fieldsOf(value)[key];
      return one !== undefined && fits(field, one) && isOffered(field, one) ? [[key, one]] : [];
    }),
  );

/** Whether the form would let one write this number or pick this word. */
const isOffered = (field: Field, value: Json): boolean =>
  field.kind === 'number'
    ? Number(value) >= field.least && Number(value) <= field.most
    : field.kind !== 'one' || field.things === true || field.of.some(({ id }) => id === value);

/** Index of the way in which a value is written; −1: none of them. */
export const wayOf = ({ ways }: EitherField, value: Json | undefined): number =>
  ways.findIndex(({ field }) => fits(field, value));

function fits(field: Field, value: Json | undefined): boolean {
  switch (field.kind) {
    case 'number':
      return typeof value === 'number';
    case 'text':
    case 'own':
    case 'icon':
      return typeof value === 'string';
    case 'one':
      // An id that the book does not have counts as one of the book: the rules report it.
      return (
        typeof value === 'string' &&
        (field.things === true || field.of.length !== 1 || field.of[0]?.id === value)
      );
    case 'flag':
    case 'mark':
      return typeof value === 'boolean';
    case 'nothing':
      return value === null;
    case 'list':
      return Array.isArray(value);
    case 'table':
      return value !== undefined && isObject(value);
    case 'either':
      return wayOf(field, value) >= 0;
    case 'group': {
      if (value === undefined || !isObject(value)) return false;
      const known = field.parts.map(({ key }) => key);
      return (
        Object.entries(field.always).every(([key, only]) => value[key] === only) &&
        Object.keys(value).every((key) => key in field.always || known.includes(key))
      );
    }
  }
}

interface OwnItem {
  readonly id: string;
  readonly label: string;
}

/** The things in these fields of a sheet, with their item ids: the second dagger is `dagger-2`. */
export function ownItems({ fields, names = {} }: OwnField, sheet: Json): readonly OwnItem[] {
  const found: OwnItem[] = [];
  for (const field of fields) {
    const value = fieldsOf(sheet)[field];
    if (value === undefined) continue;
    // A single thing is an item whose id is the name of its field.
    const things: readonly Json[] = Array.isArray(value) ? value : [field];
    for (const thing of things) {
      const base = typeof thing === 'string' ? thing : String(fieldsOf(thing).id ?? '');
      if (base === '') continue;
      const name = fieldsOf(thing).name;
      const id = freeId(base, (other) => found.some((one) => one.id === other));
      const label = typeof name === 'string' ? name : (names[base] ?? base.replaceAll('-', ' '));
      found.push({ id, label: id === base ? label : `${label} ${id.slice(base.length + 1)}` });
    }
  }
  return found;
}

/**
 * The name of a value: that of the thing that it is or has; `null` if there is none. `sheet`: the whole sheet, for the
 * names of its own things.
 */
export function calledOf(field: Field, value: Json, sheet: Json = {}): string | null {
  if (field.kind === 'either') {
    const way = field.ways[wayOf(field, value)];
    return way ? calledOf(way.field, value, sheet) : null;
  }
  if (field.kind === 'one') return field.of.find(({ id }) => id === value)?.label ?? String(value);
  if (field.kind === 'text') return String(value);
  if (field.kind === 'own') return ownItems(field, sheet).find(({ id }) => id === value)?.label ?? null;
  if (field.kind !== 'group') return null;
  const { name } = fieldsOf(value);
  if (typeof name === 'string') return name;
  const thing = field.parts.find(({ key }) => key === 'thing' || key === 'item' || key === 'to');
  const inner = thing && fieldsOf(value)[thing.key];
  return thing && inner !== undefined ? calledOf(thing.field, inner, sheet) : null;
}
