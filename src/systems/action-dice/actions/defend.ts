import type { Refusal } from '../../../kernel/port.ts';
import { actionCosts, defendSaves } from '../costs.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { costOf, greyed } from './action.ts';

/** Defend (AD-ACT-7): until its next turn its defensive reactions are cheaper. */

const clause = 'AD-ACT-7';
const price = { actions: actionCosts.defend };

/** AD-R29: refused a second time unless it stacks. */
const judge = (fight: Fight, who: Combatant): Refusal | null =>
  who.defending > 0 && !fight.rulings.defendStacks
    ? refuse('already', `${who.sheet.name} defends already`, clause)
    : null;

export const defend: Action = {
  id: 'defend',
  clause,
  kind: 'deed',
  judge,
  offer: (fight, who) => ({
    id: 'defend',
    label: 'Defend',
    clause,
    group: 'primary',
    cost: costOf(price),
    note: `defensive reactions ${defendSaves} Vigor cheaper`,
    ...greyed(judge(fight, who)),
  }),
  read: (fight, who) => judge(fight, who) ?? { option: 'defend' },
  price: () => price,
  perform: (table, id) => table.tell({ fact: 'defends', who: id, times: one(table.fight, id).defending + 1 }),
};
