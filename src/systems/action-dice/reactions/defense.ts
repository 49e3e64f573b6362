import type { Reaction } from '../../../engine/system.ts';
import type { Id } from '../../../kernel/json.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { Choice, Option, Question, Refusal } from '../../../kernel/port.ts';
import { fold } from '../../../kernel/terms.ts';
import { costOf, greyed } from '../actions/action.ts';
import { beats } from '../dice/readings.ts';
import { rollAction } from '../dice/roll.ts';
import { bonusDice } from '../dice/words.ts';
import type { Facts } from '../facts/index.ts';
import { refuse } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { judgeAnswer } from './able.ts';
import type { Form } from './forms.ts';
import { formsOf } from './forms.ts';
import { allowedBy, payReaction } from './pay.ts';
import type { Attacked } from './windows.ts';

/** Defense and the special reactions in its place (AD-REA-5 to AD-REA-8, AD-REA-12). */

const clause = 'AD-REA-5';
const priceOf = ({ vigor, mana }: Form) => ({ vigor: vigor.value, mana });

/** AD-REA-8, AD-R48, AD-R49, AD-ENC-7: whether a reaction is possible and could change anything. */
function mayDefend(fight: Fight, who: Combatant, attacked: Attacked): boolean {
  const { defenseWindow, unawareDefense } = fight.rulings;
  if (attacked.evaded || !attacked.effective) return false;
  // AD-DIE-18: the blow of an attacker that the game master has taken out since the roll does not land.
  if (one(fight, attacked.who).out !== null) return false;
  if (!attacked.hits && defenseWindow === 'onlyIfHit') return false;
  if (attacked.unaware && unawareDefense === 'refused') return false;
  if (judgeAnswer(fight, who, attacked, {}) !== null) return false;
  return formsOf(fight, who, attacked).some(({ refused }) => refused === null);
}

const optionOf = (form: Form): Option => ({
  id: form.id,
  label: form.label,
  clause: form.clause,
  group: 'reaction',
  cost: costOf(priceOf(form)),
  note: noteOf(form),
  ...greyed(form.refused),
});

/** `2 Bonus dice; Defend −2`. */
function noteOf({ id, dice, vigor }: Form): string {
  const { value } = fold(dice);
  const names = id === 'defense' ? 'Dodge, Deflect or Block; ' : '';
  const cheaper = vigor.terms.find(({ clause }) => clause === 'AD-ACT-7' && vigor.value > 0);
  return `${names}${bonusDice(value)}${cheaper && cheaper.value < 0 ? `; Defend ${numeral(cheaper.value)}` : ''}`;
}

function read(fight: Fight, who: Combatant, attacked: Attacked, { option }: Choice): Choice | Refusal {
  if (option === 'decline') return { option };
  const form = formsOf(fight, who, attacked).find(({ id }) => id === option);
  if (!form) {
    return refuse('noSuchThing', `there is no ${JSON.stringify(option)} among the answers`, clause, 'option');
  }
  return form.refused ?? { option };
}

const question = (fight: Fight, attacked: Attacked, id: Id): Question => ({
  id: 'reaction.defense',
  clause,
  for: id,
  reaction: 'defense',
  about: {
    who: id,
    attacker: attacked.who,
    means: attacked.means,
    with: attacked.with,
    total: attacked.rolled.total,
    number: attacked.number,
    hits: attacked.hits,
  },
  options: () => [
    ...formsOf(fight, one(fight, id), attacked).map(optionOf),
    { id: 'decline', label: attacked.hits ? 'Take the hit' : 'No reaction', clause, group: 'reaction' },
  ],
  read: (choice) => read(fight, one(fight, id), attacked, choice),
});

export const defense: Reaction<Fight, Facts> = {
  id: 'defense',
  window: 'attacked',
  label: 'Defense',
  clause,
  who(fight, context) {
    const attacked = context as Attacked;
    return mayDefend(fight, one(fight, attacked.target), attacked) ? [attacked.target] : [];
  },
  question: (fight, context, id) => question(fight, context as Attacked, id),
  perform(table, context, id, choice) {
    const { fight } = table;
    const attacked = context as Attacked;
    const { who: attacker, rolled } = attacked;
    const form = formsOf(fight, one(fight, id), attacked).find((each) => each.id === choice.option);
    if (!form) return;
    const allowed = allowedBy(fight, one(fight, id));
    payReaction(table, id, attacked, { action: form.id, price: priceOf(form), target: attacker });
    const said = [
      ...allowed,
      ...form.rulings,
      ...(attacked.hits ? [] : [rulingIds.defenseWindow]),
      ...(attacked.unaware ? [rulingIds.unawareDefense] : []),
    ];
    const { shown, dice, steps } = rollAction(table, {
      who: id,
      rolling: 'defense',
      purpose: 'defense',
      clause: form.clause,
      against: attacker,
      with: form.id,
      dice: form.dice,
      // AD-REA-6: a tie goes to the attacker.
      matters: { what: 'success', vs: rolled.total, kind: 'contest' },
      rulings: said,
      meets: attacked.meets,
    });
    const evaded = beats(fight.rulings, shown, rolled.total, 'contest');
    attacked.evaded = evaded;
    table.tell({
      fact: 'defended',
      who: id,
      against: attacker,
      form: form.id,
      label: form.label,
      clause: form.clause,
      natural: shown.natural,
      dice,
      rung: steps.rung,
      result: shown.total,
      vs: rolled.total,
      evaded,
      rulings: said,
    });
  },
  goesOn: (_fight, context) => !(context as Attacked).evaded,
};
