import type { Choice } from '../../../kernel/port.ts';
import { entryAp } from '../combat/forms.ts';
import { judgeMeans, judgeTarget } from '../combat/judge-means.ts';
import { meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { costs } from '../costs.ts';
import { judgeAble } from '../judge.ts';
import type { Combatant, Fight } from '../state.ts';
import { standingFoes } from './deeds.ts';
import { throughDoor } from './doorway.ts';
import { easiestNear, layOf, nearestOf, walkTo } from './ground.ts';

/**
 * Walks to the nearest foe and makes Standard Attacks: the baseline that better tactics are measured against. It also
 * escapes pins, surfaces and stands up, and loads.
 */
export function walkAndHit(fight: Fight, who: Combatant): readonly Choice[] {
  if (who.pinnedBy.length > 0) return who.ap >= costs.escape.ap ? [{ option: 'escape' }] : [];
  const against = standingFoes(fight, who);
  if (judgeAble(fight, who) !== null || against.length === 0) return [];
  const wishes = [...getUp(who)];
  const all = meansOf(fight, who).filter(({ manner }) => manner !== 'spell');
  if (against.some((foe) => all.some((means) => judgeTarget(fight, who, means, foe) === null))) {
    const hit = hitSomebody(fight, who, all, against);
    return hit ? [...wishes, hit] : wishes;
  }
  const way = walkUp(fight, who, all, against);
  return way ? [...wishes, way] : wishes;
}

function getUp({ sunk, posture, ap }: Combatant): readonly Choice[] {
  if (sunk) return ap >= costs.surface.ap ? [{ option: 'surface' }] : [];
  if (posture === 'standing' || ap < costs.posture.ap) return [];
  return [{ option: 'posture', to: posture === 'prone' ? 'crouching' : 'standing' }];
}

/**
 * A Standard Attack with the first usable weapon on the nearest foe in reach, after loading; `null` if AP are missing.
 */
function hitSomebody(
  fight: Fight,
  who: Combatant,
  all: readonly Means[],
  against: readonly Combatant[],
): Choice | null {
  for (const means of all) {
    const item = means.item?.id ?? '';
    const loading = means.manner === 'ranged' ? (fight.unloaded[item] ?? 0) : 0;
    if (loading === 0 && judgeMeans(fight, who, means) !== null) continue;
    const inReach = against.filter((each) => judgeTarget(fight, who, means, each) === null);
    const foe = nearestOf(fight, who, inReach);
    if (!foe) continue;
    if (loading > 0) return loading <= who.ap ? { option: 'load', item } : null;
    if (entryAp(fight, who, 'standard-attack', means) > who.ap) return null;
    return { option: 'standard-attack', with: means.id, target: foe.id };
  }
  return null;
}

/** Walks as near as an attack needs to the nearest foe to whom there is a way; if there is none, goes for a door. */
function walkUp(
  fight: Fight,
  who: Combatant,
  all: readonly Means[],
  against: readonly Combatant[],
): Choice | null {
  const lay = layOf(fight, who, 'far');
  if (!lay || lay.most < 1) return null;
  const reach = Math.max(0, ...all.map((means) => (means.manner === 'melee' ? means.reach : 0)));
  const left = [...against];
  for (let foe = nearestOf(fight, who, left); foe; foe = nearestOf(fight, who, left)) {
    const spot = easiestNear(lay, foe, reach);
    const way = spot && spot.yards > 0 ? walkTo(lay, spot.cell) : null;
    if (way) return way;
    left.splice(left.indexOf(foe), 1);
  }
  return throughDoor(lay, against);
}
