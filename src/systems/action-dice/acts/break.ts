import type { Id } from '../../../kernel/json.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** Acts in progress (AD-ENC-5) that are broken by what happens to the acting combatant. */

/** AD-R16: breaks its act, if any; what was paid is lost. */
export function breakAct(table: Table, id: Id, because: string): void {
  const { act } = one(table.fight, id);
  if (act) table.tell({ fact: 'act-ended', who: id, option: act.option, why: 'broken', because });
}

/** AD-R16: breaks the act of a combatant that suffered this loss, if the ruling says so. */
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
