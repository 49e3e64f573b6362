import { judgePullTogether } from '../actions/pull-together.ts';
import { actionlessBy, judgeAction, judgeMove } from '../judge.ts';
import { performTurn, turnQuestion } from '../menu.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, suffers } from '../state.ts';
import type { Table } from '../table.ts';
import { isUntouched, nextStage } from './stages.ts';
import { takenOver } from './taken-over.ts';

/** The Move and the Action of a turn, in any order and in parts (PE-TIME-3, PE-TIME-4). */
export function mainStage(table: Table, who: Combatant): void {
  const { fight } = table;
  if (!hasTurn(fight, who)) {
    const numb = conscious(who) && !who.surprised && isUntouched(who) ? actionlessBy(who) : null;
    if (numb) table.tell({ fact: 'turn-idle', who: who.id, ailment: numb.id });
    nextStage(table, who.id);
    return;
  }
  if (takenOver(table, who)) return;
  performTurn(table, who.id, table.ask(turnQuestion(fight, who.id)));
}

/**
 * Whether there is anything to decide in this turn: not for the unconscious, the surprised or those without actions
 * left.
 */
function hasTurn(fight: Fight, who: Combatant): boolean {
  if (!conscious(who) || who.surprised) return false;
  const spent = who.acted && who.moveOver;
  if (spent && (suffers(who, 'confused') || suffers(who, 'brainwashed'))) return false;
  if (judgeAction(fight, who) === null || judgeMove(fight, who) === null) return true;
  if (judgePullTogether(fight, who) === null) return true;
  return actionlessBy(who) === null;
}
