import { isInside } from '../../../battlefield/field.ts';
import { canStand } from '../../../battlefield/occupancy.ts';
import { neighbours } from '../../../battlefield/push.ts';
import { wallBetween } from '../../../battlefield/sight.ts';
import type { Cell } from '../../../kernel/json.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { groundAt } from '../terrain.ts';
import { gapFrom, steepest } from './grounds.ts';
import { aloft } from './hindrance.ts';
import { hasLevels, levelAt } from './levels.ts';
import { occupied } from './passes.ts';

/** A vertical face beside a combatant: a ledge, a cliff, the side of a gap (PE-OBST-4, PE-OBST-13). */
interface Face {
  readonly to: Cell;
  readonly up: boolean;
  /** Its height in whole metres. */
  readonly metres: number;
}

/**
 * The face between a combatant's cell and an adjacent one; `null` if the step can be walked, or a wall stands in between
 * (PE-MOVE-6).
 */
export function faceTo(fight: Fight, who: Combatant, to: Cell): Face | null {
  const field = fieldOf(fight);
  if (aloft(who) || who.squares !== 1 || !isInside(field, to)) return null;
  if (!neighbours(field, who.cell).some(({ x, y }) => x === to.x && y === to.y)) return null;
  const rise = levelAt(fight, to) - levelAt(fight, who.cell);
  const edge = groundAt(fight, to).gap >= gapFrom || groundAt(fight, who.cell).gap >= gapFrom;
  if (Math.abs(rise) <= steepest && !(edge && Math.abs(rise) >= gapFrom)) return null;
  if (field.walled && wallBetween(field, who.cell, 1, to, 1)) return null;
  return { to, up: rise > 0, metres: Math.floor(Math.abs(rise)) };
}

/** The faces beside a combatant that have room at their other end. */
export function facesBeside(fight: Fight, who: Combatant): readonly Face[] {
  const field = fieldOf(fight);
  if (!hasLevels(field) || aloft(who)) return [];
  const faces = neighbours(field, who.cell)
    .map((cell) => faceTo(fight, who, cell))
    .filter((face) => face !== null);
  if (faces.length === 0) return faces;
  const taken = occupied(fight, who, true);
  return faces.filter(({ to }) => canStand(field, to, 1, taken));
}
