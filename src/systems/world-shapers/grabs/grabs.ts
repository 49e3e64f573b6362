import type { Id } from '../../../kernel/json.ts';
import { suffers } from '../effects/effects.ts';
import { inGrasp } from '../space.ts';
import type { Fight } from '../state.ts';
import { everyone, one, present, standing } from '../state.ts';
import type { Table } from '../table.ts';

/** The ends of grabs (WS-ADV-11, WS-R41). */

type GrabEnd = 'escaped' | 'released' | 'apart' | 'out';

/** Ends the grab of `by` on `who`, if there is one. */
export function endGrab(table: Table, who: Id, by: Id, why: GrabEnd): void {
  if (one(table.fight, who).grabbedBy.includes(by)) table.tell({ fact: 'grab-ended', who, by, why });
}

/**
 * WS-ADV-11: ends grabs of those who are Down or Stunned or have surrendered, and grabs on those who are more than 1 m
 * away, behind a wall or gone.
 */
export function settleGrabs(table: Table): void {
  for (const { id, grabbing } of everyone(table.fight)) {
    for (const other of grabbing) {
      const why = looseness(table.fight, id, other);
      if (why) endGrab(table, other, id, why);
    }
  }
}

function looseness(fight: Fight, by: Id, id: Id): 'out' | 'apart' | null {
  const [holder, who] = [one(fight, by), one(fight, id)];
  const able = standing(holder) && !holder.surrendered && !suffers(fight, holder, 'stunned');
  if (!able || !present(who)) return 'out';
  return inGrasp(fight, holder, who) ? null : 'apart';
}
