import type { Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import type { Action, Price } from '../actions/action.ts';
import { moveInitiative } from '../initiative.ts';
import { flankWatch } from '../reactions/ignore-attackers.ts';
import { spendStamina } from '../stamina.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { spendAp } from './ap.ts';
import { beginCharge, dropCharge } from './charge.ts';
import { happened } from './events.ts';
import { hurriedPrice, isHurried } from './hurry.ts';
import { moment } from './moments.ts';

/**
 * How an action is carried out (SL-ATK-6, SL-INT-3 to SL-INT-5, SL-ACT-3): declared, interrupted or not, paid, done,
 * resolved. `turn`: on the own turn, where an action that is too dear is paid for over several (SL-AP-5); `moment`: on
 * another's turn, for 2 initiative more; `readied`: as the reaction that it was readied as (SL-COM-7); `charged`: the
 * last payment of a charge is made.
 */
export type Occasion = 'turn' | 'moment' | 'readied' | 'charged';

export function carryOut(table: Table, id: Id, action: Action, choice: Choice, occasion: Occasion): void {
  const flanked = flankWatch(table.fight);
  if (action.kind !== 'action') {
    action.perform(table, id, choice);
    flanked(table);
    return;
  }
  const usual = action.price(table.fight, one(table.fight, id), choice);
  if (occasion !== 'charged') declare(table, id, action, choice, occasion);
  if (opensMoments(table, occasion) && interrupted(table, id, action, choice)) return;
  const price = isHurried(action, choice) ? hurriedPrice(table, id, action, usual) : usual;
  if (price === null) {
    pay(table, id, usual, occasion);
    return;
  }
  const tooDear = occasion === 'turn' && price.ap > one(table.fight, id).ap;
  if (tooDear) {
    beginCharge(table, id, choice, price.ap);
    return;
  }
  pay(table, id, price, occasion);
  if (price.stamina) spendStamina(table, id, price.stamina, action.id, action.clause);
  action.perform(table, id, choice);
  flanked(table);
  happened(table, 'resolved', id);
  if (opensMoments(table, occasion)) moment(table, 'resolved', aboutOf(id, action, choice));
}

function declare(table: Table, id: Id, action: Action, choice: Choice, occasion: Occasion): void {
  const { target, with: means } = choice;
  table.tell({
    fact: 'action',
    who: id,
    action: action.id,
    group: occasion === 'readied' ? 'reaction' : 'action',
    ...(typeof target === 'string' ? { target } : {}),
    ...(typeof means === 'string' ? { with: means } : {}),
    ...(occasion === 'moment' ? { outOfTurn: true as const } : {}),
  });
}

/** SL-INT-4, SL-R49: the turn's owner opens moments; others only where the table lets interruptions be interrupted. */
const opensMoments = (table: Table, occasion: Occasion): boolean =>
  occasion === 'turn' || occasion === 'charged' || table.fight.rulings.interruptNesting === 'yes';

const aboutOf = (id: Id, action: Action, choice: Choice) => ({
  who: id,
  action: action.id,
  ...(typeof choice.target === 'string' ? { target: choice.target } : {}),
});

/** SL-INT-5: whether the declaration came to nothing. Nothing is paid then. */
function interrupted(table: Table, id: Id, action: Action, choice: Choice): boolean {
  if (!moment(table, 'declared', aboutOf(id, action, choice))) return false;
  table.tell({ fact: 'action-voided', who: id, action: action.id, by: table.fight.active ?? id });
  return true;
}

/** SL-INT-3, SL-AP-6, SL-COM-7: AP, out of turn 2 initiative; any action ends a charge and what was readied. */
function pay(table: Table, id: Id, price: Price, occasion: Occasion): void {
  const { readied } = one(table.fight, id);
  const prepaid = occasion === 'readied' && readied?.prepaid === true;
  if (occasion !== 'charged') {
    dropCharge(table, id);
    if (!prepaid) spendAp(table, id, price.ap, 'action', 'SL-AP-2');
  }
  if (occasion === 'moment') moveInitiative(table, id, -2, 'acting out of turn', 'SL-INT-3');
  if (readied !== null) table.tell({ fact: 'readied', who: id, readied: null });
}

/** Whether the doer can still do what was declared before others acted. */
export const stillAble = (table: Table, id: Id): boolean => conscious(one(table.fight, id));
