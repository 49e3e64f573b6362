import { isRefusal } from '../../../kernel/port.ts';
import { contestOf } from '../actions/contest-rules.ts';
import { grab } from '../actions/grab.ts';
import { shove } from '../actions/shove.ts';
import { trip } from '../actions/trip.ts';
import type { ContestAction } from '../contests.ts';
import { advancedCosts, breakFreeAp } from '../costs.ts';
import { suffers } from '../effects/effects.ts';
import { prepareCheck } from '../roll/check.ts';
import { bestSkill } from '../roll/contest.ts';
import { adjacent } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';
import { chanceAgainst } from './chances.ts';
import { danger } from './danger.ts';
import type { Deed } from './deeds.ts';
import { readyMeans } from './deeds.ts';
import { keptBetween, pairOf } from './kept.ts';
import { fightingSide } from './people.ts';

/** Trip, Shove and Grab where they pay, and getting free of a grip. */

/** By the action and how the two stand: checks hang on each of the two alone. */
const contests = keptBetween<number, ContestAction>();

/** The chance to win such a contest (WS-GEN-7). */
export const winChance = (fight: Fight, action: ContestAction, who: Combatant, target: Combatant): number =>
  contests(pairOf(fight, who, target), action, 0, 0, () => reckonChance(fight, action, who, target));

function reckonChance(fight: Fight, action: ContestAction, who: Combatant, target: Combatant): number {
  const clause = 'WS-GEN-7';
  const spec = contestOf(fight, action, who.id, target.id, clause);
  const mine = { who: who.id, against: target.id, clause, purpose: action, edges: spec.edges, needs: null };
  const theirs = {
    who: target.id,
    against: who.id,
    clause,
    purpose: action,
    edges: spec.resistingEdges,
    needs: null,
  };
  const first = prepareCheck(fight, { skill: bestSkill(fight, mine, spec.skills), ...mine });
  const second = prepareCheck(fight, { skill: bestSkill(fight, theirs, spec.resists), ...theirs });
  return chanceAgainst(
    { weighed: first.weighed, bonus: first.bonus.value },
    { weighed: second.weighed, bonus: second.bonus.value },
    fight.rulings.contestTie === 'initiator',
  );
}

/** Friends with a blade beside somebody: they have advantage when it lies (WS-STA-6). */
function besetBy(fight: Fight, who: Combatant, target: Combatant): number {
  let count = 0;
  for (const friend of fightingSide(fight, who))
    if (friend.id !== who.id && adjacent(fight, friend, target)) count++;
  return count;
}

/** What it is worth to have somebody lie, to have it away from one's bow, to hold on to it. */
const worths = {
  trip: { alone: 0.06, each: 0.08 },
  shove: { alone: 0.03, each: 0 },
  grab: { alone: 0.05, each: 0.02 },
} as const;
const actions = { trip, shove, grab } as const;

/** Who shoots wants a step between; who strikes does not. */
const shoots = (who: Combatant): boolean => {
  const all = readyMeans(who);
  return all.length > 0 && all.every(({ manner }) => manner === 'ranged');
};

export function holds(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  most: number,
): readonly Deed[] {
  const found: Deed[] = [];
  for (const target of against) {
    if (isObject(target) || !adjacent(fight, who, target)) continue;
    const beset = besetBy(fight, who, target);
    for (const id of ['trip', 'shove', 'grab'] as const) {
      const ap = advancedCosts[id];
      if (ap > most || (id === 'grab' && who.grabbing.length > 0)) continue;
      // Who would be free of it at once or has the upper hand anyway is left alone.
      if (id === 'shove' && !shoots(who)) continue;
      if (id === 'trip' && (beset === 0 || suffers(fight, target, 'prone'))) continue;
      const choice = { option: id, target: target.id };
      if (isRefusal(actions[id].read(fight, who, choice))) continue;
      const { alone, each } = worths[id];
      const worth = winChance(fight, id, who, target) * danger(fight, target) * (alone + each * beset);
      found.push({ choice, ap, worth, out: 0, once: true });
    }
  }
  return found;
}

/** WS-ADV-11: out of a grip, when there is nobody to be struck from where one is held. */
export const struggle = (who: Combatant, most: number): Deed | null =>
  who.grabbedBy.length > 0 && most >= breakFreeAp
    ? { choice: { option: 'break-free', target: who.grabbedBy[0] }, ap: breakFreeAp, worth: 0.05, out: 0 }
    : null;
