import { dyingCheck } from '../body/consciousness.ts';
import { endEffect, expiring } from '../body/effects.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** SL-DUR-3: dying checks in the order of the roster, then effects that run out, then unspent movement is lost. */
export function endRound(table: Table): void {
  const { fight } = table;
  for (const id of fight.listing) {
    const what = `dying/${id}`;
    if (one(fight, id).dying === null || fight.settled.includes(what)) continue;
    dyingCheck(table, id);
    table.tell({ fact: 'settled', what });
    return;
  }
  for (const effect of expiring(fight.effects, fight.round)) endEffect(table, effect, 'over');
  table.tell({ fact: 'round-ended', round: fight.round });
}
