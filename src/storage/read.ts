import type { Json } from '../kernel/json.ts';
import { jsonFault } from './json-place.ts';

export const readCodes = [
  'too-large',
  'not-json',
  'forbidden-key',
  'too-deep',
  'unknown-kind',
  'unknown-system',
  'newer-version',
  'no-version',
  'bad-encounter',
  'bad-record',
  'bad-sheet',
  'bad-backup',
  'bad-map',
] as const;
export type ReadCode = (typeof readCodes)[number];

/** Why a document cannot be read. */
export interface ReadProblem {
  readonly code: ReadCode | string;
  readonly message: string;
  /** The file. */
  readonly place: string;
  /** The place in the document: `combatants[2].sheet.name`, `line 3, column 7`. */
  readonly path?: string;
  /** Where more than one thing is wrong: all of them, each with its place in the document. */
  readonly problems?: readonly { readonly path: string; readonly message: string }[];
}

/** Thrown when a document cannot be read; nothing was stored. */
export class ReadFailure extends Error {
  readonly problem: ReadProblem;
  constructor(problem: ReadProblem) {
    super(problem.message);
    this.name = 'ReadFailure';
    this.problem = problem;
  }
}

export const readFailure = (
  place: string,
  code: ReadCode | string,
  message: string,
  path?: string,
): ReadFailure => new ReadFailure({ code, message, place, ...(path !== undefined && { path }) });

/** 16 million characters: a backup of a few hundred fights. */
export const longestText = 16_000_000;
const deepest = 100;
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The document in a text from outside. Refuses what is too long or too deep, what is no JSON (with line and
 * column), and keys that could reach into the program (with their path).
 */
export function readText(text: string, place: string, longest: number = longestText): Json {
  if (text.length > longest) {
    throw readFailure(
      place,
      'too-large',
      `The file has ${text.length} characters; at most ${longest} are read.`,
    );
  }
  let document: Json;
  try {
    document = JSON.parse(text.replace(/^\uFEFF/, '')) as Json;
  } catch {
    const fault = jsonFault(text.replace(/^\uFEFF/, ''));
    const at = fault ? `line ${fault.line}, column ${fault.column}` : 'the text';
    throw readFailure(
      place,
      'not-json',
      `This is not a JSON file: ${at}: ${fault?.message ?? 'it cannot be read'}.`,
      at,
    );
  }
  refuseForbidden(document, place, '', 0);
  return document;
}

function refuseForbidden(value: Json | undefined, place: string, path: string, depth: number): void {
  if (value === null || typeof value !== 'object') return;
  if (depth > deepest) {
    throw readFailure(
      place,
      'too-deep',
      `More than ${deepest} levels lie inside each other.`,
      path.slice(0, 200),
    );
  }
  if (Array.isArray(value)) {
    value.forEach((one: Json, index) => {
      refuseForbidden(one, place, `${path}[${index}]`, depth + 1);
    });
    return;
  }
  for (const [key, one] of Object.entries(value)) {
    const inner = path === '' ? key : `${path}.${key}`;
    if (forbidden.has(key))
      throw readFailure(place, 'forbidden-key', `The key "${key}" is not allowed.`, inner);
    refuseForbidden(one, place, inner, depth + 1);
  }
}
