import { LARGEST_SIDE as widest } from '../../battlefield/document.ts';
import { numbered, pairMemory } from '../../engine/kept.ts';
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
const byWord = new Map<string, number>();
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

function numberOf(word: string): number {
  let known = byWord.get(word);
  if (known === undefined) {
    if (byWord.size >= mostNumbers) byWord.clear();
    known = ++count;
    byWord.set(word, known);
  }
  return known;
}

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

/** A line in a number; `kind`, 0 to 3, tells questions about the same line apart. */
const lineNumber = (from: End, to: End, kind: number): number =>
  (endOf(from) * widest * widest * largest + endOf(to)) * 4 + kind;

/** Remembers what is worked out of a line, and of nothing else of a fight. */
export function lineMemory<T>(): (fight: Fight, from: End, to: End, work: () => T, kind?: number) => T {
  const kept = pairMemory<T>();
  return (fight, from, to, work, kind = 0) => kept(linesOf(fight), lineNumber(from, to, kind), work);
}
