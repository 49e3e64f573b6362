import type { Cell } from '../../../kernel/json.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Gait } from './passes.ts';
import { judgeWay } from './reachable.ts';

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
  if (cost === path.length) return gait.move.runUp + path.length;
  let left = cost;
  let metres = 0;
  for (let length = path.length - 1; length > 0; length--) {
    const way = judgeWay(fight, who, gait, path.slice(0, length), false);
    if (!way.ok || left - way.cost !== 1) break;
    left = way.cost;
    metres++;
  }
  return metres;
}
