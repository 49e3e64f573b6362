import type { Id } from '../../../kernel/json.ts';
import type { StateFact } from '../facts/states.ts';
import { one, suffers } from '../state.ts';
import type { Table } from '../table.ts';
import type { AilmentId } from './catalogue.ts';

type EndOfAilment = Extract<StateFact, { readonly fact: 'ailment-ended' }>['why'];

/** An ailment ends, if the combatant has it; whether it had. */
export function endAilment(table: Table, who: Id, ailment: AilmentId, why: EndOfAilment): boolean {
  if (!suffers(one(table.fight, who), ailment)) return false;
  table.tell({ fact: 'ailment-ended', who, ailment, why });
  return true;
}

/** PE-AIL-10, PE-AIL-12: what lasts until its sufferer takes damage. */
export function wakeByDamage(table: Table, who: Id): void {
  endAilment(table, who, 'frozen', 'damage');
  endAilment(table, who, 'drowsed', 'damage');
}
