import type { Problem } from '../engine/system.ts';
import type { Path } from './problems.ts';
import { check, hazards, isRecord } from './problems.ts';
import { z } from './schemas.ts';

/** Reading a document part by part, so that one reading names all that is wrong with it. */

/** What a document with these parts holds once all of it makes sense; what may be left out may be missing. */
export type Whole<Shape extends z.core.$ZodLooseShape> = z.output<z.ZodObject<Shape>>;

/** A document that may be looked into. */
export interface Opened<Shape extends z.core.$ZodLooseShape> {
  /** As it was written. */
  readonly json: { readonly [key: string]: unknown };
  /** The parts that make sense, defaults filled in. */
  readonly said: Partial<Whole<Shape>>;
}

/**
 * Reads every part of a document by itself. All problems go on the list, each with its place; `null` where nothing of
 * the document may be looked into. `what` names it for people: "an encounter".
 */
export function open<Shape extends z.core.$ZodLooseShape & { readonly [key: string]: z.ZodType }>(
  json: unknown,
  shape: Shape,
  what: string,
  problems: Problem[],
): Opened<Shape> | null {
  const before = problems.length;
  problems.push(...hazards(json));
  if (problems.length > before) return null;
  if (!isRecord(json)) {
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

/** Everything that was said, if nothing is wrong with any of it. */
export const whole = <Shape extends z.core.$ZodLooseShape>(
  { said }: Opened<Shape>,
  problems: readonly Problem[],
): Whole<Shape> | null => (problems.length > 0 ? null : (said as Whole<Shape>));

/**
 * Reads each of a list by itself: `undefined` where one makes no sense. Of a list of another length than it may have, which
 * is a problem of the list, no more than the `most` first are read.
 */
export const each = <One>(
  list: unknown,
  most: number,
  at: Path,
  read: (json: unknown, at: Path) => One | undefined,
): readonly (One | undefined)[] =>
  Array.isArray(list) ? list.slice(0, most).map((one, index) => read(one, [...at, index])) : [];
