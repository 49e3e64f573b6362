import type { Id, Json } from '../../../kernel/json.ts';
import type { Choice, Need, Question, Refusal } from '../../../kernel/port.ts';
import type { Price } from '../actions/action.ts';
import { greyed } from '../actions/action.ts';
import { deciderOf } from '../control.ts';
import { judgePrice } from '../judge.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** The free use of a turn: an interaction or a switch of weapons, not both (WS-BAS-6, WS-BAS-12, WS-BAS-13). */

type FreeUse = 'interact' | 'switch';
/** Values of the `pay` field of an answer, once it is settled. */
type Pay = 'free' | 'paid';
/** WS-R33: the answer leaves it to the rules, as an answer without the field does. */
const either = 'either';
const unsaid = (pay: Json | undefined): boolean => pay === undefined || pay === either;

const clauses = { interact: 'WS-BAS-6', switch: 'WS-BAS-12' } as const;
const words = { interact: 'interaction', switch: 'switch of weapons' } as const;

/** WS-BAS-13: the reason why this free use is not possible now, or `null`. */
export function judgeFreeUse(who: Combatant, use: FreeUse): Refusal | null {
  const { name } = who.sheet;
  if (who.turn !== 'open') return refuse('noFreeUse', 'it is free in the own turn only', clauses[use], 'pay');
  if (who.freeUse === null) return null;
  const because = `${name} has had its free ${words[who.freeUse]} of this turn`;
  return refuse('noFreeUse', because, 'WS-BAS-13', 'pay');
}

/**
 * How an answer is paid for, as far as it says or the situation decides; `null`: its player is asked (WS-R33 `ask`).
 */
export function readPay(
  fight: Fight,
  who: Combatant,
  given: Json | undefined,
  notFree: Refusal | null,
  cost: Price,
): Pay | null | Refusal {
  if (unsaid(given)) {
    if (notFree) return 'paid';
    return fight.rulings.freeUse === 'ask' && judgePrice(fight, who, cost) === null ? null : 'free';
  }
  if (given === 'paid') return 'paid';
  if (given === 'free') return notFree ?? 'free';
  return refuse('noSuchThing', 'it is free or paid', 'WS-BAS-6', 'pay');
}

/** The field `pay`. `depends`: whether it can be free depends on what else is chosen (WS-BAS-12). */
export function payNeed(
  fight: Fight,
  who: Combatant,
  notFree: Refusal | null,
  cost: Price,
  depends = false,
): Need {
  const asks = fight.rulings.freeUse === 'ask' && !notFree && judgePrice(fight, who, cost) === null;
  const open = depends && !notFree && !asks;
  const usual = open ? either : 'free';
  return {
    kind: 'one',
    label: 'Free or paid',
    oneOf: [
      ...(open ? [{ id: either, label: `Free if it can be, else for ${cost.ap ?? 0} AP` }] : []),
      { id: 'free', label: 'Free, once a turn', ...greyed(notFree) },
      { id: 'paid', label: `For ${cost.ap ?? 0} AP`, ...greyed(judgePrice(fight, who, cost)) },
    ],
    ...(asks ? {} : { default: notFree ? 'paid' : usual }),
  };
}

/** The price of an answer; without an answer the lowest possible one. */
export const payPrice = (choice: Choice | null, notFree: Refusal | null, cost: Price): Price =>
  choice?.pay === 'paid' || (unsaid(choice?.pay) && notFree) ? cost : {};

/** WS-R33 `ask`: asks, if both are possible and the answer does not say. */
export const agreePay = (table: Table, id: Id, choice: Choice, cost: Price): Choice =>
  choice.pay === undefined
    ? { ...choice, pay: table.ask(payQuestion(table.fight, id, choice.option, cost)).option }
    : choice;

const payQuestion = (fight: Fight, id: Id, what: string, cost: Price): Question => ({
  id: 'free-use',
  clause: 'WS-BAS-6',
  for: deciderOf(fight, one(fight, id)),
  about: { who: id, what, title: 'Take the free one of this turn, or pay?' },
  options: () => [
    { id: 'free', label: 'Free, once a turn', clause: 'WS-BAS-6', group: 'free' },
    {
      id: 'paid',
      label: `For ${cost.ap ?? 0} AP`,
      clause: 'WS-BAS-6',
      group: 'primary',
      cost: { ap: cost.ap ?? 0 },
    },
  ],
  read: ({ option }) =>
    option === 'free' || option === 'paid' ? { option } : onlyAnswers('free or paid', 'WS-BAS-6'),
});

/** Marks the free use of this turn as used. */
export function takeFreeUse(table: Table, id: Id, choice: Choice, use: FreeUse): void {
  if (choice.pay === 'free') table.tell({ fact: 'free-use', who: id, use });
}
