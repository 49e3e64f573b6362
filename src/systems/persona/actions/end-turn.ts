import { judgeTurn } from '../judge.ts';
import { nextStage } from '../turn/stages.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/** PE-TIME-3: ends the turn or the One More; what is unused is lost. */
export const endTurn: Action = {
  id: 'end-turn',
  offer: (fight, who) => ({
    id: 'end-turn',
    label: fight.bonus ? 'End One More' : who.oneMore ? 'End turn: One More' : 'End turn',
    clause: fight.bonus ? 'PE-ONE-4' : 'PE-TIME-3',
    group: 'end',
    ...greyed(judgeTurn(fight, who)),
  }),
  read: (fight, who) => judgeTurn(fight, who) ?? { option: 'end-turn' },
  perform(table, who) {
    if (table.fight.bonus) table.tell({ fact: 'one-more', bonus: null });
    else nextStage(table, who);
  },
};
