import type { Refusal } from '../../../kernel/port.ts';
import { feetLying } from '../numbers.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Action, Price } from './action.ts';
import { costOf, greyed } from './action.ts';

/** Lying down on purpose (AD-ACT-17, AD-R40). */

const clause = 'AD-ACT-17';

const judge = (who: Combatant): Refusal | null =>
  who.prone ? refuse('already', `${who.sheet.name} is down already`, clause) : null;

const price = ({ rulings }: Fight): Price => (rulings.dropProne === 'oneAction' ? { actions: 1 } : {});

export const dropProne: Action = {
  id: 'drop-prone',
  clause,
  kind: 'free',
  offer: (fight, who) =>
    who.sheet.fixed
      ? null
      : {
          id: 'drop-prone',
          label: 'Drop prone',
          clause,
          group: 'free',
          cost: costOf(price(fight)),
          ...greyed(judge(who)),
        },
  read: (_fight, who) => judge(who) ?? { option: 'drop-prone' },
  price,
  perform(table, id) {
    const { fight } = table;
    const feet = feetLying(fight, one(fight, id));
    table.tell({ fact: 'prone', who: id, on: true, why: 'lies down', clause });
    if (feet < one(fight, id).feet) table.tell({ fact: 'feet', who: id, left: feet });
  },
};
