import type { Reaction } from '../../../engine/system.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { judgeMeans, judgeReach } from '../combat/judge-means.ts';
import { openLine } from '../combat/line.ts';
import { meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { costs } from '../costs.ts';
import type { Facts } from '../facts/index.ts';
import { byInitiative, judgeReaction } from '../judge.ts';
import { stillResolving } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { everybody, foes, one } from '../state.ts';
import { payReaction } from './pay.ts';
import type { RangedDeclared } from './windows.ts';

/** Harry (SL-COM-4, SL-COM-5): a penalty for a combatant that begins a ranged attack within melee reach. */

const clause = 'SL-COM-4';

const threatens = (fight: Fight, who: Combatant, shooter: Combatant, means: Means): boolean =>
  means.manner === 'melee' &&
  judgeMeans(fight, who, means) === null &&
  judgeReach(fight, who, means, shooter) === null;

/**
 * SL-COM-4: once per round per target. SL-MOD-6: not if the target is harried already and a second Harry would not
 * count.
 */
function mayHarry(fight: Fight, who: Combatant, shooter: Combatant): boolean {
  if (!foes(who, shooter) || who.harried.includes(shooter.id)) return false;
  const already = shooter.marks.some(({ kind }) => kind === 'harried');
  if (already && fight.rulings.sameEffect === 'strongestOnly') return false;
  if (judgeReaction(fight, who, costs.harry.ap) !== null || !openLine(fight, who, shooter)) return false;
  return meansOf(fight, who).some((means) => threatens(fight, who, shooter, means));
}

const question = (context: RangedDeclared, who: Id): Question => ({
  id: 'harry',
  clause,
  for: who,
  reaction: 'harry',
  about: { shooter: context.who, target: context.target },
  options: () => [
    {
      id: 'harry',
      label: 'Harry: −2 on shots in this round',
      clause,
      group: 'reaction',
      cost: { ap: costs.harry.ap },
    },
    { id: 'decline', label: 'Let it shoot', clause, group: 'reaction' },
  ],
  read({ option }): Choice | Refusal {
    if (option === 'harry' || option === 'decline') return { option };
    return stillResolving('the answers are harry and decline');
  },
});

export const harry: Reaction<Fight, Facts> = {
  id: 'harry',
  window: 'ranged-declared',
  label: 'Harry',
  clause,
  who(fight, context) {
    const shooter = one(fight, (context as RangedDeclared).who);
    const able = everybody(fight).filter((who) => mayHarry(fight, who, shooter));
    return byInitiative(fight, able).map(({ id }) => id);
  },
  question: (_fight, context, who) => question(context as RangedDeclared, who),
  perform(table, context, who) {
    const { who: target, answered } = context as RangedDeclared;
    answered.push(who);
    payReaction(table, who, { action: 'harry', clause, ap: costs.harry.ap, target });
    table.tell({ fact: 'marked', who: target, mark: { kind: 'harried', by: who } });
  },
  goesOn: () => true,
};
