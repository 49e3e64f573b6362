import type { Table } from '../table.ts';
import { nextActor } from './next.ts';

/** SL-SEQ-1, SL-CND-3: the next turn begins, passes by itself, or the round ends. */
export function nextTurn(table: Table): void {
  const who = nextActor(table);
  if (who === null) {
    table.tell({ fact: 'round-ending', round: table.fight.round });
    return;
  }
  if (who.out === 'dead') table.tell({ fact: 'turn-skipped', who: who.id, why: 'dead' });
  else if (who.unconscious) table.tell({ fact: 'turn-skipped', who: who.id, why: 'unconscious' });
  else table.tell({ fact: 'turn-began', who: who.id });
}
