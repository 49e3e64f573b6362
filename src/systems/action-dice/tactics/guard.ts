import { nearestFirst } from '../../../engine/nearest.ts';
import { meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { actionCosts, defendSaves, vigorCosts } from '../costs.ts';
import { movementOf, reachOf } from '../numbers.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { lossFrom } from './blow.ts';
import { chanceToBeat } from './chances.ts';
import { friendsOf, standingFoes } from './deeds.ts';
import type { Deed } from './plan.ts';
import { defensePool, promiseOf, worthOf } from './promise.ts';
import { taste } from './taste.ts';

/** The expected attacks on a combatant before its next turn, and the worth of Defend (AD-ACT-7). */

/** The number of enemies to consider, the nearest; more hardly ever attack the same target. */
const mostFoes = 3;

interface Menace {
  readonly foe: Combatant;
  readonly means: Means;
  readonly blows: number;
}

/** The enemies that could attack it in their next turn, with which means, and how often. */
function menaces(fight: Fight, who: Combatant): readonly Menace[] {
  const found: Menace[] = [];
  const all = nearestFirst(standingFoes(fight, who), (foe) => distanceBetween(fight, who, foe), mostFoes);
  for (const { who: foe, apart } of all) {
    if (found.length >= mostFoes) break;
    if (foe.winded) continue;
    const each = movementOf(fight, foe);
    let best: Menace | null = null;
    for (const means of meansOf(fight, foe)) {
      const near = means.range?.far ?? reachOf(fight, foe, means.reach);
      const moves = apart <= near ? 0 : each > 0 ? Math.ceil((apart - near) / each) : 9;
      const blows = foe.sheet.actions - moves;
      if (blows > (best?.blows ?? 0)) best = { foe, means, blows };
    }
    if (best) found.push(best);
  }
  return found;
}

/** The probability that an enemy attacks this combatant rather than a friend. */
const attention = (fight: Fight, who: Combatant, count: number): number =>
  Math.min(1, (1 + count) / (1 + friendsOf(fight, who).length));

/** The expected hits without Defense, and the mean worth of each. */
function expected(fight: Fight, who: Combatant): { readonly blows: number; readonly each: number } {
  const from = menaces(fight, who);
  let [blows, worth] = [0, 0];
  for (const { foe, means, blows: times } of from) {
    const { hit } = promiseOf(fight, foe, who, means, 'attack', true);
    const loss = worthOf(fight, who, lossFrom(fight, foe, who, means));
    blows += hit * times;
    worth += hit * times * loss;
  }
  const share = attention(fight, who, from.length);
  return { blows: blows * share, each: blows > 0 ? worth / blows : 0 };
}

const plenty = 18;

/** The total of an attack, as it usually is. */
const usualAttack = { vs: 22, kind: 'contest' } as const;

/** AD-ACT-7, AD-R29: Defend allows more reactions with the Vigor left, and cheaper ones. */
export function guarding(fight: Fight, who: Combatant): readonly Deed[] {
  if (who.defending > 0 && !fight.rulings.defendStacks) return [];
  // With so much Vigor, Defend allows no more reactions than there would be anyway.
  if (who.vigor >= plenty) return [];
  const { blows, each } = expected(fight, who);
  if (blows === 0) return [];
  const evades = chanceToBeat(fight.rulings, defensePool(fight, who), usualAttack);
  const now = Math.min(blows, Math.floor(who.vigor / vigorCosts.defense));
  const then = Math.min(blows, Math.floor(who.vigor / (vigorCosts.defense - defendSaves)));
  const worth = (then - now) * evades * each + then * defendSaves * taste.vigor;
  return [{ choice: { option: 'defend' }, actions: actionCosts.defend, worth, vigor: 0, once: true }];
}
