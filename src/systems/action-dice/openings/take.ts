import type { Reaction } from '../../../engine/system.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, PickValue, Question, Refusal } from '../../../kernel/port.ts';
import type { Needs } from '../actions/action.ts';
import { costOf, greyed } from '../actions/action.ts';
import { makeAttack } from '../combat/attack.ts';
import { judgeTarget } from '../combat/judge.ts';
import type { Means } from '../combat/types.ts';
import type { Facts } from '../facts/index.ts';
import { nameOf } from '../names.ts';
import { judgeBehind } from '../position/behind.ts';
import { payReaction } from '../reactions/pay.ts';
import { refuse } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { one, standing } from '../state.ts';
import type { Opening } from './give.ts';
import { judgeTaking, takingMeans, takingPrice } from './judge.ts';

/** Take Opening (AD-REA-10, AD-REA-11): one ordinary attack on the exposed combatant. */

const clause = 'AD-REA-10';

const pickOf =
  (fight: Fight, who: Id, exposed: Id) =>
  (means: Means): PickValue => ({
    id: means.id,
    label: means.label,
    ...greyed(judgeTarget(fight, one(fight, who), one(fight, exposed), means)),
  });

function withNeed(fight: Fight, who: Id, exposed: Id): Need {
  const oneOf = takingMeans(fight, one(fight, who)).map(pickOf(fight, who, exposed));
  const first = oneOf.find(({ refused }) => !refused);
  return { kind: 'one', label: 'With', oneOf, ...(first ? { default: first.id } : {}) };
}

/** AD-POS-6: this attack may come from behind, too. */
const behindNeed = (fight: Fight, who: Id, exposed: Id): Needs =>
  judgeBehind(fight, one(fight, who), one(fight, exposed)) !== null
    ? {}
    : {
        fromBehind: {
          kind: 'one',
          label: 'From behind',
          weighty: true,
          oneOf: [
            { id: 'no', label: 'No' },
            { id: 'yes', label: 'Yes, Guard is halved' },
          ],
          default: 'no',
        },
      };

function read(fight: Fight, { who: exposed }: Opening, id: Id, choice: Choice): Choice | Refusal {
  if (choice.option === 'decline') return { option: 'decline' };
  if (choice.option !== 'attack') {
    return refuse('noSuchThing', 'the answer is attack or decline', clause, 'option');
  }
  const who = one(fight, id);
  const all = takingMeans(fight, who);
  const target = one(fight, exposed);
  const means =
    choice.with === undefined
      ? all.find((each) => judgeTarget(fight, who, target, each) === null)
      : all.find((each) => each.id === choice.with);
  if (!means) {
    return refuse('notInHand', `${who.sheet.name} cannot take an opening with that`, clause, 'with');
  }
  const refused = judgeTarget(fight, who, target, means);
  if (refused) return { ...refused, field: 'with' };
  const { fromBehind } = choice;
  if (fromBehind === undefined || fromBehind === 'no') return { option: 'attack', with: means.id };
  if (fromBehind !== 'yes') return refuse('noSuchThing', 'the answer is yes or no', 'AD-POS-6', 'fromBehind');
  return judgeBehind(fight, who, target) ?? { option: 'attack', with: means.id, fromBehind };
}

function question(fight: Fight, opening: Opening, id: Id): Question {
  const { who: exposed, why } = opening;
  return {
    id: 'reaction.opening',
    clause,
    for: id,
    reaction: 'take-opening',
    about: { who: id, target: exposed, why },
    options: () => [
      {
        id: 'attack',
        label: `Attack ${nameOf(fight, exposed)}`,
        clause,
        group: 'reaction',
        cost: costOf(takingPrice),
        needs: { with: withNeed(fight, id, exposed), ...behindNeed(fight, id, exposed) },
      },
      { id: 'decline', label: 'Let it pass', clause, group: 'reaction' },
    ],
    read: (choice) => read(fight, opening, id, choice),
  };
}

export const takeOpening: Reaction<Fight, Facts> = {
  id: 'take-opening',
  window: 'opening',
  label: 'Take Opening',
  clause,
  who(fight, context) {
    const opening = context as Opening;
    const exposed = one(fight, opening.who);
    return opening.order.filter((id) => judgeTaking(fight, one(fight, id), exposed, opening) === null);
  },
  question: (fight, context, id) => question(fight, context as Opening, id),
  perform(table, context, id, choice) {
    const { fight } = table;
    const opening = context as Opening;
    const means = takingMeans(fight, one(fight, id)).find((each) => each.id === choice.with);
    if (!means) return;
    payReaction(table, id, opening, {
      action: 'take-opening',
      price: takingPrice,
      target: opening.who,
      with: means.id,
      rulings: [rulingIds.openingWeapon],
    });
    makeAttack(table, {
      who: id,
      target: opening.who,
      means,
      form: 'opening',
      clause,
      behind: choice.fromBehind === 'yes',
    });
  },
  // AD-REA-14: an opening ends when the exposed combatant is out.
  goesOn: (fight, context) => standing(one(fight, (context as Opening).who)),
};
