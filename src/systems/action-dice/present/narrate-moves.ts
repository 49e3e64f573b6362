import type { Cell } from '../../../kernel/json.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import { capital } from '../../../kernel/phrases.ts';
import type { MoveFact } from '../facts/movement.ts';
import { feetApart } from '../space.ts';
import type { Fight } from '../state.ts';
import { lineOf, lineTo } from './line.ts';
import { nameOf, whatWords } from './words.ts';

/** Movement in words. */

/** The square's name on the map: "C4". */
export const squareName = ({ x, y }: Cell): string => `${column(x)}${y + 1}`;

function column(x: number): string {
  const letter = String.fromCharCode(65 + (x % 26));
  return x < 26 ? letter : column(Math.floor(x / 26) - 1) + letter;
}

const last = (from: Cell, path: readonly Cell[]): Cell => path[path.length - 1] ?? from;

export function narrateMove(fight: Fight, fact: MoveFact): Narrated | null {
  const { who } = fact;
  switch (fact.fact) {
    case 'moved':
      return movedLine(fight, fact);
    case 'pushed':
      return fact.path.length === 0
        ? lineTo(fight, who, fact.by, 'is not moved: something is in the way', 'AD-POS-16')
        : lineTo(fight, who, fact.by, `is forced to ${squareName(last(fact.from, fact.path))}`, 'AD-POS-16');
    case 'prone':
      return proneLine(fight, fact);
    case 'negated':
      return fact.on ? lineOf(fight, who, 'is knocked out of what it was doing', 'AD-POS-11') : null;
    case 'rising':
      return null;
    case 'faces':
      return lineOf(fight, who, `faces ${compass(fact.degrees)}`, 'AD-POS-6', 'detail');
    case 'placed':
      return lineOf(fight, who, `is put on ${squareName(fact.to)}`, 'AD-DIE-18', 'hand');
  }
}

/** AD-ACT-9: the length of a path in feet, without the extra cost of terrain. */
function lengthOf({ rulings }: Fight, from: Cell, path: readonly Cell[]): number {
  const steps = path.map((to, place) => feetApart(rulings, path[place - 1] ?? from, 1, to, 1));
  return Math.round(steps.reduce((sum, step) => sum + step, 0));
}

/** A walk that was told square by square is merged into one line by its `piece`. */
function movedLine(
  fight: Fight,
  { who, from, path }: Extract<MoveFact, { readonly fact: 'moved' }>,
): Narrated | null {
  if (path.length === 0) return null;
  const count = lengthOf(fight, from, path);
  const behind = ` ft to ${squareName(last(from, path))}`;
  // Another Move of the same turn, with fewer actions left, is another walk (AD-ACT-10).
  const piece = {
    of: `moved ${who} ${fight.combatants[who]?.actions ?? 0}`,
    count,
    many: [`${capital(nameOf(fight, who))} moves `, behind],
  };
  return { ...lineOf(fight, who, `moves ${count}${behind}`, 'AD-ACT-9'), piece };
}

type Prone = Extract<MoveFact, { readonly fact: 'prone' }>;

function proneLine(fight: Fight, { who, on, why, clause }: Prone): Narrated {
  if (why === 'hand') return lineOf(fight, who, on ? 'lies prone' : 'stands', clause, 'hand');
  if (!on) return lineOf(fight, who, 'stands up', clause);
  if (clause === 'AD-ACT-17') return lineOf(fight, who, 'drops prone', clause);
  if (clause === 'AD-SHK-3') return lineOf(fight, who, 'falls to the ground', clause, 'detail');
  return lineOf(fight, who, `is knocked down (${whatWords(fight, why)})`, clause);
}

const winds = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
const compass = (degrees: number): string =>
  winds[Math.round((((degrees % 360) + 360) % 360) / 45) % 8] ?? '';
