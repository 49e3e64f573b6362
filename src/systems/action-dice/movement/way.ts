import type { PathVerdict } from '../../../battlefield/move.ts';
import { judgePath } from '../../../battlefield/move.ts';
import { readCell, readPath } from '../../../engine/fields.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice, Need, PickCell, Refusal } from '../../../kernel/port.ts';
import { refuse } from '../refusal.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { cellsOf, feetAtHand, feetOf } from './feet.ts';
import { canGo, mayStop, reachOf, rulesFor } from './rules.ts';

/** The paths that a combatant may take, and the answers that name them (AD-ACT-9). Costs are in feet. */

/** Why there is no cell where its movement could end; `null` if there is one. */
export function judgeWalking(fight: Fight, who: Combatant): Refusal | null {
  const { name } = who.sheet;
  if (who.sheet.fixed) return refuse('immobile', `${name} does not move`, 'AD-ACT-9');
  const feet = feetAtHand(fight, who);
  const cells = cellsOf(fight, feet);
  if (cells < 1) {
    return refuse('noMovement', `${name} has ${feet} feet, and that is less than one square`, 'AD-ACT-9');
  }
  if (canGo(fight, who, cells)) return null;
  return refuse('noMovement', `no step from here is to be had for ${feet} feet`, 'AD-ACT-9');
}

export function wayNeed(fight: Fight, who: Combatant): Need {
  const feet = feetAtHand(fight, who);
  const reach = reachOf(fight, who, cellsOf(fight, feet));
  const cells = reach
    .stops()
    .map(({ x, y }): PickCell => ({ x, y, cost: Math.ceil(feetOf(fight, reach.costTo({ x, y }) ?? 0)) }));
  return { kind: 'path', label: 'Where to', cells, budget: feet };
}

/** In cells: farther than any movement. */
const far = 2000;

/** Reads the path of an answer: `path`, all cells after the first, or `to`, to which a path is found. */
export function readWay(fight: Fight, who: Combatant, choice: Choice): readonly Cell[] | Refusal {
  const budget = cellsOf(fight, feetAtHand(fight, who));
  if (choice.path !== undefined) {
    const path = readPath(choice.path);
    if (!path)
      return refuse('noSuchThing', 'a path is a list of squares, step after step', 'AD-ACT-9', 'path');
    const verdict = verdictOn(fight, who, path, budget);
    if (!verdict.ok) return refusalOf(who, verdict.because, 'path');
    return mayStop(fight, who, path.at(-1) ?? who.cell) ? path : refusalOf(who, 'no-stop', 'path');
  }
  const to = readCell(choice.to);
  if (!to) return refuse('noSuchThing', 'it must be said where to', 'AD-ACT-9', 'to');
  if (to.x === who.cell.x && to.y === who.cell.y) {
    return refuse('spaceTaken', `${who.sheet.name} is there already`, 'AD-ACT-9', 'to');
  }
  const near = reachOf(fight, who, budget);
  if (near.costTo(to) !== null) {
    return mayStop(fight, who, to) ? (near.pathTo(to) ?? []) : refusalOf(who, 'no-stop', 'to');
  }
  const reached = reachOf(fight, who, far).costTo(to) !== null;
  return refusalOf(who, reached ? 'too-far' : 'wall', 'to');
}

const verdictOn = (fight: Fight, who: Combatant, path: readonly Cell[], budget: number): PathVerdict =>
  judgePath(fieldOf(fight), { from: who.cell, budget, stops: false, ...rulesFor(fight, who) }, path);

type Because = Extract<PathVerdict, { readonly ok: false }>['because'];

function refusalOf(who: Combatant, because: Because, field: string): Refusal {
  const { name } = who.sheet;
  switch (because) {
    case 'occupied':
      return refuse('noWay', `${name} cannot pass there: somebody is in the way`, 'AD-ACT-9', field);
    case 'no-stop':
      return refuse('spaceTaken', `somebody is there: ${name} cannot stop in that space`, 'AD-ACT-9', field);
    case 'too-far':
      return refuse('noMovement', `that is farther than ${name} can move`, 'AD-ACT-9', field);
    default:
      return refuse('noWay', `there is no way there for ${name}`, 'AD-ACT-9', field);
  }
}

/** A path as a field of an answer, and back. */
export const pathField = (path: readonly Cell[]): { readonly x: number; readonly y: number }[] =>
  path.map(({ x, y }) => ({ x, y }));
export const pathOf = (choice: Choice): readonly Cell[] => readPath(choice.path ?? null) ?? [];

/** The feet that a path takes from the mover's place, rounded up; infinite if it is not passable. */
export function feetOfPath(fight: Fight, who: Combatant, path: readonly Cell[]): number {
  const verdict = verdictOn(fight, who, path, far);
  return verdict.ok ? Math.ceil(feetOf(fight, verdict.cost)) : Number.POSITIVE_INFINITY;
}
