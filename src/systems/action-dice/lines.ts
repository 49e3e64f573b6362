import { LARGEST_SIDE as widest } from '../../battlefield/document.ts';
import { byWord, numbered } from '../../engine/kept.ts';
import type { Cell } from '../../kernel/json.ts';
import { groundOf } from './ground.ts';
import type { Combatant, Fight } from './state.ts';
import { everyone, isObject, present } from './state.ts';

/**
 * Lines between two places: what stands on them and how well one sees along them. That hangs on the field, on what stands
 * about and on smoke, but not on who walks past: what is worked out of a line is kept under a number for those alone, and
 * is found again after every move and in the next fight on the same field.
 */

/** So many ways in which things stood are told apart before their numbers begin anew. */
const mostNumbers = 2000;

const byGround = new Map<number, number>();
let count = 0;
let lastGround = -1;
let lastNumber = 0;

/** The same number: every line of these fights is the same. */
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

const numberOf = byWord(() => ++count, mostNumbers);

/** AD-R44: creatures are nothing to a line unless the table says so. */
const counts = ({ rulings }: Fight, one: Combatant): boolean =>
  isObject(one) || rulings.attackLine === 'creaturesCover';

/** In this fight nobody stands elsewhere than in that one, but for this one perhaps. */
export function sameLines(fight: Fight, from: Fight, moved: Combatant): void {
  if (!counts(fight, moved)) byGround.set(groundOf(fight), linesOf(from));
}

/** All that lines hang on. */
function wordOf(fight: Fight): string {
  const { rulings, battlefield, changes, zones, visibility } = fight;
  let word = `${numbered(rulings)} ${numbered(battlefield)} ${numbered(changes)} ${numbered(zones)} ${visibility}`;
  for (const one of everyone(fight)) if (counts(fight, one) && present(one)) word += thingOf(one);
  return word;
}

const thingOf = ({ id, sheet, cell, squares, sturdy }: Combatant): string =>
  ` ${id} ${numbered(sheet)} ${cell.x} ${cell.y} ${squares} ${sturdy}`;

/** Somebody, or a place of some size. */
interface End {
  readonly cell: Cell;
  readonly squares: number;
}

/** A footprint is smaller. */
const largest = 16;

const endOf = ({ cell, squares }: End): number => (cell.x * widest + cell.y) * largest + squares;

/** What is known of a line so far, by question. */
type Line = unknown[];

/** By where lines begin, then by where they end. */
type Lines = Map<number, Map<number, Line>>;

/** So many lines are remembered before all are forgotten. */
const mostLines = 20_000;

const known = new Map<number, Lines>();
let size = 0;

/** The line that was asked about last: most questions about one come in a row. */
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
 * Remembers what is worked out of a line, and of nothing else of a fight; `kinds`: questions about the same line that are
 * told apart by `kind`, from 0.
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
