import { findItem } from '../../../engine/fields.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { basicCosts } from '../costs.ts';
import { agreePay, judgeFreeUse, payNeed, payPrice, readPay, takeFreeUse } from '../hands/free-use.ts';
import type { Item } from '../items.ts';
import { handsOf } from '../items.ts';
import { belongings, freeHands, itemsInHand } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { costOf, greyed } from './action.ts';

/**
 * Switch Weapons (WS-BAS-11): the answer lists what is in hand afterwards; everything else is put away. Once in the own
 * turn it is free if the drawing hands are empty or nothing is drawn (WS-BAS-12).
 */

const clause = 'WS-BAS-11';
const price = { ap: basicCosts['switch-weapons'] };

const handsFor = (items: readonly Item[]): number => items.reduce((sum, item) => sum + handsOf(item), 0);
/** The number of hands that do not grab anybody (WS-ADV-11). */
const usableHands = (who: Combatant): number => Math.max(0, who.sheet.hands - who.grabbing.length);

const drawn = (who: Combatant, wanted: readonly Item[]): readonly Item[] => {
  const now = itemsInHand(who);
  return wanted.filter(({ id }) => !now.some((item) => item.id === id));
};

/**
 * WS-BAS-12: the reason why this switch is not free, or `null`; without a list, the reason that holds for any switch.
 */
function notFree(who: Combatant, wanted: readonly Item[] | null): Refusal | null {
  const used = judgeFreeUse(who, 'switch');
  if (used || wanted === null) return used;
  return handsFor(drawn(who, wanted)) <= freeHands(who)
    ? null
    : refuse('noFreeUse', 'the hand that draws is not empty', 'WS-BAS-12', 'pay');
}

/** Parses the list of items, each at most once. */
function readHands(who: Combatant, { hands }: Choice): readonly Item[] | Refusal {
  if (!Array.isArray(hands)) {
    return refuse('noSuchThing', 'it must be said what is in hand afterwards', clause, 'hands');
  }
  const all = belongings(who);
  const items = hands.map((each) => findItem(all, each));
  if (items.some((item) => item === null) || new Set(items).size < items.length) {
    return refuse('noSuchThing', `${who.sheet.name} has no such things`, clause, 'hands');
  }
  return items as readonly Item[];
}

/** The reason why these items cannot be held, or `null`. */
function judgeHeld(who: Combatant, wanted: readonly Item[]): Refusal | null {
  if (handsFor(wanted) > usableHands(who)) {
    const because = `this takes ${handsFor(wanted)} hands, ${who.sheet.name} has ${usableHands(who)} for it`;
    return refuse('noFreeHand', because, clause, 'hands');
  }
  return drawn(who, wanted).length === 0 && wanted.length === who.hands.length
    ? refuse('already', 'that is in hand already', clause, 'hands')
    : null;
}

const judge = (who: Combatant): Refusal | null =>
  belongings(who).length > 0
    ? null
    : refuse('noSuchThing', `${who.sheet.name} has nothing to draw or to put away`, clause);

function read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const wanted = judge(who) ?? readHands(who, choice);
  if (isRefusal(wanted)) return wanted;
  const wrong = judgeHeld(who, wanted);
  if (wrong) return wrong;
  const pay = readPay(fight, who, choice.pay, notFree(who, wanted), price);
  if (pay !== null && typeof pay === 'object') return pay;
  const hands = wanted.map(({ id }) => id);
  return { option: 'switch-weapons', hands, ...(pay === null ? {} : { pay }) };
}

export const switchWeapons: Action = {
  id: 'switch-weapons',
  clause,
  kind: 'deed',
  held: {
    target: false,
    needs: (_fight, who) => ({ hands: handsNeed(who) }),
    unsaid: { option: 'switch-weapons', pay: 'paid' },
    read(_fight, who, choice) {
      const wanted = readHands(who, choice);
      if (isRefusal(wanted)) return wanted;
      return { option: 'switch-weapons', hands: wanted.map(({ id }) => id), pay: 'paid' };
    },
  },
  offer: (_fight, who) => ({
    id: 'switch-weapons',
    label: 'Switch weapons',
    clause,
    group: 'more',
    cost: costOf(payPrice(null, notFree(who, null), price)),
    ...greyed(judge(who)),
  }),
  needs: (fight, who) => ({
    hands: handsNeed(who),
    pay: payNeed(fight, who, notFree(who, null), price, true),
  }),
  read,
  price(_fight, who, choice) {
    const wanted = choice === null ? null : readHands(who, choice);
    return payPrice(choice, notFree(who, wanted === null || isRefusal(wanted) ? null : wanted), price);
  },
  agree: (table, id, choice) => agreePay(table, id, choice, price),
  perform(table, id, choice) {
    const who = one(table.fight, id);
    const wanted = readHands(who, choice);
    if (isRefusal(wanted)) return;
    takeFreeUse(table, id, choice, 'switch');
    for (const { item, hands } of who.hands) {
      if (wanted.some((each) => each.id === item.id)) continue;
      const from = { in: 'hand', who: id, hands } as const;
      table.tell({
        fact: 'item-moved',
        item,
        from,
        to: { in: 'carried', who: id },
        who: id,
        why: 'put away',
      });
    }
    for (const item of drawn(one(table.fight, id), wanted)) {
      const to = { in: 'hand', who: id, hands: handsOf(item) } as const;
      table.tell({ fact: 'item-moved', item, from: { in: 'carried', who: id }, to, who: id, why: 'drawn' });
    }
  },
};

const handsNeed = (who: Combatant) =>
  ({
    kind: 'some',
    label: 'In hand afterwards',
    oneOf: belongings(who).map((item) => ({
      id: item.id,
      label: item.name,
      note: `${handsOf(item)} ${handsOf(item) === 1 ? 'hand' : 'hands'}`,
    })),
    min: 0,
    max: Math.max(0, Math.min(usableHands(who), belongings(who).length)),
    default: itemsInHand(who).map(({ id }) => id),
  }) as const;
