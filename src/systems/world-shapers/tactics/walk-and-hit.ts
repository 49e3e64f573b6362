import type { Choice } from '../../../kernel/port.ts';
import { judgeTarget } from '../combat/attack.ts';
import { basicCosts } from '../costs.ts';
import { suffers } from '../effects/effects.ts';
import { judgeAble } from '../judge.ts';
import type { Combatant, Fight } from '../state.ts';
import { meleeReachOf } from './arms.ts';
import { apOf, readyMeans } from './deeds.ts';
import { throughDoor } from './doorway.ts';
import { horizon, layOf, nearestOf, spotNear, walkTo } from './ground.ts';
import { standingFoes } from './people.ts';

/**
 * Walks to the nearest foe and attacks with what is in hand; stands up first. The baseline for measuring other tactics.
 */
export function walkAndHit(fight: Fight, who: Combatant): readonly Choice[] {
  const against = standingFoes(fight, who);
  if (judgeAble(who) !== null || against.length === 0) return [];
  const ap = apOf(fight, who);
  const wishes: Choice[] = suffers(fight, who, 'prone') && ap > 0 ? [{ option: 'stand-up' }] : [];
  const all = readyMeans(who);
  const attacks = who.sheet.abilities.filter(({ does, cost }) => does.deed === 'attack' && cost.wp === 0);
  let somebody = false;
  for (const means of all) {
    const inReach = against.filter((foe) => judgeTarget(fight, who, foe, means) === null);
    const foe = nearestOf(fight, who, inReach);
    if (!foe) continue;
    somebody = true;
    const option = who.credits > 0 ? 'attack-again' : 'attack';
    if (who.credits > 0 || ap >= basicCosts.attack) wishes.push({ option, with: means.id, target: foe.id });
  }
  for (const { id } of all.length === 0 ? attacks : []) {
    const foe = nearestOf(fight, who, against);
    if (foe) wishes.push({ option: `ability-${id}`, target: foe.id });
  }
  const way = somebody ? null : walkUp(fight, who, against);
  return way ? [...wishes, way] : wishes;
}

/** Walks into reach of the nearest foe, or of the next one to which a path leads; if none does, to a door. */
function walkUp(fight: Fight, who: Combatant, against: readonly Combatant[]): Choice | null {
  const lay = layOf(fight, who);
  if (!lay) return null;
  const reach = meleeReachOf(who);
  const left = [...against];
  for (let foe = nearestOf(fight, who, left); foe; foe = nearestOf(fight, who, left)) {
    const spot = spotNear(lay, foe, reach, horizon);
    const way = spot && spot.metres > 0 ? walkTo(lay, spot.cell) : null;
    if (way) return way;
    left.splice(left.indexOf(foe), 1);
  }
  return throughDoor(lay, against);
}
