import { judgeAble } from '../judge.ts';
import { performTurn, turnQuestion } from '../menu.ts';
import type { Combatant } from '../state.ts';
import type { Table } from '../table.ts';
import { offerHeldTurns } from './holding.ts';

/** WS-RND-4: deeds in any order, until the turn is ended or its owner can no longer act. */
export function mainStage(table: Table, who: Combatant): void {
  if (judgeAble(who) !== null) {
    table.tell({ fact: 'turn-ending', who: who.id });
    return;
  }
  if (table.fight.rulings.heldTurnEntry === 'interrupt' && offerHeldTurns(table)) return;
  performTurn(table, who.id, table.ask(turnQuestion(table.fight, who.id)));
}
