import { LARGEST_SIDE as widest } from '../../battlefield/document.ts';
import { memoizedByString, objectNumber } from '../../engine/memoize.ts';
import type { Cell } from '../../kernel/json.ts';
import { groundOf } from './ground.ts';
import type { Combatant, Fight } from './state.ts';
import { everyone, isObject, present } from './state.ts';

/**
 * A cache for lines between two places: obstacles on them and visibility along them. These depend on the field, on
 * objects and on smoke, but usually not on creatures. So results are kept under a number for the former alone, and are
 * found again after every move and in the next fight on the same field.
 */

/** Numbers of this many situations are kept before the tables are cleared. */
const mostNumbers = 2000;

const byGround = new Map<number, number>();
let count = 0;
let lastGround = -1;
let lastNumber = 0;

/** The number of the situation; all lines are equal in fights with the same number. */
function linesOf(fight: Fight): number {
  const ground = groundOf(fight);
  if (ground === lastGround) return lastNumber;
  let known = byGround.get(ground);
  if (known === undefined) {
    if (byGround.size >= mostNumbers) byGround.clear();
    known = numberOf(wordOf(fight));
    byGround.set(ground, known);
  }
  lastGround = ground;
  lastNumber = known;
  return known;
}

const numberOf = memoizedByString(() => ++count, mostNumbers);

/** AD-R44: creatures do not affect lines, except under `creaturesCover`. */
const counts = ({ rulings }: Fight, one: Combatant): boolean =>
  isObject(one) || rulings.attackLine === 'creaturesCover';

/** Carries the number of `from` over to `fight`, which differs only in where `moved` stands. */
export function sameLines(fight: Fight, from: Fight, moved: Combatant): void {
  if (!counts(fight, moved)) byGround.set(groundOf(fight), linesOf(from));
}

/** The key of the situation: all that lines depend on. */
function wordOf(fight: Fight): string {
  const { rulings, battlefield, changes, zones, visibility } = fight;
  let word = `${objectNumber(rulings)} ${objectNumber(battlefield)} ${objectNumber(changes)} ${objectNumber(zones)} ${visibility}`;
  for (const one of everyone(fight)) if (counts(fight, one) && present(one)) word += thingOf(one);
  return word;
}

const thingOf = ({ id, sheet, cell, squares, sturdy }: Combatant): string =>
  ` ${id} ${objectNumber(sheet)} ${cell.x} ${cell.y} ${squares} ${sturdy}`;

/** A combatant, or a place with its size. */
interface End {
  readonly cell: Cell;
  readonly squares: number;
}

/** Part of a cache key: footprints are smaller. */
const largest = 16;

const endOf = ({ cell, squares }: End): number => (cell.x * widest + cell.y) * largest + squares;

/** The cached results of one line, by question. */
type Line = unknown[];

/** By the start of the line, then by its end. */
type Lines = Map<number, Map<number, Line>>;

/** The cache is cleared when it holds this many lines. */
const mostLines = 20_000;

const known = new Map<number, Lines>();
let size = 0;

/** The last line: most questions about the same line come in a row. */
let last = { number: -1, from: -1, to: -1, line: [] as Line };

function lineOf(number: number, from: number, to: number): Line {
  if (last.number === number && last.from === from && last.to === to) return last.line;
  let lines = known.get(number);
  let ends = lines?.get(from);
  let line = ends?.get(to);
  if (line === undefined) {
    if (++size > mostLines) {
      known.clear();
      size = 1;
      lines = undefined;
      ends = undefined;
    }
    if (lines === undefined) {
      lines = new Map();
      known.set(number, lines);
    }
    if (ends === undefined) {
      ends = new Map();
      lines.set(from, ends);
    }
    line = [];
    ends.set(to, line);
  }
  last = { number, from, to, line };
  return line;
}

let questions = 0;

/**
 * Caches a result that depends on a line and nothing else of a fight. `kinds` is the number of questions about a line
 * that share this cache; `kind` selects one, from 0.
 */
export function lineMemory<T>(
  kinds = 1,
): (fight: Fight, from: End, to: End, work: () => T, kind?: number) => T {
  const question = questions;
  questions += kinds;
  return (fight, from, to, work, kind = 0) => {
    const line = lineOf(linesOf(fight), endOf(from), endOf(to)) as (T | undefined)[];
    let found = line[question + kind];
    if (found === undefined) {
      found = work();
      line[question + kind] = found;
    }
    return found;
  };
}
