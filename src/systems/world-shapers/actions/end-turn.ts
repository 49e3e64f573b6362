import type { Action } from './action.ts';
import { free } from './action.ts';

/** WS-RND-4, WS-INI-15: ends the turn; unspent points are lost. */
export const endTurn: Action = {
  id: 'end-turn',
  clause: 'WS-RND-4',
  kind: 'turn',
  offer: () => ({ id: 'end-turn', label: 'End turn', clause: 'WS-RND-4', group: 'end' }),
  read: () => ({ option: 'end-turn' }),
  shows: () => true,
  price: free,
  perform: (table, who) => table.tell({ fact: 'turn-ending', who }),
};
