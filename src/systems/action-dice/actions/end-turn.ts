import type { Action } from './action.ts';
import { free } from './action.ts';

/** AD-ENC-4, AD-R14: ends the turn; actions left are lost, or one of them is kept. */
export const endTurn: Action = {
  id: 'end-turn',
  clause: 'AD-ENC-4',
  kind: 'turn',
  mental: () => true,
  offer: () => ({ id: 'end-turn', label: 'End turn', clause: 'AD-ENC-4', group: 'end' }),
  read: () => ({ option: 'end-turn' }),
  price: free,
  perform: (table, who) => table.tell({ fact: 'turn-ending', who }),
};
