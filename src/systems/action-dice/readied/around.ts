import { carryingOut } from '../../../engine/deeds.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Action, Occasion } from '../actions/action.ts';
import { mainOf } from '../combat/off-hand-fields.ts';
import { stoppedBy } from '../movement/knock.ts';
import { trigger } from '../reactions/trigger.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Happening } from './happening.ts';
import { about, happened } from './happenings.ts';

/** Performs a deed that is paid for, with the readied acts that it triggers (AD-ACT-12, AD-R36). */

/** AD-ACT-13: actions with this clause are uses of an ability. */
const abilityClause = 'AD-ACT-13';

export function doDeed(table: Table, id: Id, action: Action, choice: Choice, occasion: Occasion): void {
  const { fight } = table;
  const all: readonly Happening[] = [
    ...(action.clause === abilityClause ? [{ event: 'ability', who: id, ...trigger() } as const] : []),
    { event: 'deed', who: id, what: action.id, ...trigger() },
  ];
  const stopped = stoppedBy(fight, id, () => {
    table.deed(id, () => {
      for (const each of all) about(table, each);
    });
  });
  const answered = all.some((each) => each.answered.length > 0);
  if (stopped || (answered && !isPossible(table, id, action, choice))) {
    tellTooLate(table, id);
    return;
  }
  const hangsOn = action.goesOn?.(one(fight, id)) ? { option: choice.option } : choice;
  carryingOut(table, id, hangsOn, () => action.perform(table, id, choice, occasion));
  for (const each of all) happened(table, each);
}

/** Tells that readied acts have stopped a deed. */
export const tellTooLate = (table: Table, who: Id): void =>
  table.tell({ fact: 'note', text: 'It comes to nothing: others were first', clause: 'AD-ACT-12', who });

/**
 * Whether a choice is still legal after readied acts. Its actions are added back, since they are paid already; its
 * off-hand attack is judged later.
 */
function isPossible({ fight }: Table, id: Id, action: Action, choice: Choice): boolean {
  const who = one(fight, id);
  const { actions = 0 } = action.price(fight, who, choice);
  return !isRefusal(action.read(fight, { ...who, actions: who.actions + actions }, mainOf(choice)));
}

/**
 * The end of a turn and the beginning of a long act: they are done already, and only conditions in words can refer to
 * them.
 */
export const didDeed = (table: Table, id: Id, what: string): void =>
  happened(table, { event: 'deed', who: id, what, ...trigger() });
