import { expire } from '../effects/lasting.ts';
import type { Table } from '../table.ts';

/** WS-RND-8, WS-R16 `roundEnd`: ends durations that are counted in rounds. */
export function endRound(table: Table): void {
  const { round } = table.fight;
  expire(table, true);
  table.tell({ fact: 'round-ended', round });
}
