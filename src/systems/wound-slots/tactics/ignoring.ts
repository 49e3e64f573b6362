import type { Id } from '../../../kernel/json.ts';
import { hemmers } from '../combat/flanking.ts';
import { judgeTarget } from '../combat/judge-means.ts';
import { meansOf } from '../combat/means.ts';
import { combatantWith, fightWithOthers } from '../copies.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one } from '../state.ts';
import { aimAt, promiseOf } from './promise.ts';

/** Whom it is best to ignore (SL-FLK-4 to SL-FLK-6): rear attacks of a weak foe may be better than being flanked. */

/** The total worth of one attack by each of these foes. */
function blowsOn(fight: Fight, who: Combatant, around: readonly Combatant[]): number {
  let sum = 0;
  for (const foe of around) {
    let most = 0;
    for (const means of meansOf(fight, foe)) {
      if (means.manner === 'spell' || judgeTarget(fight, foe, means, who) !== null) continue;
      most = Math.max(most, promiseOf(aimAt(fight, foe, means, who), 'standard').worth);
    }
    sum += most;
  }
  return sum;
}

/** The best list of ignored foes (empty, or one); `null` if it is not better than the current one. */
export function bestIgnored(fight: Fight, who: Combatant): readonly Id[] | null {
  const around = [...hemmers(fight, who)];
  for (const id of who.ignoring) {
    const foe = one(fight, id);
    if (!around.includes(foe) && foes(foe, who)) around.push(foe);
  }
  const harm = (ignoring: readonly Id[]): number => {
    const other = combatantWith(who, { ignoring });
    return blowsOn(fightWithOthers(fight, [other]), other, around);
  };
  let best: readonly Id[] | null = null;
  let least = harm(who.ignoring) - 0.01;
  for (const ignoring of [[], ...around.map(({ id }) => [id])]) {
    const each = harm(ignoring);
    if (each >= least) continue;
    best = ignoring;
    least = each;
  }
  return best;
}
