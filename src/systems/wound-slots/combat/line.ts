import type { Battlefield } from '../../../battlefield/field.ts';
import { indexOf } from '../../../battlefield/field.ts';
import { hasEffect, wallBetween } from '../../../battlefield/sight.ts';
import type { Cell } from '../../../kernel/json.ts';
import { distanceBetween, fieldOf, gapBetween, sideOf, yardsApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Means } from './types.ts';

/** Whether an attack gets from one space to another: distances and what stands between (SL-GRD-4, SL-MOD-5). */

const obstructed = new WeakMap<Battlefield, boolean>();

/** Whether anything on this battlefield could stop a blow or an arrow. */
function hasObstacles(field: Battlefield): boolean {
  let known = obstructed.get(field);
  if (known === undefined) {
    known = field.walled || field.cellEffect.includes(1);
    obstructed.set(field, known);
  }
  return known;
}

/** No wall and no closed door between the two. */
export function openLine(fight: Fight, who: Combatant, target: Combatant): boolean {
  const field = fieldOf(fight);
  if (!hasObstacles(field)) return true;
  const sideWho = sideOf(fight, who);
  const sideTarget = sideOf(fight, target);
  const key = pairKey(field, who.cell, sideWho, target.cell, sideTarget);
  const known = key === null ? undefined : linesOf(field).get(key);
  if (known !== undefined) return known;
  const apart = yardsApart(fight, who.cell, sideWho, target.cell, sideTarget);
  const open =
    apart === 0 ||
    (apart === 1
      ? !wallBetween(field, who.cell, sideWho, target.cell, sideTarget, 'effect')
      : hasEffect(field, who.cell, sideWho, target.cell, sideTarget, { points: 'nearest' }));
  if (key !== null) linesOf(field).set(key, open);
  return open;
}

const opened = new WeakMap<Battlefield, Map<number, boolean>>();

function linesOf(field: Battlefield): Map<number, boolean> {
  let known = opened.get(field);
  if (!known) {
    known = new Map();
    opened.set(field, known);
  }
  return known;
}

/** A number for two footprints on a battlefield, or `null` where none is kept: for what hangs on nothing else. */
export function pairKey(field: Battlefield, a: Cell, sizeA: number, b: Cell, sizeB: number): number | null {
  const [from, to] = [indexOf(field, a), indexOf(field, b)];
  if (from < 0 || to < 0 || sizeA > 15 || sizeB > 15) return null;
  return ((from * field.count + to) * 16 + sizeA) * 16 + sizeB;
}

/** SL-MOD-5: attacks go five increments far. */
export const mostIncrements = 5;

/** The yards up to which these means are of use: gap in melee, distance otherwise. */
export const farthest = (means: Means): number =>
  means.manner === 'ranged' || means.spell?.increment ? means.reach * mostIncrements : means.reach;

/** SL-GRD-4: the yards that `farthest` is held against. */
export const yardsFor = (fight: Fight, who: Combatant, means: Means, target: Combatant): number =>
  means.manner === 'melee' ? gapBetween(fight, who, target) : distanceBetween(fight, who, target);

/** SL-MOD-5: increments beyond the first. */
export function furtherIncrements(fight: Fight, who: Combatant, means: Means, target: Combatant): number {
  if (means.manner === 'melee' || (means.manner === 'spell' && !means.spell?.increment)) return 0;
  const yards = distanceBetween(fight, who, target);
  return Math.max(0, Math.ceil(yards / means.reach) - 1);
}
