import { pairMemory } from '../../../engine/memoize.ts';
import { packed } from '../../../engine/packed.ts';
import { stampOf } from '../../../engine/stamps.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { judgeLine } from '../cover/line.ts';
import { groundOf } from '../ground.ts';
import { isAsInFight } from '../kept.ts';
import { isWounded, reachOf } from '../numbers.ts';
import { refuse } from '../refusal.ts';
import { adjacency, adjacent, clearPath, distanceBetween, within } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, isObject, present } from '../state.ts';
import { judgeSight } from '../visibility/sight.ts';
import { meansNumber, mostMeans } from './means.ts';
import type { Means } from './types.ts';

/** Whether an attack with these means on a target is legal, both for greyed-out buttons and for refused answers. */

/** Why the target cannot be attacked with these means now; `null` if it can. Cached. */
export function judgeTarget(fight: Fight, who: Combatant, target: Combatant, means: Means): Refusal | null {
  if (!isAsInFight(fight, who, target)) return judgeFresh(fight, who, target, means);
  // Whether the target is wounded can change without anybody moving.
  const standing = means.onlyWounded ? stampOf(fight) : groundOf(fight);
  const { listing } = fight;
  const pair = listing.indexOf(who.id) * listing.length + listing.indexOf(target.id);
  const kept = means.onlyWounded ? asItStands : whereItStands;
  return kept(standing, packed(pair, meansNumber(means), mostMeans), () =>
    judgeFresh(fight, who, target, means),
  );
}

const asItStands = pairMemory<Refusal | null>();
const whereItStands = pairMemory<Refusal | null>();

function judgeFresh(fight: Fight, who: Combatant, target: Combatant, means: Means): Refusal | null {
  const { name } = target.sheet;
  if (target.id === who.id || !(foes(who, target) || isObject(target))) {
    return refuse('wrongTarget', `${name} is no enemy of ${who.sheet.name}`, 'AD-ATK-1', 'target');
  }
  if (!present(target)) return refuse('wrongTarget', `${name} is not there any more`, 'AD-ATK-5', 'target');
  if (means.onlyWounded && !isWounded(fight, target)) {
    return refuse('wrongTarget', `${name} is not wounded`, 'AD-HRT-4', 'target');
  }
  return means.manner === 'melee'
    ? judgeBlow(fight, who, target, means)
    : judgeShot(fight, who, target, means);
}

/** AD-POS-3, AD-POS-8, AD-POS-9. AD-R54 limits adjacency only, so a longer reach is not affected. */
function judgeBlow(fight: Fight, who: Combatant, target: Combatant, means: Means): Refusal | null {
  const { name } = target.sheet;
  // A touch ignores reach: the target must be adjacent.
  const reach = means.delivery === 'touch' ? means.reach : reachOf(fight, who, means.reach);
  if (!within(fight, who, target, reach)) {
    const feet = distanceBetween(fight, who, target);
    const clause = means.reach > adjacency ? 'AD-POS-9' : 'AD-POS-8';
    return refuse(
      'outOfReach',
      `${name} is ${feet} ft away, the reach with ${means.label} is ${reach} ft`,
      clause,
      'target',
    );
  }
  if (!clearPath(fight, who, target)) {
    const because = `something stands between ${who.sheet.name} and ${name}`;
    return refuse('covered', because, 'AD-POS-3', 'target');
  }
  if (reach > adjacency || adjacent(fight, who, target)) return null;
  return refuse('outOfReach', `there is no room left at ${name}`, 'AD-POS-2', 'target');
}

/** AD-ATK-6, AD-ATK-7, AD-VIS-6, AD-TYP-10. */
function judgeShot(fight: Fight, who: Combatant, target: Combatant, means: Means): Refusal | null {
  const { name } = target.sheet;
  const feet = distanceBetween(fight, who, target);
  const far = means.range?.far ?? 0;
  if (feet > far) {
    const because = `${name} is ${feet} ft away, the range of ${means.label} is ${far} ft`;
    return refuse('outOfRange', because, 'AD-ATK-6', 'target');
  }
  if (fight.vacuum && means.harm.type === 'sonic' && !adjacent(fight, who, target)) {
    return refuse('outOfRange', 'there is no air that would carry sound', 'AD-TYP-10', 'target');
  }
  return judgeSight(fight, who, target, name) ?? judgeLine(fight, who, target, name);
}
