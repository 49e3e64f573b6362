import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Action, Needs, Price } from '../actions/action.ts';
import { findAction } from '../actions/find.ts';
import type { Readied } from '../acts/act.ts';
import { actionCosts } from '../costs.ts';
import { judgeAnswer } from '../reactions/able.ts';
import type { Trigger } from '../reactions/trigger.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { withItsAction } from './readable.ts';

/** A readied act as it can be performed now (AD-ACT-12, AD-R34, AD-R35). */

const clause = 'AD-ACT-12';

/** AD-R35: the Vigor of the reaction and the act's own Vigor and Mana; its action is paid already. */
export const firingPrice = ({ rulings }: Fight, { vigor = 0, mana = 0 }: Price): Price => ({
  vigor: vigor + rulings.readyVigor,
  mana,
});

/** A readied act that can be performed. */
export interface Deed {
  readonly readied: Readied;
  readonly action: Action;
  readonly label: string;
  readonly price: Price;
}

/** AD-SHK-1: a bound combatant can still perform purely mental acts. */
const asMinded = (fight: Fight, who: Combatant, action: Action): Combatant =>
  action.mental?.(fight, who) ? { ...who, effects: [] } : who;

/** AD-R34: refuses more than one action; AD-REA-3, AD-REA-13: refuses if it may not react or cannot pay everything. */
function judgePrice(fight: Fight, who: Combatant, action: Action, price: Price, to: Trigger): Refusal | null {
  if ((price.actions ?? 0) > actionCosts.ready) {
    return refuse('noActions', 'what is readied takes one action', 'AD-ACT-11');
  }
  return judgeAnswer(fight, asMinded(fight, who, action), to, firingPrice(fight, price));
}

/** The act as it is now; `null` if it cannot be performed or paid. */
export function deedNow(fight: Fight, who: Combatant, readied: Readied, to: Trigger): Deed | null {
  const action = findAction(readied.option);
  if (!action) return null;
  const self = withItsAction(who);
  const price = action.price(fight, self, readied.choice);
  if (judgePrice(fight, who, action, price, to) !== null) return null;
  const option = action.offer(fight, self);
  if (!option || option.refused) return null;
  // AD-ARM-11: nobody is asked about an act that could do nothing.
  if (action.matters && !action.matters(fight, self)) return null;
  return { readied, action, label: option.label, price };
}

/** The fields that were not chosen in advance. */
export function deedNeeds(fight: Fight, who: Combatant, { action, readied }: Deed): Needs {
  const needs = action.needs?.(fight, withItsAction(who)) ?? {};
  return Object.fromEntries(Object.entries(needs).filter(([field]) => !(field in readied.choice)));
}

/** Reads the act in full. */
export function readDeed(
  fight: Fight,
  who: Combatant,
  { action, readied }: Deed,
  given: Choice,
  to: Trigger,
): Choice | Refusal {
  const self = withItsAction(who);
  const full = action.read(fight, self, { ...given, ...readied.choice });
  if (isRefusal(full)) return full;
  return judgePrice(fight, who, action, action.price(fight, self, full), to) ?? full;
}

export const notReadied = (): Refusal =>
  refuse('noSuchThing', 'the answer is what was readied, or decline', clause, 'option');
