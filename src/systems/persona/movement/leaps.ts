import { cellAt, heightAt, isInside } from '../../../battlefield/field.ts';
import { footprint } from '../../../battlefield/footprint.ts';
import { BLOCKED, canStand, firstFree } from '../../../battlefield/occupancy.ts';
import { cellsOnLine, hasEffect, wallBetween } from '../../../battlefield/sight.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { PickCell } from '../../../kernel/port.ts';
import { fieldOf, metresApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, foes } from '../state.ts';
import { groundAt } from '../terrain.ts';
import { gapFrom, steepest } from './grounds.ts';
import { aloft } from './hindrance.ts';
import { occupied, othersInBand } from './passes.ts';
import { metresWords, moveAt, paceOf, restOf, speedOf } from './speed.ts';

/**
 * Leaping (PE-OBST-10): range, obstacles and landings. Low walls can be leapt over, other walls and standing combatants
 * cannot.
 */

/** The sources of Hindrance of the leap itself: 0 with a passed test, 1 without, 2 after a bad failure. */
export type Spring = 0 | 1 | 2;

/** How many metres this Move can still leap. */
export function leapMetres(fight: Fight, who: Combatant, spring: Spring): number {
  const move = moveAt(who, paceOf(who));
  if (!move) return 0;
  const { left, sources } = speedOf(fight, who, move, false);
  const all = sources + spring;
  return Math.floor(all >= 2 ? Math.min(1, left) : all === 1 ? left / 2 : left);
}

/** The same in words. */
export function leapWords(fight: Fight, who: Combatant, spring: Spring): string {
  const move = moveAt(who, paceOf(who));
  const { sources } = move ? speedOf(fight, who, move, false) : { sources: 0 };
  return metresWords(leapMetres(fight, who, spring), sources + spring);
}

/** What a leap costs of the Move's allowance. */
export function leapCost(fight: Fight, who: Combatant, spring: Spring, metres: number): number {
  const move = moveAt(who, paceOf(who));
  if (!move) return 0;
  const all = speedOf(fight, who, move, false).sources + spring;
  if (all >= 2) return restOf(move);
  return all === 1 ? metres * 2 : metres;
}

/** The cells on the line to a landing, which is the last of them. */
export const courseTo = (fight: Fight, who: Combatant, to: Cell): readonly Cell[] => [
  ...cellsOnLine(fieldOf(fight), who.cell, 1, to, 1),
  to,
];

/** Whether a cell, or the step into it, is something to leap over. */
function worthLeaping(fight: Fight, others: readonly Combatant[], from: Cell, cell: Cell): boolean {
  const field = fieldOf(fight);
  const ground = groundAt(fight, cell);
  if (ground.gap >= gapFrom || ground.water > 0 || ground.hinders || ground.difficult !== null) return true;
  if (!canStand(field, cell, 1)) return true;
  // A drop or rise that cannot be walked (PE-MOVE-6).
  if (Math.abs(heightAt(field, cell) - heightAt(field, from)) > steepest) return true;
  if (others.some((other) => covers(fight, other, cell))) return true;
  return field.walled && wallBetween(field, from, 1, cell, 1, 'step');
}

const covers = (fight: Fight, other: Combatant, { x, y }: Cell): boolean =>
  other.squares === 1
    ? other.cell.x === x && other.cell.y === y
    : footprint(fieldOf(fight), other.cell, other.squares).some((cell) => cell.x === x && cell.y === y);

/**
 * PE-MOVE-6, PE-R16: whether another combatant bars the leap: if it stands, unless it is an ally and allies may be
 * passed.
 */
const bars = (fight: Fight, who: Combatant, other: Combatant): boolean =>
  conscious(other) && !other.prone && (foes(who, other) || !fight.rulings.passThroughAllies);

/**
 * Whether a leap to a cell is possible, apart from its length: something to leap over, room to land, no wall between.
 */
export function canLeap(
  fight: Fight,
  who: Combatant,
  to: Cell,
  taken: Uint8Array,
  others: readonly Combatant[] = othersInBand(fight, who),
): boolean {
  const field = fieldOf(fight);
  if (aloft(who) || who.squares !== 1 || !isInside(field, to)) return false;
  if (groundAt(fight, to).gap >= gapFrom || !canStand(field, to, 1, taken)) return false;
  if (Math.abs(heightAt(field, to) - heightAt(field, who.cell)) > steepest) return false;
  if (!hasEffect(field, who.cell, 1, to, 1)) return false;
  const course = courseTo(fight, who, to);
  const over = course.slice(0, -1);
  const inTheWay = (cell: Cell): boolean =>
    others.some((other) => covers(fight, other, cell) && bars(fight, who, other));
  if (over.some(inTheWay)) return false;
  if (over.some((cell) => heightAt(field, cell) > heightAt(field, who.cell) + steepest)) return false;
  return course.some((cell, i) => worthLeaping(fight, others, course[i - 1] ?? who.cell, cell));
}

/**
 * PE-R25, PE-OBST-13: the metres that a leaper falls who comes down on a cell: into a gap, or down what cannot be walked;
 * 0: it lands.
 */
export function dropOn(fight: Fight, who: Combatant, cell: Cell): number {
  const field = fieldOf(fight);
  const { gap } = groundAt(fight, cell);
  const deep = gap >= gapFrom ? gap : 0;
  const lower = Math.max(0, heightAt(field, who.cell) - heightAt(field, cell));
  return deep > 0 || lower > steepest ? deep + lower : 0;
}

/**
 * Where a leaper comes down whose leap ends on this square: there, or where there is room beside it. That is no farther
 * than the leap gets (PE-MOVE-13), and on a level with where it began.
 */
export function roomOn(fight: Fight, who: Combatant, cell: Cell): Cell {
  const field = fieldOf(fight);
  const taken = occupied(fight, who, true);
  if (canStand(field, cell, 1, taken)) return cell;
  const metres = metresApart(fight, who.cell, 1, cell, 1);
  const rise = (to: Cell): number => heightAt(field, to) - heightAt(field, who.cell);
  for (const index of taken.keys()) {
    const to = cellAt(field, index);
    const apart = metresApart(fight, who.cell, 1, to, 1);
    const fits = apart > 0 && apart <= metres && dropOn(fight, who, to) === 0 && rise(to) <= steepest;
    if (!fits) taken[index] = BLOCKED;
  }
  return firstFree(field, cell, 1, taken) ?? who.cell;
}

/** Whether there is anything at all to leap over: walls, terrain, drops, or a prone combatant. */
export const leapsMatter = (fight: Fight, who: Combatant): boolean => {
  const field = fieldOf(fight);
  if (field.walled || field.kinds.length > 0 || field.heights !== null) return true;
  return othersInBand(fight, who).some(({ prone }) => prone);
};

/** Goes through the landings within this many metres, row by row, until `visit` answers true, and says whether it did. */
function findLanding(
  fight: Fight,
  who: Combatant,
  metres: number,
  visit: (cell: Cell, apart: number) => boolean,
): boolean {
  const taken = occupied(fight, who, true);
  const others = othersInBand(fight, who);
  for (let y = who.cell.y - metres; y <= who.cell.y + metres; y++) {
    for (let x = who.cell.x - metres; x <= who.cell.x + metres; x++) {
      const apart = metresApart(fight, who.cell, 1, { x, y }, 1);
      if (apart < 1 || apart > metres || !canLeap(fight, who, { x, y }, taken, others)) continue;
      if (visit({ x, y }, apart)) return true;
    }
  }
  return false;
}

/** Whether there is any landing within this many metres. */
export const canLand = (fight: Fight, who: Combatant, metres: number): boolean =>
  findLanding(fight, who, metres, () => true);

/** The landings within this many metres. */
export function landings(fight: Fight, who: Combatant, metres: number, spring: Spring): readonly PickCell[] {
  const cells: PickCell[] = [];
  findLanding(fight, who, metres, ({ x, y }, apart) => {
    cells.push({ x, y, cost: leapCost(fight, who, spring, apart) });
    return false;
  });
  return cells;
}
