import type { Choice } from '../../../kernel/port.ts';
import { standardAttack } from '../actions/attacks.ts';
import { entryAp } from '../combat/forms.ts';
import { judgeMeans, judgeTarget } from '../combat/judge-means.ts';
import { meansOf } from '../combat/means.ts';
import { judgeAble } from '../judge.ts';
import type { Combatant, Fight } from '../state.ts';
import { standingFoes } from './deeds.ts';
import { easiest, layOf, meleeSpots, nearestOf, walkTo } from './ground.ts';

/**
 * Walks to the nearest foe and makes Standard Attacks: what every better tactic is measured against. It gets loose and
 * onto its feet, for that is part of walking, and loads, for that is part of hitting.
 */
export function walkAndHit(fight: Fight, who: Combatant): readonly Choice[] {
  const against = standingFoes(fight, who);
  const wishes: Choice[] = [];
  if (who.pinnedBy.length > 0) return who.ap >= 6 ? [{ option: 'escape' }] : [];
  if (judgeAble(fight, who) !== null || against.length === 0) return wishes;
  if (who.sunk && who.ap >= 4) wishes.push({ option: 'surface' });
  if (who.posture === 'prone' && who.ap >= 4) wishes.push({ option: 'posture', to: 'crouching' });
  if (who.posture === 'crouching' && who.ap >= 2) wishes.push({ option: 'posture', to: 'standing' });
  const hit = hitSomebody(fight, who, against);
  if (hit) return [...wishes, hit];
  const near = against.some((foe) => inReach(fight, who, foe));
  const way = near ? null : walkUp(fight, who, against);
  return way ? [...wishes, way] : wishes;
}

const usable = (fight: Fight, who: Combatant) => meansOf(fight, who).filter(standardAttack_);
const standardAttack_ = ({ manner }: { readonly manner: string }): boolean => manner !== 'spell';

const inReach = (fight: Fight, who: Combatant, foe: Combatant): boolean =>
  usable(fight, who).some((means) => judgeTarget(fight, who, means, foe) === null);

function hitSomebody(fight: Fight, who: Combatant, against: readonly Combatant[]): Choice | null {
  for (const means of usable(fight, who)) {
    const refused = judgeMeans(fight, who, means);
    if (refused !== null && refused.code !== 'notLoaded') continue;
    const foe = nearestOf(
      fight,
      who,
      against.filter((each) => judgeTarget(fight, who, means, each) === null),
    );
    if (!foe) continue;
    if (refused !== null) {
      const item = means.item?.id ?? '';
      return (fight.unloaded[item] ?? 0) <= who.ap ? { option: 'load', item } : null;
    }
    if (entryAp(fight, who, 'standard-attack', means) > who.ap) return null;
    return { option: standardAttack.id, with: means.id, target: foe.id };
  }
  return null;
}

/** As near as it takes to hit the nearest. */
function walkUp(fight: Fight, who: Combatant, against: readonly Combatant[]): Choice | null {
  const lay = layOf(fight, who);
  if (!lay || lay.most < 1) return null;
  const reach = Math.max(
    0,
    ...usable(fight, who).map((means) => (means.manner === 'melee' ? means.reach : 0)),
  );
  const byDistance = [...against];
  while (byDistance.length > 0) {
    const foe = nearestOf(fight, who, byDistance) as Combatant;
    const spot = easiest(lay, meleeSpots(lay, foe, reach), () => 0);
    const way = spot && spot.yards > 0 ? walkTo(lay, spot.cell) : null;
    if (way) return way;
    byDistance.splice(byDistance.indexOf(foe), 1);
  }
  return null;
}
