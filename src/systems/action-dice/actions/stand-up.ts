import type { Refusal } from '../../../kernel/port.ts';
import { actionCosts } from '../costs.ts';
import { isNegated } from '../movement/knock.ts';
import { giveOpening } from '../openings/give.ts';
import { refuse } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant } from '../state.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { costOf, greyed } from './action.ts';

/** Standing up (AD-POS-13): creates an opening, before or after it stands (AD-R61). */

const clause = 'AD-POS-13';
const price = { actions: actionCosts.standUp };

const judge = (who: Combatant): Refusal | null =>
  who.prone ? null : refuse('already', `${who.sheet.name} stands`, clause);

export const standUp: Action = {
  id: 'stand-up',
  clause,
  kind: 'deed',
  offer: (_fight, who) =>
    who.prone
      ? {
          id: 'stand-up',
          label: 'Stand up',
          clause,
          group: 'move',
          cost: costOf(price),
          note: 'gives enemies in reach an opening',
          ...greyed(judge(who)),
        }
      : null,
  read: (_fight, who) => judge(who) ?? { option: 'stand-up' },
  price: () => price,
  perform(table, id) {
    const stand = (): void => table.tell({ fact: 'prone', who: id, on: false, why: 'stands up', clause });
    const opens = (): void =>
      void giveOpening(table, { who: id, why: 'stands up', clause, rulings: [rulingIds.standOpening] });
    if (table.fight.rulings.standOpening === 'after') {
      stand();
      opens();
      return;
    }
    table.tell({ fact: 'rising', who: id, on: true });
    opens();
    table.tell({ fact: 'rising', who: id, on: false });
    // The openings, or the game master, may have changed that in the meantime.
    if (!isNegated(table.fight, id) && one(table.fight, id).prone) stand();
  },
};
