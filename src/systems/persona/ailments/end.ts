import type { Id } from '../../../kernel/json.ts';
import type { StateFact } from '../facts/states.ts';
import { one, suffers } from '../state.ts';
import type { Table } from '../table.ts';
import type { AilmentId } from './catalogue.ts';

type EndOfAilment = Extract<StateFact, { readonly fact: 'ailment-ended' }>['why'];

/** Ends an ailment and returns whether the combatant had it. */
export function endAilment(table: Table, who: Id, ailment: AilmentId, why: EndOfAilment): boolean {
  if (!suffers(one(table.fight, who), ailment)) return false;
  table.tell({ fact: 'ailment-ended', who, ailment, why });
  return true;
}

/** PE-AIL-10, PE-AIL-12: ends the ailments that last until the sufferer takes damage. */
export function wakeByDamage(table: Table, who: Id): void {
  endAilment(table, who, 'frozen', 'damage');
  endAilment(table, who, 'drowsed', 'damage');
}
