import type { MoveRules } from '../../../battlefield/move.ts';
import type { Occupant, Standing } from '../../../battlefield/occupancy.ts';
import { BLOCKED, canStand, occupancy, PASS } from '../../../battlefield/occupancy.ts';
import type { Reach } from '../../../battlefield/reach.ts';
import { canStepAway, reachable } from '../../../battlefield/reach.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import { sizeOf } from '../derived.ts';
import { groundOf } from '../ground.ts';
import { isAsInFight } from '../kept.ts';
import { isIncapacitated } from '../numbers.ts';
import { sizesApart } from '../sizes.ts';
import { fieldOf, overlap } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { allies, everyone, isObject, present } from '../state.ts';
import { walking } from '../terrain.ts';

/** The rules of walking for the battlefield's functions (AD-ACT-9, AD-R33). */

/**
 * One passes allies and the incapacitated; under `twoSizes` also enemies that differ by two sizes. Stopping there is
 * not allowed.
 */
function standingOf(fight: Fight, other: Combatant, mover: Combatant): Standing {
  if (isObject(other)) return BLOCKED;
  if (allies(other, mover) || isIncapacitated(other)) return PASS;
  const apart = Math.abs(sizesApart(sizeOf(other.sheet, fight.rulings), sizeOf(mover.sheet, fight.rulings)));
  return fight.rulings.passing === 'twoSizes' && apart >= 2 ? PASS : BLOCKED;
}

const others = (fight: Fight, mover: Combatant): readonly Combatant[] =>
  everyone(fight).filter((other) => other.id !== mover.id && present(other));

/** The last result, a one-entry cache: walking asks several times in a row. It must not be modified. */
let last: { readonly ground: number; readonly who: Id; readonly found: Uint8Array } | null = null;

/** The occupancy of the field as this mover sees it. */
export function standings(fight: Fight, mover: Combatant): Uint8Array {
  const ground = groundOf(fight);
  if (!isAsInFight(fight, mover)) return freshStandings(fight, mover);
  if (last?.ground !== ground || last.who !== mover.id) {
    last = { ground, who: mover.id, found: freshStandings(fight, mover) };
  }
  return last.found;
}

const freshStandings = (fight: Fight, mover: Combatant): Uint8Array =>
  occupancy(
    fieldOf(fight),
    others(fight, mover).map(
      (other): Occupant => ({
        cell: other.cell,
        size: other.squares,
        standing: standingOf(fight, other, mover),
      }),
    ),
  );

/** Whether the mover may stop at a cell with its whole footprint. */
export const mayStop = (fight: Fight, mover: Combatant, cell: Cell): boolean =>
  canStand(fieldOf(fight), cell, mover.squares, undefined, walking) &&
  others(fight, mover).every((other) => !overlap(other.cell, other.squares, cell, mover.squares));

/** One gets past a corner with an open side, at will or not (AD-ACT-9, AD-POS-16). */
export const corners: NonNullable<MoveRules['corners']> = 'one-side';

/** The costs of steps for this mover, in cells. */
export const rulesFor = (fight: Fight, mover: Combatant): MoveRules => ({
  size: mover.squares,
  ground: walking,
  corners,
  occupancy: standings(fight, mover),
  times: 1,
});

/** Whether there is any cell where it may stop, with a budget in cells. A single step almost always decides it. */
export const canGo = (fight: Fight, who: Combatant, budget: number): boolean =>
  canStepAway(fieldOf(fight), { from: who.cell, budget, ...rulesFor(fight, who) }) ||
  reachOf(fight, who, budget).stops().length > 0;

/**
 * The cells that a mover can reach with a budget in cells. `spent`: a result that is not needed any more and may be
 * reused.
 */
export const reachOf = (fight: Fight, who: Combatant, budget: number, spent?: Reach): Reach =>
  reachable(fieldOf(fight), { from: who.cell, budget, ...rulesFor(fight, who) }, spent);
