import type { Cell } from '../../../kernel/json.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Gait } from './passes.ts';
import { judgeWay } from './reachable.ts';

/**
 * PE-OBST-12: the unhindered metres that a run-up comes to after one more stretch of a walk: all of it on top of those
 * before, or those after the last metre that cost more than itself. `cost` is what the whole stretch takes of the Move.
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
