import { anyOpen, firstAccepted } from '../../../engine/wishes.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Stream } from '../../../kernel/streams.ts';
import { defenseOf } from '../combat/defense.ts';
import { entryAp } from '../combat/forms.ts';
import { strongerOf } from '../combat/grip.ts';
import { findMeans } from '../combat/means.ts';
import { costs } from '../costs.ts';
import type { TargetDefense } from '../defenses.ts';
import { checkBonus } from '../roll/check.ts';
import { betterOfTwo, combatCheck } from '../roll/combat-check.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { chanceOf } from './chances.ts';
import { deedsAt, standingFoes } from './deeds.ts';
import { bestIgnored } from './ignoring.ts';
import { aimAt, bestStance, promiseOf } from './promise.ts';

/** How the sensible tactic answers questions other than its turn. */

const decline: Choice = { option: 'decline' };

/** SL-OFF-6: rebuffs whom it harms most, if the attack is worth its AP, which it nearly always is. */
export function sensibleRebuff(fight: Fight, question: Question): Choice {
  const who = one(fight, question.for);
  const { mover, rider } = question.about ?? {};
  let best: Choice = decline;
  let most = 0.01;
  for (const whom of [mover, rider]) {
    const target = fight.combatants[String(whom)];
    const read = target ? question.read({ option: 'rebuff', target: target.id }) : null;
    const means = read && !isRefusal(read) ? findMeans(fight, who, read.with) : null;
    if (!target || !read || isRefusal(read) || !means) continue;
    const { worth } = promiseOf(aimAt(fight, who, means, target, 'rebuff'), 'rebuff');
    const rate = worth / entryAp(fight, who, 'rebuff', means);
    if (rate <= most) continue;
    most = rate;
    best = read;
  }
  return best;
}

/** SL-COM-2: the option with the highest Defense. */
export function sensibleStance(fight: Fight, question: Question): Choice {
  const { attacker, against } = question.about ?? {};
  const from = fight.combatants[String(attacker)];
  if (!from) return decline;
  const stance = bestStance(fight, one(fight, question.for), from, against as TargetDefense);
  return stance ? { option: stance } : decline;
}

/** SL-GRP-7: interposes if the chance of success is above 40 %. */
export function sensibleInterpose(fight: Fight, question: Question): Choice {
  const read = question.read({ option: 'interpose' });
  if (isRefusal(read)) return decline;
  const other = one(fight, String(read.target));
  const tn = defenseOf(fight, other, strongerOf(fight, other)).value;
  const better = betterOfTwo(fight, question.for);
  const spec = combatCheck(fight, question.for, better, { clause: 'SL-GRP-7', purpose: 'interpose', tn });
  return chanceOf(fight.rulings, spec.kind, tn - checkBonus(fight, spec).value) > 0.4 ? read : decline;
}

/** SL-FLK-4: ignores whom it is best to ignore. */
export function sensibleIgnoring(fight: Fight, question: Question): Choice {
  const whom = bestIgnored(fight, one(fight, question.for));
  return whom && whom.length > 0 ? { option: 'ignore', whom: [...whom] } : decline;
}

/** SL-GRP-1: clings if AP for a Pin are left, because a pinned foe cannot walk away. */
export function sensibleCling(fight: Fight, question: Question): Choice {
  const who = one(fight, question.for);
  return who.ap >= costs.cling.ap + costs.pin.ap ? { option: 'cling' } : decline;
}

/**
 * SL-AP-5, SL-R42: completes a charge as declared if that is still possible, otherwise against the best other enemy,
 * otherwise lets it fizzle.
 */
export function sensibleEnd(fight: Fight, question: Question, random: Stream): Choice {
  const who = one(fight, question.for);
  const others = deedsAt(fight, who, standingFoes(fight, who))
    .filter(({ choice }) => choice.option === question.about?.action)
    .sort((a, b) => b.worth - a.worth);
  const wishes = [
    ...(who.charge ? [who.charge.choice] : []),
    ...others.map(({ choice }) => choice),
    { option: 'nothing' },
  ];
  return firstAccepted(question, wishes) ?? anyOpen(question, random);
}
