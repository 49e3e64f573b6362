import type { Json } from '../kernel/json.ts';
import { hazardIn } from '../kernel/outside.ts';
import { capital } from '../kernel/phrases.ts';
import { jsonFault } from './json-place.ts';

/** What is wrong with a document, wherever it came from. */
export interface DocumentProblem {
  /** A stable word for programs: `not-json`, `newer-version`; of what the rules refuse, that of their refusal. */
  readonly code: string;
  readonly message: string;
  /** The place in it: `combatants[2].sheet.name`, `line 3, column 7`. */
  readonly path?: string;
  /** If more than one thing is wrong: all of them, each with its place in the document. */
  readonly problems?: readonly { readonly path: string; readonly message: string }[];
}

/** Why a document cannot be read. */
export interface ReadProblem extends DocumentProblem {
  /** What was being read: the name of the file, "The link", "the library". */
  readonly place: string;
}

/** A text that may quote a whole document: its beginning and its end. */
const shortened = (text: string): string =>
  text.length <= 500 ? text : `${text.slice(0, 300)} … ${text.slice(-150)}`;

/** The problem in words of bounded length. */
function inShort({ path, problems, ...problem }: ReadProblem): ReadProblem {
  return {
    ...problem,
    message: shortened(problem.message),
    ...(path !== undefined && { path: shortened(path) }),
    ...(problems && {
      problems: problems.map((one) => ({ path: shortened(one.path), message: shortened(one.message) })),
    }),
  };
}

/** Thrown when a document cannot be read. */
export class ReadFailure extends Error {
  readonly problem: ReadProblem;
  constructor(problem: ReadProblem) {
    const short = inShort(problem);
    super(short.message);
    this.name = 'ReadFailure';
    this.problem = short;
  }
}

export const readFailure = (place: string, code: string, message: string, path?: string): ReadFailure =>
  new ReadFailure({ code, message, place, ...(path !== undefined && { path }) });

/** The most characters of a text that are read, of any kind that is not said to be longer. */
export const longestText = 16_000_000;

/**
 * Parses a text from outside as JSON. Throws a ReadFailure for what is too long or too deep, for what is not JSON (with
 * line and column), for keys that could change the prototype of an object, and for infinite numbers (with their path).
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
  const hazard = hazardIn(document);
  if (hazard) {
    const { code, message, path } = hazard;
    throw readFailure(place, code, `${capital(message)}.`, path);
  }
  return document;
}
