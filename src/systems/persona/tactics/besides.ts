import type { Weighed } from '../../../engine/keen/listed.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { pointBlank } from '../combat/advantages.ts';
import { judgeMeans } from '../combat/judge-means.ts';
import { meansOf } from '../combat/means.ts';
import { judgeHelped, judgeSupport, supportItems, supportPowers } from '../combat/support.ts';
import type { Means } from '../combat/types.ts';
import { judgeAction } from '../judge.ts';
import { pathField, wayClear } from '../movement/way.ts';
import { isKnownToBeEngaged, metresBetween, touches } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, foes, one } from '../state.ts';
import { asked } from './answers.ts';
import { comeNearer } from './nearer.ts';
import { bestAttack, emptyWeapon, forgets, helpWith, standingEnemies } from './turns.ts';

/**
 * Candidates for a turn besides those that the sensible tactic weighs, for tactics that look ahead. The menu refuses
 * illegal ones.
 */
export function besides(fight: Fight, question: Question): readonly Choice[] {
  const who = asked(fight, question);
  if (!who || judgeAction(fight, who) !== null) return [];
  const empty = emptyWeapon(fight, who);
  return [
    ...charges(fight, who),
    ...(empty ? [{ option: 'reload', weapon: empty.id }] : []),
    ...mends(fight, who),
    ...clearOfMelee(fight, who),
    ...oneOfEach(fight, who),
  ];
}

/** PE-ACT-5: a Charge at the nearest enemy; where no attack reaches anybody also a plain walk, which leaves metres. */
function charges(fight: Fight, who: Combatant): readonly Choice[] {
  const against = standingEnemies(fight, who);
  if (against.some((foe) => touches(fight, who, foe))) return [];
  const [nearest] = [...against].sort((a, b) => metresBetween(fight, who, a) - metresBetween(fight, who, b));
  if (!nearest) return [];
  const walk = bestAttack(fight, who, against) ? null : comeNearer(fight, who, against, 'basic');
  return [{ option: 'charge', target: nearest.id }, ...(walk ? [walk] : [])];
}

/** The best attack with each of the means that is no Power, even if the sensible tactic would not choose it. */
function oneOfEach(fight: Fight, who: Combatant): readonly Choice[] {
  const weighed: Weighed[] = [];
  bestAttack(fight, who, standingEnemies(fight, who), weighed);
  const found: Choice[] = [];
  for (const { id, power } of meansOf(fight, who)) {
    const blows = power === null ? weighed.filter(({ choice }) => choice.with === id) : [];
    const [best] = blows.sort((a, b) => b.worth - a.worth);
    if (best) found.push(best.choice);
  }
  return found;
}

/** PE-ADV-15, PE-DIS-10: moving out of melee, but staying within Point Blank. */
function clearOfMelee(fight: Fight, who: Combatant): readonly Choice[] {
  const shoots = (means: Means): boolean =>
    means.manner === 'ballistic' && judgeMeans(fight, who, means) === null;
  if (who.move !== null || who.moveOver || !isKnownToBeEngaged(fight, who)) return [];
  if (!meansOf(fight, who).some(shoots)) return [];
  const path = wayClear(fight, who, standingEnemies(fight, who), pointBlank, { pace: 'basic' });
  return path.length > 0 ? [{ option: 'move', path: pathField(path) }] : [];
}

/** PE-ACT-37, PE-ACT-30: healing the ally in the fight with the fewest wounds left, even if it is not nearly down. */
function mends(fight: Fight, who: Combatant): readonly Choice[] {
  const own = fight.listing.map((id) => one(fight, id)).filter((ally) => !foes(who, ally) && conscious(ally));
  const found: Choice[] = [];
  for (const support of [...supportPowers(who), ...supportItems(who)]) {
    if (support.gives.help !== 'mend' || forgets(who, support)) continue;
    if (judgeSupport(fight, who, support) !== null) continue;
    const [worst] = own
      .filter((ally) => judgeHelped(fight, who, support, ally) === null)
      .sort((a, b) => a.light + a.heavy - (b.light + b.heavy));
    if (!worst) continue;
    found.push(helpWith(support, worst));
  }
  return found;
}
