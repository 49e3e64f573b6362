import { dice } from '../../../kernel/dice.ts';
import { sum } from '../../../kernel/readings.ts';
import { costs } from '../costs.ts';
import { moveInitiative } from '../initiative.ts';
import { judgeAble } from '../judge.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

const clause = 'SL-MSC-8';

/** SL-MSC-8: initiative +1d6. */
export const seizeInitiative: Action = {
  id: 'seize-initiative',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  offer: (fight, who) => ({
    id: 'seize-initiative',
    label: 'Seize Initiative',
    clause,
    group: 'primary',
    cost: { ap: costs['seize-initiative'].ap },
    ...greyed(judgeAble(fight, who)),
  }),
  read: (fight, who) => judgeAble(fight, who) ?? { option: 'seize-initiative' },
  price: () => costs['seize-initiative'],
  perform(table, who) {
    const rise = table.draw(dice(1, 6), sum(), { clause, for: who, purpose: 'seize-initiative' });
    moveInitiative(table, who, rise, 'Seize Initiative', clause);
  },
};
