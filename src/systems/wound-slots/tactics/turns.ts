import type { Choice } from '../../../kernel/port.ts';
import { flankedBy } from '../combat/flanking.ts';
import { farthest } from '../combat/line.ts';
import type { Means } from '../combat/types.ts';
import { costs } from '../costs.ts';
import { apGains } from '../derived.ts';
import { judgeAble } from '../judge.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, foes, one } from '../state.ts';
import type { Deed } from './deeds.ts';
import { bestDeed, bestForm, better, rateOf, readyMeans, standingFoes } from './deeds.ts';
import type { Lay } from './ground.ts';
import { easiest, layOf, meleeSpots, nearestOf, shootingSpot, standingAt, walkTo } from './ground.ts';
import { expectedHarm } from './guard.ts';
import { giveGround } from './retreat.ts';

/** What a sensible fighter does with a turn. */

/** AP are kept for later unless what can be done now is so good a part of what could be done with more. */
const P = JSON.parse((globalThis as any).process?.env?.P ?? '{}');
const patience = P.patience ?? 0.5;
/** The same when AP are lost that are not spent. */
const eagerness = P.eager ?? 0.3;

export function sensibleTurn(fight: Fight, who: Combatant): readonly Choice[] {
  const held = whatHolds(fight, who);
  if (held) return held;
  if (judgeAble(fight, who) !== null) return [];
  const against = standingFoes(fight, who);
  if (against.length === 0) return [];
  const wishes: Choice[] = [];
  if (who.charge) wishes.push({ option: 'continue-charge' });
  if (who.sunk) wishes.push({ option: 'surface' });
  wishes.push(...getUp(fight, who));
  const spill = overflow(fight, who);
  const here = bestDeed(fight, who, against);
  const lay = needsToGo(fight, who, here) ? layOf(fight, who) : null;
  const there = lay ? bestApproach(lay, against) : null;
  const all = [here, there].filter((deed): deed is Deed => deed !== null);
  const best = all.reduce<Deed | null>((a, b) => better(a, b), null);
  const guard = guarding(fight, who);
  if (guard) all.push(guard);
  if (P.gg !== 0 && !all.some((deed) => deed.ap <= who.ap && deed.choice.option !== 'defend')) {
    const l = lay ?? layOf(fight, who);
    const back = l && giveGround(l, against, who.ap);
    if (back) all.push(back);
  }
  const least = (best ? rateOf(best) : 0) * (spill > 0 ? eagerness : patience);
  const open = all
    .filter((deed) => deed.ap <= who.ap && rateOf(deed) >= least && deed.worth > 0)
    .sort((a, b) => rateOf(b) - rateOf(a));
  wishes.push(...open.map(({ choice }) => choice));
  if (open.length === 0 && lay && here === null) {
    const way = advance(lay, against, spill > 0 || outshot(fight, who));
    if (way) wishes.push(way);
  }
  if (spill > 0 && who.ap >= costs['seize-initiative'].ap) wishes.push({ option: 'seize-initiative' });
  return wishes;
}

/** AP that will be lost at the next gains if they are not spent (SL-AP-3). */
export function overflow(fight: Fight, who: Combatant): number {
  const { start, end, most } = apGains(who.sheet, fight.rulings);
  return who.ap + start + end - most;
}

/** Pins and bonds: nothing else can be done, or nothing else is as urgent. */
function whatHolds(fight: Fight, who: Combatant): readonly Choice[] | null {
  if (who.pinnedBy.length > 0) return who.ap >= costs.escape.ap ? [{ option: 'escape' }] : [];
  if (fight.effects.some(({ kind, on }) => kind === 'bound' && on === who.id)) {
    return who.ap >= costs.escape.ap ? [{ option: 'escape' }] : null;
  }
  return null;
}

function getUp(_fight: Fight, who: Combatant): readonly Choice[] {
  if (who.posture === 'prone' && who.ap >= 2 * costs.posture.ap) return [{ option: 'posture', to: 'crouching' }];
  if (who.posture === 'crouching' && who.ap >= costs.posture.ap) return [{ option: 'posture', to: 'standing' }];
  return [];
}

const needsToGo = (_fight: Fight, _who: Combatant, here: Deed | null): boolean => here === null || here.worth < 0.25;

/** The best of walking somewhere and striking from there. */
function bestApproach(lay: Lay, against: readonly Combatant[]): Deed | null {
  const { fight, who } = lay;
  let best: Deed | null = null;
  const melee = readyMeans(fight, who).filter(({ manner }) => manner === 'melee');
  for (const foe of against) {
    for (const means of melee) {
      const bonus = flankBonus(lay, foe);
      const spot = easiest(lay, meleeSpots(lay, foe, means.reach), bonus);
      if (!spot || spot.yards === 0) continue;
      best = better(best, from(lay, spot.cell, spot.yards, spot.ap, means, foe));
    }
  }
  if (best !== null) return best;
  for (const means of readyMeans(fight, who)) {
    if (means.manner === 'melee') continue;
    for (const foe of against) {
      const spot = shootingSpot(lay, means, foe);
      if (spot && spot.yards > 0) best = better(best, from(lay, spot.cell, spot.yards, spot.ap, means, foe));
    }
  }
  return best;
}

function from(lay: Lay, cell: { x: number; y: number }, yards: number, ap: number | null, means: Means, foe: Combatant): Deed | null {
  const there = standingAt(lay.fight, lay.who, cell);
  const deed = bestForm(there.fight, there.who, means, foe);
  const choice = deed && walkTo(lay, cell);
  if (!deed || !choice) return null;
  return { ...deed, choice, ap: deed.ap + (ap ?? 100 + yards) };
}

/** Flanking is worth some yards of way. */
function flankBonus(lay: Lay, foe: Combatant): (spot: { cell: { x: number; y: number } }) => number {
  const { fight, who } = lay;
  const friends = fight.listing.some((id) => {
    const friend = one(fight, id);
    return friend.id !== who.id && !foes(friend, who) && conscious(friend) && distanceBetween(fight, friend, foe) <= 3;
  });
  if (!friends || flankedBy(fight, foe) !== null) return () => 0;
  return ({ cell }) => {
    const there = standingAt(fight, who, cell);
    return flankedBy(there.fight, foe) !== null ? 5 : 0;
  };
}

function advance(lay: Lay, against: readonly Combatant[], hurry: boolean): Choice | null {
  const { fight, who } = lay;
  if (!hurry && fight.round < 8) return null;
  const foe = nearestOf(fight, who, against);
  if (!foe) return null;
  const spot = easiest(lay, meleeSpots(lay, foe, 1), () => 0);
  return spot && spot.yards > 0 ? walkTo(lay, spot.cell) : null;
}

/** Whether the other side shoots more than the own. */
function outshot(fight: Fight, who: Combatant): boolean {
  let sum = 0;
  for (const id of fight.listing) {
    const each = one(fight, id);
    if (!conscious(each)) continue;
    const shoots = readyMeans(fight, each).some((means) => means.manner !== 'melee' && farthest(means) >= 10);
    if (shoots) sum += each.side === who.side ? -1 : 1;
  }
  return sum > 0;
}

function guarding(fight: Fight, who: Combatant): Deed | null {
  if (who.defending || who.ap < costs.defend.ap) return null;
  const { open, guarded } = expectedHarm(fight, who);
  return { choice: { option: 'defend' }, ap: costs.defend.ap, worth: (P.dw ?? 1) * (open - guarded), out: 0, wound: 0 };
}
