import type { Cell, Id } from '../../../kernel/json.ts';
import type { Means } from '../combat/types.ts';
import { riderOf } from '../movement/buying.ts';
import { crowdsFoe } from '../movement/threat.ts';
import { rebuffsTo } from '../reactions/rebuff.ts';
import { guideOf } from '../riding.ts';
import type { Combatant, Fight } from '../state.ts';
import { standingFoes } from './deeds.ts';
import { standingAt } from './ground.ts';
import { aimAt, promiseOf } from './promise.ts';

/**
 * SL-OFF-5: the worth that the mover, or the rider who guides it, is expected to lose to Rebuffs on a path, one by each
 * foe that may rebuff.
 */
export function rebuffsOn(fight: Fight, mover: Combatant, path: readonly Cell[]): number {
  const spent = new Set<Id>();
  let from = mover.cell;
  let sum = 0;
  for (const to of path) {
    if (crowdsFoe(fight, mover, to)) {
      const here = standingAt(fight, riderOf(fight, mover), from).fight;
      const step = { who: mover.id, ...guideOf(fight, mover), from, to, willing: true };
      for (const foe of standingFoes(fight, mover)) {
        const blows = spent.has(foe.id) ? [] : rebuffsTo(here, foe, step);
        if (blows.length === 0) continue;
        spent.add(foe.id);
        sum += Math.max(...blows.map(({ means, target }) => worthOf(here, foe, means, target)));
      }
    }
    from = to;
  }
  return sum;
}

const worthOf = (fight: Fight, foe: Combatant, means: Means, target: Combatant): number =>
  promiseOf(aimAt(fight, foe, means, target, 'rebuff'), 'rebuff').worth;
