import { heightAt, wallOn } from '../../../battlefield/field.ts';
import { footprint } from '../../../battlefield/footprint.ts';
import { judgePath } from '../../../battlefield/move.ts';
import { canStand } from '../../../battlefield/occupancy.ts';
import { straightWay } from '../../../battlefield/straight.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import { attributeOf, rounded } from '../derived.ts';
import { makeCheck } from '../roll/check.ts';
import type { Rulings } from '../rulings.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { isDiagonal, standings } from './rules.ts';
import { chasmAt, grounds } from './terrain.ts';

/** Jumping (section JMP). */

export type JumpKind = 'long' | 'high';

/** SL-JMP-2: the yards of a run-up. */
const runUpYards = 5;

/** SL-JMP-2, SL-R6: with a run-up the result plus Speed, without it half the result. */
export function jumpResult(
  rulings: Pick<Rulings, 'rounding'>,
  result: number,
  speed: number,
  runUp: number,
): number {
  return runUp >= runUpYards ? result + speed : rounded(rulings, result / 2);
}

/** SL-JMP-3, SL-R61: feet in yards; 0 or less is no jump. */
export function jumpYards(rulings: Pick<Rulings, 'jumpYards'>, feet: number): number {
  if (feet <= 0) return 0;
  return rulings.jumpYards === 'nearest' ? Math.round(feet / 3) : Math.floor(feet / 3);
}

/** SL-JMP-4: the height in inches of the highest obstacle that is cleared. */
export const jumpInches = (result: number, height: number, tucked: boolean): number =>
  Math.max(0, 2 * result) + (tucked && result > 0 ? height / 2 : 0);

/** The height in inches of a low wall without the mark `inches`; inches per yard, in which heights are given. */
const lowWall = 36;
const inchesPerYard = 36;

/**
 * The height in inches of a wall between two cells that share an edge: 0 without a wall, `null` if it cannot be jumped.
 */
function wallInches(fight: Fight, from: Cell, to: Cell): number | null {
  const wall = wallOn(fieldOf(fight), from, to);
  const marked = wall?.marks?.inches;
  if (wall && wall.kind !== 'low-wall' && wall.open !== true && typeof marked !== 'number') return null;
  return typeof marked === 'number' ? marked : wall?.kind === 'low-wall' ? lowWall : 0;
}

/** The higher of the walls on two consecutive steps; `null` if one cannot be jumped. */
function wallsOver(fight: Fight, from: Cell, over: Cell, to: Cell): number | null {
  const [first, second] = [wallInches(fight, from, over), wallInches(fight, over, to)];
  return first === null || second === null ? null : Math.max(first, second);
}

/** The walls of a step, also a diagonal one: of the two ways round the corner the lower counts. */
function wallsAcross(fight: Fight, from: Cell, to: Cell): number | null {
  if (!isDiagonal(fight, from, to)) return wallInches(fight, from, to);
  const one = wallsOver(fight, from, { x: to.x, y: from.y }, to);
  const other = wallsOver(fight, from, { x: from.x, y: to.y }, to);
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** The height in inches of the highest wall between two spaces, yard by yard; `null` if one cannot be jumped. */
function wallsBefore(fight: Fight, under: readonly Cell[], ahead: readonly Cell[]): number | null {
  let highest = 0;
  for (const [place, from] of under.entries()) {
    const to = ahead[place];
    const inches = to ? wallsAcross(fight, from, to) : null;
    if (inches === null) return null;
    highest = Math.max(highest, inches);
  }
  return highest;
}

/** The height in inches of the walls or the rise between two spaces; `null` if they cannot be jumped. */
function obstacleBetween(fight: Fight, { squares }: Combatant, from: Cell, to: Cell): number | null {
  const field = fieldOf(fight);
  const [under, ahead] = [footprint(field, from, squares), footprint(field, to, squares)];
  const inches = wallsBefore(fight, under, ahead);
  if (inches === null) return null;
  const top = (cells: readonly Cell[]): number => Math.max(...cells.map((cell) => heightAt(field, cell)));
  return Math.max(inches, (top(ahead) - top(under)) * inchesPerYard);
}

/**
 * The obstacle in inches before a jumper; from the bottom of a chasm at least its depth. `null` if it cannot be jumped.
 */
export function obstacleBefore(fight: Fight, who: Combatant, to: Cell): number | null {
  const inches = obstacleBetween(fight, who, who.cell, to);
  return inches === null ? null : Math.max(inches, chasmAt(fight, who.cell, who.squares) * inchesPerYard);
}

/** Rolls a jump and returns the result after SL-JMP-2. A charged jump has the run-up of its declaration. */
export function rollJump(table: Table, id: Id, runUp: number): number {
  const { fight } = table;
  const who = one(fight, id);
  const check = makeCheck(table, {
    who: id,
    of: { attribute: 'strength', skill: 'athletics', specialization: 'jumping' },
    kind: 'ordinary',
    clause: 'SL-JMP-1',
    purpose: 'jump',
    terms: speedTerms(who, runUp),
    tn: null,
  });
  // Speed is a term of the check already, so it is subtracted before `jumpResult` adds it.
  const speed = runUp >= runUpYards ? attributeOf(who.sheet, 'speed') : 0;
  return jumpResult(fight.rulings, check.result - speed, speed, runUp);
}

const speedTerms = (who: Combatant, runUp: number): Term[] =>
  runUp >= runUpYards
    ? [{ value: attributeOf(who.sheet, 'speed'), op: 'add', label: 'Spd, run-up', clause: 'SL-JMP-2' }]
    : [];

/**
 * The cells under a straight jump, in order, including the goal. Along the edge between two hexes it leads over that of
 * the two which it can lead over; of both, over that where the jumper can stand.
 */
export function flight(fight: Fight, who: Combatant, to: Cell): readonly Cell[] {
  const field = fieldOf(fight);
  return straightWay(field, who.cell, to, (before, sides, after) => {
    const clear = sides.filter((side) => clearFrom(fight, who, before, [side, after]));
    return clear.find((side) => standable(fight, who, side)) ?? clear[0];
  });
}

/** Whether a long jump can lead over these cells: no solid obstacle, wall corner, low wall or rise in the way. */
export const isClear = (fight: Fight, who: Combatant, way: readonly Cell[]): boolean =>
  clearFrom(fight, who, who.cell, way);

function clearFrom(fight: Fight, who: Combatant, from: Cell, way: readonly Cell[]): boolean {
  if (!judgePath(fieldOf(fight), { size: who.squares, ground: grounds.fly, from }, way).ok) return false;
  return way.every((cell, i) => obstacleBetween(fight, who, way[i - 1] ?? from, cell) === 0);
}

export const standable = (
  fight: Fight,
  who: Combatant,
  cell: Cell,
  occupied: Uint8Array = standings(fight, who),
): boolean => canStand(fieldOf(fight), cell, who.squares, occupied, grounds.walk);
