import { memoizedByObject } from '../../../engine/memoize.ts';
import { firstAccepted } from '../../../engine/wishes.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { meansOf } from '../combat/means.ts';
import { offHandMeans } from '../combat/off-hand-way.ts';
import { boltMeans } from '../combat/power-means.ts';
import type { Means } from '../combat/types.ts';
import { vigorCosts } from '../costs.ts';
import { prepareAction } from '../dice/roll.ts';
import { takingMeans } from '../openings/judge.ts';
import { formsOf } from '../reactions/forms.ts';
import type { Sheet } from '../sheet.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { lossFrom } from './blow.ts';
import { canAttack } from './can-attack.ts';
import { chanceToBeat } from './chances.ts';
import { standingFoes } from './deeds.ts';
import { promiseOf, worthOf } from './promise.ts';
import { vigorPrice } from './purse.ts';

/** The answers of a sensible fighter to questions outside its own actions, and a refusal to react. */

export const decline: Choice = { option: 'decline' };

const named = (fight: Fight, question: Question, field: string): Combatant | null =>
  fight.combatants[String(question.about?.[field])] ?? null;

/** The means with this id; those of a technique have the id of the weapon. */
const meansNamed = (fight: Fight, who: Combatant, id: unknown): Means | undefined =>
  [...meansOf(fight, who), ...boltsOf(who.sheet)].find((means) => means.id === id);

const boltsOf = memoizedByObject(({ powers }: Sheet): readonly Means[] =>
  powers.flatMap((power) => (power.does.deed === 'bolt' ? [boltMeans(power, power.does)] : [])),
);

/** The assumed worth of a hit whose means are unknown. */
const unknownBlow = 0.3;

/** AD-REA-5, AD-REA-12: the reaction whose benefit exceeds the worth of its Vigor most; declines if there is none. */
export function sensibleDefense(fight: Fight, question: Question): Choice {
  const who = named(fight, question, 'who');
  const attacker = named(fight, question, 'attacker');
  if (!who || !attacker || question.about?.hits !== true) return decline;
  const total = Number(question.about.total);
  const means = meansNamed(fight, attacker, question.about.means);
  const loss = means ? worthOf(fight, who, lossFrom(fight, attacker, who, means)) : unknownBlow;
  const attacked = {
    answered: [],
    asked: [],
    who: attacker.id,
    target: who.id,
    ranged: means?.manner === 'ranged',
    means: '',
    with: '',
    rolled: { natural: 0, total },
    number: 0,
    hits: true,
    effective: true,
    unaware: false,
    evaded: false,
  };
  let best: Choice = decline;
  let most = 0;
  for (const form of formsOf(fight, who, attacked)) {
    if (form.refused) continue;
    const { pool } = prepareAction(fight, {
      who: who.id,
      rolling: 'defense',
      purpose: 'defense',
      clause: '',
      dice: form.dice,
    });
    const evades = chanceToBeat(fight.rulings, pool, { vs: total, kind: 'contest' });
    const gain = evades * loss - vigorPrice(fight, who, form.vigor.value);
    if (gain <= most) continue;
    most = gain;
    best = { option: form.id };
  }
  return firstAccepted(question, [best]) ?? decline;
}

/** AD-REA-10: takes an opening if the best attack is worth its Vigor. A target in its own turn cannot react to it. */
export function sensibleOpening(fight: Fight, question: Question): Choice {
  const who = named(fight, question, 'who');
  const target = named(fight, question, 'target');
  if (!who || !target) return decline;
  const own = target.turn === 'open';
  const best = bestBlow(fight, who, [target], takingMeans(fight, who), own);
  const price = vigorPrice(fight, who, vigorCosts.takeOpening);
  if (!best || best.worth <= price) return decline;
  const behind = target.unaware.includes(who.id)
    ? [{ option: 'attack', with: best.with, fromBehind: 'yes' }]
    : [];
  return firstAccepted(question, [...behind, { option: 'attack', with: best.with }]) ?? decline;
}

function bestBlow(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  all: readonly Means[],
  unanswered: boolean,
  form: 'opening' | 'off-hand' = 'opening',
): { readonly with: string; readonly target: string; readonly worth: number } | null {
  let best: { readonly with: string; readonly target: string; readonly worth: number } | null = null;
  for (const target of against) {
    for (const means of all) {
      if (!canAttack(fight, who, target, means)) continue;
      const { worth } = promiseOf(fight, who, target, means, form, unanswered);
      if (worth > (best?.worth ?? 0)) best = { with: means.id, target: target.id, worth };
    }
  }
  return best;
}

/** AD-ACT-4: makes the off-hand attack if it is worth its 8 Vigor. */
export function sensibleOffHand(fight: Fight, question: Question): Choice {
  const who = named(fight, question, 'who');
  if (!who) return decline;
  const best = bestBlow(fight, who, standingFoes(fight, who), offHandMeans(fight, who), false, 'off-hand');
  if (!best || best.worth <= vigorPrice(fight, who, vigorCosts.offHand)) return decline;
  const blow = { option: 'attack', with: best.with, target: best.target };
  return firstAccepted(question, [{ ...blow, fromBehind: 'yes' }, blow]) ?? decline;
}

/** AD-ACT-12: attacks the combatant that triggered it, if that is worth the Vigor. */
export function sensibleReady(fight: Fight, question: Question): Choice {
  const who = named(fight, question, 'who');
  const by = named(fight, question, 'by');
  if (!who || !by) return decline;
  const best = bestBlow(fight, who, [by], meansOf(fight, who), by.turn === 'open');
  if (!best || best.worth <= vigorPrice(fight, who, fight.rulings.readyVigor)) return decline;
  const blow = { option: 'act', with: best.with, target: best.target };
  const behind = by.unaware.includes(who.id) ? [{ ...blow, fromBehind: 'yes' }] : [];
  return firstAccepted(question, [...behind, blow]) ?? decline;
}

/** AD-ENC-6: resists a skill only if Vigor is plentiful. */
export const sensibleResist = (fight: Fight, question: Question): Choice => {
  const who = one(fight, question.for);
  const cheap = vigorPrice(fight, who, vigorCosts.resistSkill) < 0.07;
  return firstAccepted(question, cheap ? [{ option: 'resist' }] : [{ option: 'accept' }, decline]) ?? decline;
};
