import type { Choice } from '../../../kernel/port.ts';
import { flankedBy } from '../combat/flanking.ts';
import { farthest } from '../combat/line.ts';
import type { Means } from '../combat/types.ts';
import { costs } from '../costs.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Deed } from './deeds.ts';
import { bestOf, binds, deedsWith, friendsOf, readyMeans } from './deeds.ts';
import type { Lay, Spot } from './ground.ts';
import { easiest, nearestOf, shootingSpot, spotsNear, standingAt, walkTo } from './ground.ts';
import { taste } from './taste.ts';

/** Walking somewhere and striking from there. */

/** More AP than anybody has: what cannot be paid in this turn. */
const beyond = 100;

const isMelee = ({ manner }: Means): boolean => manner === 'melee';

/** Striking with these means after a walk to there. */
function afterWalk(lay: Lay, spot: Spot, means: Means, foe: Combatant): Deed | null {
  const there = standingAt(lay.fight, lay.who, spot.cell);
  const deed = bestOf(deedsWith(there.fight, there.who, means, foe));
  const choice = deed && walkTo(lay, spot.cell);
  if (!deed || !choice) return null;
  const walk = spot.ap ?? beyond + spot.yards;
  return { ...deed, choice, ap: deed.ap + walk, needs: deed.needs + walk };
}

/** A place on the flank of somebody whom friends are at (SL-FLK-1). */
function flankBonus({ fight, who }: Lay, foe: Combatant) {
  const near = friendsOf(fight, who).some((friend) => distanceBetween(fight, friend, foe) <= 3);
  if (!near || flankedBy(fight, foe) !== null) return undefined;
  const most = taste.flankYards;
  return {
    most,
    of: ({ cell }: Spot): number => (flankedBy(standingAt(fight, who, cell).fight, foe) === null ? 0 : most),
  };
}

/** The ways to come to blows with each of these; whoever can only shoot looks for a line. */
export function approaches(lay: Lay, against: readonly Combatant[]): readonly Deed[] {
  const all = readyMeans(lay.fight, lay.who).filter((means) => !binds(means));
  const melee = all.filter(isMelee);
  const found: Deed[] = [];
  const push = (spot: Spot | null, means: Means, foe: Combatant): void => {
    const deed = spot && spot.yards > 0 ? afterWalk(lay, spot, means, foe) : null;
    if (deed) found.push(deed);
  };
  for (const foe of against) {
    const bonus = melee.length > 0 ? flankBonus(lay, foe) : undefined;
    for (const means of melee) push(easiest(lay, spotsNear(lay, foe, means.reach), bonus), means, foe);
    if (melee.length > 0) continue;
    for (const means of all) push(shootingSpot(lay, means, foe), means, foe);
  }
  return found;
}

/** Nearer to the nearest foe whom this turn does not lead to, at a run if that is far (SL-POS-7). */
export function advance(lay: Lay, against: readonly Combatant[]): readonly Choice[] {
  const { fight, who } = lay;
  const all = readyMeans(fight, who);
  const foe = nearestOf(fight, who, against);
  if (!foe) return [];
  const far = all.some((means) => !isMelee(means));
  const spot = far
    ? all.reduce<Spot | null>((found, means) => found ?? shootingSpot(lay, means, foe), null)
    : easiest(lay, spotsNear(lay, foe, 1));
  const way = spot && spot.yards > 0 ? walkTo(lay, spot.cell) : null;
  if (!spot || !way) return [];
  const runs = !who.dashing && who.stamina > 3 && spot.yards > 1.5 * lay.most;
  return runs && who.ap > costs.dash.ap + 2 ? [{ option: 'dash' }, way] : [way];
}

/** Whether the other side has more who shoot than the own one: waiting is for those who do not lose by it. */
export function outshot(fight: Fight, who: Combatant): boolean {
  let sum = 0;
  for (const id of fight.listing) {
    const each = one(fight, id);
    if (!conscious(each)) continue;
    const shoots = readyMeans(fight, each).some((means) => !isMelee(means) && farthest(means) >= 10);
    if (shoots) sum += each.side === who.side ? -1 : 1;
  }
  return sum > 0;
}
