import { continueAct } from '../acts/long.ts';
import { askOffHand } from '../combat/off-hand.ts';
import { performTurn, turnQuestion } from '../menu.ts';
import { cellsOf } from '../movement/feet.ts';
import type { Combatant } from '../state.ts';
import type { Table } from '../table.ts';
import { passedWhy } from './able.ts';

/**
 * AD-ENC-4: actions in any order until they are used up, the turn is ended, or its owner cannot act any more. An act in
 * progress takes the first actions (AD-ENC-5). A possible off-hand attack comes before anything else (AD-ACT-4).
 */
export function mainStage(table: Table, who: Combatant): void {
  const { offHand } = table.fight;
  // AD-R32 `poolForTurn`: feet that do not make a square do not keep the turn open.
  const feet = cellsOf(table.fight, who.feet) >= 1;
  const spent = who.actions === 0 && !feet && offHand === null;
  if (spent || passedWhy(table.fight, who) !== null) table.tell({ fact: 'turn-ending', who: who.id });
  else if (offHand !== null) askOffHand(table, who.id, offHand);
  else if (who.act && who.actions > 0) continueAct(table, who.id, who.act);
  else performTurn(table, who.id, table.ask(turnQuestion(table.fight, who.id)));
}
