import { performTurn, turnQuestion } from '../menu.ts';
import type { Combatant } from '../state.ts';
import { conscious } from '../state.ts';
import type { Table } from '../table.ts';

/** SL-INT-1: asks the active combatant for its next deed and carries it out. If it has gone down, its turn ends. */
export function mainStage(table: Table, who: Combatant): void {
  if (!conscious(who)) {
    table.tell({ fact: 'turn-stage', who: who.id, stage: 'end' });
    return;
  }
  performTurn(table, who.id, table.ask(turnQuestion(table.fight, who.id)));
}
