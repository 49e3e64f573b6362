import type { Problem } from '../engine/system.ts';
import { isObject } from '../kernel/json.ts';
import type { Path } from './problems.ts';
import { check, hazards } from './problems.ts';
import { z } from './schemas.ts';

/** Reads a document part by part, so that one reading reports everything that is wrong with it. */

/** The type of a valid document with these parts. */
export type Whole<Shape extends z.core.$ZodLooseShape> = z.output<z.ZodObject<Shape>>;

/** A document that is an object without hazards, and those of its parts that are valid. */
interface PartsRead<Shape extends z.core.$ZodLooseShape> {
  /** The document as written. */
  readonly json: { readonly [key: string]: unknown };
  /** The valid parts, defaults filled in. */
  readonly said: Partial<Whole<Shape>>;
}

/**
 * Reads every part of a document by itself and adds all problems to the list, each with its place. Returns `null` if
 * the document has hazards (see `hazards`) or is no object. `what` names it in messages: "an encounter".
 */
export function readParts<Shape extends z.core.$ZodLooseShape & { readonly [key: string]: z.ZodType }>(
  json: unknown,
  shape: Shape,
  what: string,
  problems: Problem[],
): PartsRead<Shape> | null {
  const before = problems.length;
  problems.push(...hazards(json));
  if (problems.length > before) return null;
  if (!isObject(json)) {
    problems.push({ path: '', message: `${what} is an object` });
    return null;
  }
  for (const key of Object.keys(json)) {
    if (!Object.hasOwn(shape, key)) problems.push({ path: key, message: 'unknown key' });
  }
  const said: { [key: string]: unknown } = {};
  for (const [key, schema] of Object.entries(shape)) {
    if (!(key in json) && schema instanceof z.ZodExactOptional) continue;
    const value = check(schema, json[key], [key], problems);
    if (value !== undefined) said[key] = value;
  }
  return { json, said: said as Partial<Whole<Shape>> };
}

/** The whole document; `null` if there are any problems. */
export const wholeOrNull = <Shape extends z.core.$ZodLooseShape>(
  { said }: PartsRead<Shape>,
  problems: readonly Problem[],
): Whole<Shape> | null => (problems.length > 0 ? null : (said as Whole<Shape>));

/**
 * Reads each entry of a list by itself: `undefined` where `read` finds it invalid. Of a list that is too long, which is
 * reported elsewhere, only the first `most` entries are read; of what is no list, none.
 */
export const each = <One>(
  list: unknown,
  most: number,
  at: Path,
  read: (json: unknown, at: Path) => One | undefined,
): readonly (One | undefined)[] =>
  Array.isArray(list) ? list.slice(0, most).map((one, index) => read(one, [...at, index])) : [];
