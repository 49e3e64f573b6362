import type { Cell, Id } from '../../../kernel/json.ts';
import { crowdsFoe } from '../movement/threat.ts';
import { rebuffMeans } from '../reactions/rebuff.ts';
import type { Combatant, Fight } from '../state.ts';
import { standingFoes } from './deeds.ts';
import { standingAt } from './ground.ts';
import { aimAt, promiseOf } from './promise.ts';

/** SL-OFF-5: the worth that the mover is expected to lose to Rebuffs on a path, one by each foe that may rebuff. */
export function rebuffsOn(fight: Fight, mover: Combatant, path: readonly Cell[]): number {
  const spent = new Set<Id>();
  let from = mover.cell;
  let sum = 0;
  for (const to of path) {
    if (crowdsFoe(fight, mover, to)) {
      const here = standingAt(fight, mover, from);
      const step = { who: mover.id, from, to, willing: true };
      for (const foe of standingFoes(fight, mover)) {
        const means = spent.has(foe.id) ? null : rebuffMeans(here.fight, foe, step);
        if (!means) continue;
        spent.add(foe.id);
        sum += promiseOf(aimAt(here.fight, foe, means, here.who, 'rebuff'), 'rebuff').worth;
      }
    }
    from = to;
  }
  return sum;
}
