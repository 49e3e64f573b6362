import type { Cell, Id } from '../../kernel/json.ts';
import { awareOf, canReact } from './combat/conditions.ts';
import { reachOf } from './combat/means.ts';
import { inReach, withinMetres } from './combat/reach.ts';
import { attacksUsed } from './judge.ts';
import type { Combatant, Fight } from './state.ts';
import { foes, one, present } from './state.ts';
import { inInitiativeOrder } from './windows.ts';

/** Whom casting, standing up and steps provoke (section 11), and what is within touch. */

/**
 * Whether `foe` could make an opportunity attack on `who`: able to react, with AP and an attack left, and aware of it
 * (FS-OPP-1).
 */
export const watches = (fight: Fight, foe: Combatant, who: Combatant): boolean =>
  foe.ap > 0 && foes(foe, who) && canReact(fight, foe) && awareOf(foe, who) && !attacksUsed(fight, foe, true);

/**
 * FS-OPP-4, FS-OPP-5: the foes that could strike and have `who` in reach at its current place, in the order of
 * initiative.
 */
export function whoReach(fight: Fight, who: Combatant): readonly Id[] {
  const found: Id[] = [];
  for (const id of fight.listing) {
    const foe = one(fight, id);
    if (watches(fight, foe, who) && inReach(fight, foe, who)) found.push(id);
  }
  return inInitiativeOrder(fight, found);
}

/** FS-OPP-2, FS-R47: whether this step of `who` provokes `foe`, by reach alone (see `watches`). */
export function stepProvokes(fight: Fight, foe: Combatant, who: Combatant, from: Cell, to: Cell): boolean {
  const metres = reachOf(foe, fight.rulings);
  const covers = (cell: Cell): boolean =>
    withinMetres(fight, metres, foe.cell, foe.squares, cell, who.squares);
  switch (fight.rulings.opportunityMove) {
    case 'stepFromReach':
      return covers(from);
    case 'leaveOnly':
      return covers(from) && !covers(to);
    case 'enterToo':
      return covers(from) || covers(to);
  }
}

/** FS-REACT-3: whether the footprint is within touch: within 1 m, without a wall or closed door in between. */
export const touches = (fight: Fight, who: Combatant, cell: Cell, squares = 1): boolean =>
  withinMetres(fight, 1, who.cell, who.squares, cell, squares);

/** Whether both are present and within touch of each other (FS-ACT-3). */
export const beside = (fight: Fight, a: Combatant, b: Combatant): boolean =>
  present(a) && present(b) && touches(fight, a, b.cell, b.squares);
