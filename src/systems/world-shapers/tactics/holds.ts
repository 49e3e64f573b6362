import { isRefusal } from '../../../kernel/port.ts';
import { contestOf } from '../actions/contest-rules.ts';
import { grab } from '../actions/grab.ts';
import { shove } from '../actions/shove.ts';
import { trip } from '../actions/trip.ts';
import type { ContestAction } from '../contests.ts';
import { advancedCosts, breakFreeAp, shakeOffAp } from '../costs.ts';
import { suffers } from '../effects/effects.ts';
import { ridesOn } from '../riding/riding.ts';
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

/** Trip, Shove and Grab where they are worth it, shaking climbers off, and breaking free. */

/** Keyed by the action and how the two stand; a contest depends on nothing else. */
const contests = keptBetween<number, ContestAction>();

/** The chance to win a contest (WS-GEN-7). */
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
    // WS-ADV-8: the climber who is shaken loses a tie; nobody climbs by these tactics.
    action !== 'climb' && fight.rulings.contestTie === 'initiator',
  );
}

/** The number of friends beside a target, who have advantage on it when it is Prone (WS-STA-6). */
function besetBy(fight: Fight, who: Combatant, target: Combatant): number {
  let count = 0;
  for (const friend of fightingSide(fight, who))
    if (friend.id !== who.id && adjacent(fight, friend, target)) count++;
  return count;
}

/** Values of a won contest: by itself, and for each friend beside the target. */
const worths = {
  trip: { alone: 0.06, each: 0.08 },
  shove: { alone: 0.03, each: 0 },
  grab: { alone: 0.05, each: 0.02 },
} as const;
const actions = { trip, shove, grab } as const;

/** Whether it fights only with ranged weapons, and therefore wants distance. */
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
      // Skips what is useless: shoving by melee fighters, and tripping without friends beside or somebody already
      // Prone.
      if (id === 'shove' && !shoots(who)) continue;
      if (id === 'trip' && (beset === 0 || suffers(fight, target, 'prone'))) continue;
      const choice = { option: id, target: target.id };
      if (isRefusal(actions[id].read(fight, who, choice))) continue;
      const { alone, each } = worths[id];
      const worth = winChance(fight, id, who, target) * danger(fight, target) * (alone + each * beset);
      found.push({ choice, ap, worth, out: 0, once: true });
    }
  }
  return [...found, ...shakings(fight, who, against, most)];
}

/**
 * WS-ADV-6, WS-ADV-7: the value of being rid of a foe, whom one attacks with disadvantage as long as it clings on, and
 * perhaps hits oneself instead.
 */
const rid = 0.08;

/** WS-ADV-8: shaking off the foes who have climbed onto it. */
const shakings = (
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  most: number,
): readonly Deed[] =>
  most < shakeOffAp
    ? []
    : against
        .filter((foe) => ridesOn(foe, who))
        .map((foe) => {
          const worth = (1 - winChance(fight, 'climb', foe, who)) * danger(fight, foe) * rid;
          const choice = { option: 'shake-off', target: foe.id };
          return { choice, ap: shakeOffAp, worth, out: 0, once: true };
        });

/** WS-ADV-11: breaking free, for when there is nobody to attack. */
export const struggle = (who: Combatant, most: number): Deed | null =>
  who.grabbedBy.length > 0 && most >= breakFreeAp
    ? { choice: { option: 'break-free', target: who.grabbedBy[0] }, ap: breakFreeAp, worth: 0.05, out: 0 }
    : null;
