import type { Id } from '../../../kernel/json.ts';
import { everyone } from '../state.ts';
import type { Table } from '../table.ts';

/** WS-RND-6, WS-R14: begins a round and restores RP, unless they are restored at the start of turns. */
export function startRound(table: Table): void {
  const { fight } = table;
  const rp: { [id: Id]: number } = {};
  if (fight.rulings.reactionRefresh === 'roundStart') {
    for (const { id, sheet } of everyone(fight)) rp[id] = sheet.rp;
  }
  table.tell({ fact: 'round-began', round: fight.round + 1, rp });
}
