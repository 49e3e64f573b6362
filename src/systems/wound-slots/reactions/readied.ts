import type { Reaction } from '../../../engine/system.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, Question, Refusal } from '../../../kernel/port.ts';
import { findAction } from '../actions/find.ts';
import type { Facts } from '../facts/index.ts';
import { byInitiative, judgeReaction } from '../judge.ts';
import { refusedIn, stillResolving } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { carryOut } from '../turn/carry-out.ts';
import type { ReadyEvent } from '../turn/events.ts';

/** The readied action as a reaction to an event (SL-COM-6, SL-COM-7). */

const clause = 'SL-COM-7';
const decline: Choice = { option: 'decline' };

/** What it would still cost. */
function priceOf(fight: Fight, who: Combatant, choice: Choice): number {
  if (who.readied?.prepaid) return 0;
  return findAction(choice.option)?.price(fight, who, choice).ap ?? 0;
}

/** Whether this one waits for such an event and could take its action now. */
function waits(fight: Fight, who: Combatant, { event }: ReadyEvent): boolean {
  const { readied } = who;
  if (readied === null || (readied.events.length > 0 && !readied.events.includes(event))) return false;
  const action = findAction(readied.choice.option);
  const option = action?.offer(fight, who);
  if (!action || !option || option.refused) return false;
  return judgeReaction(fight, who, priceOf(fight, who, readied.choice)) === null;
}

function question(fight: Fight, id: Id, event: ReadyEvent): Question {
  const who = one(fight, id);
  const action = who.readied ? findAction(who.readied.choice.option) : undefined;
  const pass: Option = { id: 'decline', label: 'Wait on', clause, group: 'reaction' };
  return {
    id: 'readied',
    clause,
    for: id,
    reaction: 'readied',
    about: { event: event.event, who: event.who, action: action?.id },
    options() {
      const head = action?.offer(fight, who);
      if (!action || !head) return [pass];
      const needs = action.needs?.(fight, who);
      return [{ ...head, group: 'reaction', ...(needs ? { needs: { ...head.needs, ...needs } } : {}) }, pass];
    },
    read(choice): Choice | Refusal {
      if (choice.option === 'decline') return decline;
      if (!action || choice.option !== action.id)
        return stillResolving(`the answers are ${action?.id} and decline`);
      const full = action.read(fight, who, choice);
      return refusedIn(full) ? full : (judgeReaction(fight, who, priceOf(fight, who, full)) ?? full);
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
      fight.listing.map((id) => one(fight, id)).filter((who) => waits(fight, who, context as ReadyEvent)),
    ).map(({ id }) => id),
  question: (fight, context, who) => question(fight, who, context as ReadyEvent),
  perform(table, _context, who, choice) {
    const action = findAction(choice.option);
    if (action) carryOut(table, who, action, choice, 'readied');
  },
  goesOn: () => true,
};
