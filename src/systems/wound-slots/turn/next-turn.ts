import type { Table } from '../table.ts';
import { gainAp } from './ap.ts';
import { admitLate } from './initiative-roll.ts';
import { nextActor } from './next.ts';

/** SL-SEQ-1, SL-CND-3: the next turn begins, passes by itself, or the round ends. */
export function nextTurn(table: Table): void {
  for (const id of admitLate(table)) {
    // SL-R46: AP at once and a turn in this round, or both with the next.
    if (table.fight.rulings.lateJoiner === 'atOnce') gainAp(table, id, 'start');
    else table.tell({ fact: 'had-turn', who: id, had: true });
  }
  const who = nextActor(table);
  if (who === null) {
    table.tell({ fact: 'round-ending', round: table.fight.round });
    return;
  }
  if (who.out === 'dead') table.tell({ fact: 'turn-skipped', who: who.id, why: 'dead' });
  else if (who.unconscious) table.tell({ fact: 'turn-skipped', who: who.id, why: 'unconscious' });
  else table.tell({ fact: 'turn-began', who: who.id });
}
