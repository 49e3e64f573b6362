import type { Choice } from '../../../kernel/port.ts';
import { meansOf } from '../combat/means.ts';
import { boltMeans } from '../combat/power-means.ts';
import { judgeAble } from '../judge.ts';
import { optionOf } from '../powers/action.ts';
import type { Combatant, Fight } from '../state.ts';
import { canAttack } from './can-attack.ts';
import { standingFoes } from './deeds.ts';
import { layOf, nearestOf } from './ground.ts';
import { comeNearer } from './nearer.ts';

/**
 * Walks to the nearest enemy and attacks it with what is in hand; the baseline for better tactics. It also stands up.
 */
export function walkAndHit(fight: Fight, who: Combatant): readonly Choice[] {
  const against = standingFoes(fight, who);
  if (judgeAble(who) !== null || against.length === 0 || who.actions < 1) return [];
  if (who.prone) return [{ option: 'stand-up' }, ...blows(fight, who, against)];
  const now = blows(fight, who, against);
  if (now.length > 0) return now;
  const lay = layOf(fight, who);
  const way = lay && comeNearer(fight, who, against, lay);
  return way ? [way] : [];
}

/** For each of its means the nearest enemy it can attack; bolts if no weapon reaches anybody. */
function blows(fight: Fight, who: Combatant, against: readonly Combatant[]): readonly Choice[] {
  const found: Choice[] = [];
  for (const means of meansOf(fight, who)) {
    if (means.delivery === 'thrown') continue;
    const inReach = against.filter((foe) => canAttack(fight, who, foe, means));
    const foe = nearestOf(fight, who, inReach);
    if (foe) found.push({ option: 'attack', with: means.id, target: foe.id });
  }
  if (found.length > 0) return found;
  for (const power of who.sheet.powers) {
    if (power.does.deed !== 'bolt' || power.mana > who.mana || power.actions > who.actions) continue;
    const means = boltMeans(power, power.does);
    const inReach = against.filter((foe) => canAttack(fight, who, foe, means));
    const foe = nearestOf(fight, who, inReach);
    if (foe) found.push({ option: optionOf(power), target: foe.id });
  }
  return found;
}
