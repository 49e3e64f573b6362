import type { Id } from '../../../kernel/json.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** Acts of more actions than a turn has left (AD-ENC-5) that are broken off by what befalls the one who acts. */

/** AD-R16: it is lost with all that it has cost. */
export function breakAct(table: Table, id: Id, because: string): void {
  const { act } = one(table.fight, id);
  if (act) table.tell({ fact: 'act-ended', who: id, option: act.option, why: 'broken', because });
}

/** AD-R16: whether a loss of so much breaks the act of the one who suffers it. */
export function hurtBreaks(
  table: Table,
  id: Id,
  lost: { readonly durability: number; readonly health: number },
): void {
  const { longActBroken } = table.fight.rulings;
  const breaks =
    (longActBroken !== 'noActionTurn' && lost.health > 0) ||
    (longActBroken === 'anyDamage' && lost.durability > 0);
  if (breaks) breakAct(table, id, 'hurt');
}
