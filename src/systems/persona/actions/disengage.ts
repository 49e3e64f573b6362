import type { Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { judgeAction, judgeMove } from '../judge.ts';
import { setCareful } from '../movement/leaving.ts';
import { freshMove } from '../movement/speed.ts';
import { refuse } from '../refusal.ts';
import { isKnownToBeEngaged } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import { takeAction } from './take.ts';

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeAction(fight, who);
  if (refused) return refused;
  // With a One More there would be no Move left to disengage in.
  const noMove = fight.bonus ? refuse('noMove', 'a One More is one of the two', 'PE-ONE-4') : null;
  const moveless = noMove ?? judgeMove(fight, who);
  if (moveless) return moveless;
  if (who.move?.careful) return refuse('noMove', `${who.sheet.name} takes care already`, 'PE-MOVE-9');
  if (isKnownToBeEngaged(fight, who)) return null;
  return refuse('notEngaged', `${who.sheet.name} is engaged with nobody`, 'PE-MOVE-9');
}

function perform(table: Table, id: Id): void {
  if (!takeAction(table, id, 'disengage')) return;
  const who = one(table.fight, id);
  if (!who.move) table.tell({ fact: 'move', who: id, move: freshMove(who, 'basic') });
  setCareful(table, id);
}

/** PE-MOVE-9: with the Action spent, leaving is safe for the whole Move of this turn. */
export const disengage: Action = {
  id: 'disengage',
  offer(fight, who) {
    if (!isKnownToBeEngaged(fight, who)) return null;
    return {
      id: 'disengage',
      label: 'Disengage',
      clause: 'PE-MOVE-9',
      group: 'primary',
      cost: { action: 1 },
      note: 'then leaving is safe',
      ...greyed(judge(fight, who)),
    };
  },
  read: (fight, who) => judge(fight, who) ?? { option: 'disengage' },
  perform,
};
