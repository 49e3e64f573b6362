import { judgeTurn } from '../judge.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/** SL-INT-1: ends the turn. Unspent AP stay (SL-AP-3). */
export const endTurn: Action = {
  id: 'end-turn',
  clause: 'SL-INT-1',
  kind: 'free',
  outOfTurn: false,
  chargeable: false,
  offer: (fight, who) => ({
    id: 'end-turn',
    label: 'End turn',
    clause: 'SL-INT-1',
    group: 'end',
    ...greyed(judgeTurn(fight, who)),
  }),
  read: (fight, who) => judgeTurn(fight, who) ?? { option: 'end-turn' },
  price: () => ({ ap: 0 }),
  perform: (table, who) => table.tell({ fact: 'turn-stage', who, stage: 'end' }),
};
