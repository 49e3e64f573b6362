import type { Cell } from '../../../kernel/json.ts';
import type { Combatant, Fight } from '../state.ts';
import { metresAlong } from './along.ts';
import type { Gait } from './passes.ts';
import { judgeWay } from './reachable.ts';

/** Far less than a metre of Hindrance, and more than errors of rounding. */
const slack = 0.01;

/**
 * PE-OBST-12: the unhindered metres of a run-up after a stretch of a walk: if all of it was unhindered it adds to those
 * before, otherwise those after the last Hindered metre. `cost` is what the stretch costs of the Move.
 */
export function runUpAfter(
  fight: Fight,
  who: Combatant,
  gait: Gait,
  path: readonly Cell[],
  cost: number,
): number {
  const { runUp, odd } = gait.move;
  const along = (length: number): number => metresAlong(fight, who.cell, path.slice(0, length), odd);
  const all = along(path.length);
  if (cost <= all + slack) return runUp + all;
  let left = cost;
  let free = path.length;
  while (free > 1) {
    const way = judgeWay(fight, who, gait, path.slice(0, free - 1), false);
    if (!way.ok || left - way.cost > along(free) - along(free - 1) + slack) break;
    left = way.cost;
    free--;
  }
  return all - along(free);
}
