import type { Id } from '../../../kernel/json.ts';
import { sufferAtTurnEnd } from '../body/turn-end.ts';
import { driftAtTurnEnd } from '../movement/current.ts';
import type { Table } from '../table.ts';
import { gainAp } from './ap.ts';
import { admitLate } from './initiative-roll.ts';
import { nextActor } from './next.ts';
import { conditionWatch } from './watch.ts';

/** SL-SEQ-1, SL-CND-3: begins the next turn, skips that of a combatant who is out, or ends the round. */
export function nextTurn(table: Table): void {
  for (const id of admitLate(table)) {
    // SL-R46: AP at once and a turn in this round, or both from the next round on.
    if (table.fight.rulings.lateJoiner === 'atOnce') gainAp(table, id, 'start');
    else table.tell({ fact: 'had-turn', who: id, had: true });
  }
  const next = nextActor(table);
  if (next === null) {
    table.tell({ fact: 'round-ending', round: table.fight.round });
    return;
  }
  const { who, clause } = next;
  if (who.out === 'dead') table.tell({ fact: 'turn-skipped', who: who.id, why: 'dead' });
  else if (who.unconscious) passBy(table, who.id);
  else {
    // SL-COM-3: the combatant's own Defend ends, which is a change of condition.
    const changed = conditionWatch(table.fight);
    table.tell({ fact: 'turn-began', who: who.id, clause });
    changed(table);
  }
}

/**
 * SL-CND-3, SL-CND-10, SL-TER-3: skips the turn of the unconscious, with bleeding, burning, poison and drift at its
 * end.
 */
function passBy(table: Table, id: Id): void {
  table.tell({ fact: 'turn-skipped', who: id, why: 'unconscious' });
  const changed = conditionWatch(table.fight);
  sufferAtTurnEnd(table, id);
  driftAtTurnEnd(table, id);
  changed(table);
}
