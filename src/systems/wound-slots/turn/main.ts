import { performTurn, turnQuestion } from '../menu.ts';
import type { Combatant } from '../state.ts';
import { conscious } from '../state.ts';
import type { Table } from '../table.ts';

/** SL-INT-1: any number of deeds while AP last; whoever goes down has no more turn. */
export function mainStage(table: Table, who: Combatant): void {
  if (!conscious(who)) {
    table.tell({ fact: 'turn-stage', who: who.id, stage: 'end' });
    return;
  }
  performTurn(table, who.id, table.ask(turnQuestion(table.fight, who.id)));
}
