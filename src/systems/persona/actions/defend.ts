import type { Refusal } from '../../../kernel/port.ts';
import { judgeAction } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import { takeAction } from './take.ts';

/**
 * PE-ACT-15: Defend until the start of the next turn. Its effects are in the rules of the tests and hits they concern.
 */

const clause = 'PE-ACT-15';

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeAction(fight, who);
  if (refused) return refused;
  return who.defending ? refuse('noSuchThing', `${who.sheet.name} is defending already`, clause) : null;
}

export const defend: Action = {
  id: 'defend',
  offer: (fight, who) => ({
    id: 'defend',
    label: 'Defend',
    clause,
    group: 'primary',
    cost: { action: 1 },
    ...greyed(judge(fight, who)),
  }),
  read: (fight, who) => judge(fight, who) ?? { option: 'defend' },
  perform(table, who) {
    if (!takeAction(table, who, 'defend')) return;
    table.tell({ fact: 'condition', who, condition: 'defending', on: true, by: who, clause });
  },
};
