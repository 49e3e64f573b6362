import type { Id } from '../../../kernel/json.ts';
import type { Price } from '../actions/action.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** Spends points (WS-RND-4, WS-RND-6, WS-ABL-1, WS-CIN-2). Whether there are enough must have been judged. */
export function pay(
  table: Table,
  id: Id,
  { ap = 0, rp = 0, wp = 0, momentum = 0 }: Price,
  why: string,
): void {
  const who = one(table.fight, id);
  if (ap > 0) table.tell({ fact: 'ap', who: id, left: who.ap - ap, spent: ap, why, clause: 'WS-RND-4' });
  if (rp > 0) table.tell({ fact: 'rp', who: id, left: who.rp - rp, spent: rp, why, clause: 'WS-RND-6' });
  if (wp > 0) table.tell({ fact: 'wp', who: id, left: who.wp - wp, spent: wp, why, clause: 'WS-ABL-1' });
  if (momentum > 0) {
    const left = who.momentum - momentum;
    table.tell({ fact: 'momentum', who: id, left, spent: momentum, why, clause: 'WS-CIN-2' });
  }
}
