import { sufferAtTurnEnd } from '../body/turn-end.ts';
import { driftAtTurnEnd } from '../movement/current.ts';
import { bolts } from '../movement/flight.ts';
import { flankWatch } from '../reactions/ignore-attackers.ts';
import type { Combatant } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { gainAp } from './ap.ts';
import { dropNeglected } from './charge.ts';
import { happened } from './events.ts';
import { moment } from './moments.ts';
import { conditionWatch } from './watch.ts';

/**
 * SL-INT-4, SL-CND-10, SL-AP-1: the end of a turn: the moment for others, then bleeding, burning and drift, then the AP
 * gain. A mount that shares the turn is included.
 */
export function endTurn(table: Table, who: Combatant): void {
  moment(table, 'turn-end', { who: who.id });
  happened(table, 'turn-end', who.id);
  const flanked = flankWatch(table);
  bolts(table, who.id);
  const changed = conditionWatch(table.fight);
  const { shares } = table.fight;
  const all = shares === null ? [who.id] : [who.id, shares];
  for (const id of all) {
    dropNeglected(table, id);
    sufferAtTurnEnd(table, id);
    driftAtTurnEnd(table, id);
    if (one(table.fight, id).out !== 'dead') gainAp(table, id, 'end');
  }
  flanked();
  changed(table);
  table.tell({ fact: 'turn-ended', who: who.id });
}
