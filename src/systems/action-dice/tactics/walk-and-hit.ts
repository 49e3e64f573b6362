import type { Choice } from '../../../kernel/port.ts';
import { judgeTarget } from '../combat/judge.ts';
import { meansOf } from '../combat/means.ts';
import { boltMeans } from '../combat/power-means.ts';
import { judgeAble } from '../judge.ts';
import { reachOf } from '../numbers.ts';
import { optionOf } from '../powers/action.ts';
import type { Combatant, Fight } from '../state.ts';
import { standingFoes } from './deeds.ts';
import { layOf, nearestOf, spotsNear, walkTo } from './ground.ts';

/**
 * Walks to the nearest foe and attacks it with what is in hand: what every better tactic is measured against. Getting
 * up is part of walking.
 */
export function walkAndHit(fight: Fight, who: Combatant): readonly Choice[] {
  const against = standingFoes(fight, who);
  if (judgeAble(who) !== null || against.length === 0 || who.actions < 1) return [];
  if (who.prone) return [{ option: 'stand-up' }, ...blows(fight, who, against)];
  const now = blows(fight, who, against);
  if (now.length > 0) return now;
  const way = walkUp(fight, who, against);
  return way ? [way] : [];
}

/** The nearest that it gets at, with the first of its weapons that does; whoever holds none, with a bolt. */
function blows(fight: Fight, who: Combatant, against: readonly Combatant[]): readonly Choice[] {
  const found: Choice[] = [];
  for (const means of meansOf(fight, who)) {
    if (means.delivery === 'thrown') continue;
    const inReach = against.filter((foe) => judgeTarget(fight, who, foe, means) === null);
    const foe = nearestOf(fight, who, inReach);
    if (foe) found.push({ option: 'attack', with: means.id, target: foe.id });
  }
  if (found.length > 0) return found;
  for (const power of who.sheet.powers) {
    if (power.does.deed !== 'bolt' || power.mana > who.mana || power.actions > who.actions) continue;
    const means = boltMeans(power, power.does);
    const inReach = against.filter((foe) => judgeTarget(fight, who, foe, means) === null);
    const foe = nearestOf(fight, who, inReach);
    if (foe) found.push({ option: optionOf(power), target: foe.id });
  }
  return found;
}

/** As near as it takes to hit the nearest; where no way leads to that one, the next. */
function walkUp(fight: Fight, who: Combatant, against: readonly Combatant[]): Choice | null {
  const lay = layOf(fight, who);
  if (!lay) return null;
  const reach = Math.max(
    5,
    ...meansOf(fight, who).map((means) => (means.manner === 'melee' ? reachOf(fight, who, means.reach) : 5)),
  );
  const left = [...against];
  for (let foe = nearestOf(fight, who, left); foe; foe = nearestOf(fight, who, left)) {
    const [spot] = spotsNear(lay, foe, reach, 1);
    const way = spot && spot.cost > 0 ? walkTo(lay, spot.cell) : null;
    if (way) return way;
    left.splice(left.indexOf(foe), 1);
  }
  return null;
}
