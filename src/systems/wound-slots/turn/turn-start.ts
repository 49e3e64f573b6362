import type { Combatant } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { happened } from './events.ts';
import { moment } from './moments.ts';

/** SL-INT-4: the start of a turn: the moment for others. Defend has already ended (SL-COM-3). */
export function startTurn(table: Table, who: Combatant): void {
  happened(table, 'turn-start', who.id);
  moment(table, 'turn-start', { who: who.id });
  const stage = conscious(one(table.fight, who.id)) ? 'main' : 'end';
  table.tell({ fact: 'turn-stage', who: who.id, stage });
}
