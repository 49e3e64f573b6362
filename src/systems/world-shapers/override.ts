import type { Change } from '../../engine/system.ts';
import type { Carried } from './carried.ts';
import { refuse } from './refusal.ts';
import type { Fight } from './state.ts';

/** The game master's hand: every change as the facts that carry it out, or why it makes no sense (WS-GEN-12). */
export function override(_fight: Fight, change: Change): Carried {
  switch (change.change) {
    case 'end':
      return [{ fact: 'over', winner: change.winner }];
    case 'note':
      return [{ fact: 'note', text: change.text, clause: 'WS-GEN-12' }];
    default:
      return refuse('noSuchThing', 'this cannot be set by hand yet', 'WS-GEN-12', 'change');
  }
}
