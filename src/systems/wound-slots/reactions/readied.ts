import type { Reaction } from '../../../engine/system.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, Question, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Action, Price } from '../actions/action.ts';
import { findAction } from '../actions/find.ts';
import type { Facts } from '../facts/index.ts';
import { roundsName } from '../gear.ts';
import { byInitiative, judgeReaction } from '../judge.ts';
import { refuse, stillResolving } from '../refusal.ts';
import { actsInRidersTurn, sharedMount } from '../riding.ts';
import type { Combatant, Fight } from '../state.ts';
import { everybody, one } from '../state.ts';
import { carryOut } from '../turn/carry-out.ts';
import type { ReadyEvent } from '../turn/events.ts';
import { isPrepaid, narrowed, payable } from '../turn/payable.ts';

/** A readied action, used as a reaction to an event (SL-COM-6, SL-COM-7). */

const clause = 'SL-COM-7';
const decline: Choice = { option: 'decline' };

/** Why it cannot be paid for, or takes rounds (SL-AP-7). By SL-R66 it may be paid already. */
const judgeLeft = (fight: Fight, who: Combatant, action: Action, price: Price): Refusal | null =>
  judgeRounds(price) ?? judgeReaction(fight, who, isPrepaid(who, action) ? 0 : price.ap);

/** SL-AP-7: an action that takes rounds cannot be a reaction. */
function judgeRounds({ rounds }: Price): Refusal | null {
  if (rounds === undefined) return null;
  return refuse('notAReaction', `this takes ${roundsName(rounds)}`, 'SL-AP-7');
}

/** Events that are no occasion for the combatant that causes them, because it can act then anyway. */
const ownDoing: readonly string[] = ['turn-start', 'turn-end', 'resolved', 'step'];

/** Whether `id` is the combatant itself, or its rider or controlled mount, which act as one (SL-MNT-2). */
const isOne = (fight: Fight, who: Combatant, id: Id): boolean =>
  who.id === id ||
  (who.riding?.control === true && sharedMount(fight, who)?.id === id) ||
  (actsInRidersTurn(who) && who.ridden === id);

/** SL-R67: whether this is an event that it waits for. */
function isAwaited(fight: Fight, waiting: Combatant, { event, who }: ReadyEvent): boolean {
  const { id, readied } = waiting;
  if (readied === null || (ownDoing.includes(event) && isOne(fight, waiting, who))) return false;
  if (fight.rulings.readyEvents === 'gmText') return event === 'gm' && who === id;
  return event !== 'gm' && (readied.events.length === 0 || readied.events.includes(event));
}

/** Whether it waits for this event and could use its action now. */
export function waits(fight: Fight, who: Combatant, event: ReadyEvent): boolean {
  if (!isAwaited(fight, who, event) || judgeReaction(fight, who, 0) !== null) return false;
  const action = who.readied ? findAction(who.readied.choice.option) : undefined;
  const option = action?.offer(fight, who);
  if (!action || !option || option.refused) return false;
  return payable(fight, who, action, (price) => judgeLeft(fight, who, action, price)) !== null;
}

function question(fight: Fight, id: Id, event: ReadyEvent): Question {
  const who = one(fight, id);
  const action = who.readied ? findAction(who.readied.choice.option) : undefined;
  const pass: Option = { id: 'decline', label: 'Keep waiting', clause, group: 'reaction' };
  return {
    id: 'readied',
    clause,
    for: id,
    reaction: 'readied',
    about: { event: event.event, who: event.who, action: action?.id },
    options() {
      const head = action?.offer(fight, who);
      if (!action || !head) return [pass];
      const own = action.needs?.(fight, who) ?? {};
      const judge = (price: Price): Refusal | null => judgeLeft(fight, who, action, price);
      const needs = { ...head.needs, ...narrowed(fight, who, action, own, judge) };
      const due = isPrepaid(who, action) ? { cost: { ...head.cost, ap: 0 } } : {};
      return [
        { ...head, ...due, group: 'reaction', ...(Object.keys(needs).length > 0 ? { needs } : {}) },
        pass,
      ];
    },
    read(choice): Choice | Refusal {
      if (choice.option === 'decline') return decline;
      if (!action || choice.option !== action.id)
        return stillResolving(`the answers are ${action?.id} and decline`);
      const full = action.read(fight, who, choice);
      if (isRefusal(full)) return full;
      return judgeLeft(fight, who, action, action.price(fight, who, full)) ?? full;
    },
  };
}

export const readiedReaction: Reaction<Fight, Facts> = {
  id: 'readied',
  window: 'event',
  label: 'Readied action',
  clause,
  who: (fight, context) =>
    byInitiative(
      fight,
      everybody(fight).filter((who) => waits(fight, who, context as ReadyEvent)),
    ).map(({ id }) => id),
  question: (fight, context, who) => question(fight, who, context as ReadyEvent),
  perform(table, context, who, choice) {
    const action = findAction(choice.option);
    if (action) carryOut(table, who, action, choice, 'readied', (context as ReadyEvent).within);
  },
  goesOn: () => true,
};
