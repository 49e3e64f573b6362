import type { Id } from '../../kernel/json.ts';
import type { Facts } from './facts.ts';
import { beside } from './reach.ts';
import type { Fight } from './state.ts';
import { one } from './state.ts';
import type { Table } from './table.ts';

/**
 * FS-ACT-3: a hold ends as soon as holder and held are more than 1 m apart. The facts that say so after somebody came
 * to stand elsewhere by whatever way: a step, a push, a spell, the game master's hand.
 */
export function brokenHolds(fight: Fight, who: Id): readonly Facts[] {
  const moved = one(fight, who);
  const facts: Facts[] = [];
  for (const id of moved.holds) {
    if (!beside(fight, moved, one(fight, id)))
      facts.push({ fact: 'hold-ended', who: id, by: who, why: 'apart' });
  }
  for (const id of moved.heldBy) {
    if (!beside(fight, moved, one(fight, id))) facts.push({ fact: 'hold-ended', who, by: id, why: 'apart' });
  }
  return facts;
}

/** The same for everybody, after the ground has changed: a closed door parts as well as distance does. */
export const partedHolds = (fight: Fight): readonly Facts[] =>
  fight.listing.flatMap((by) =>
    one(fight, by)
      .holds.filter((who) => !beside(fight, one(fight, by), one(fight, who)))
      .map((who): Facts => ({ fact: 'hold-ended', who, by, why: 'apart' })),
  );

/** Tells them. Call it after every change of place. */
export function settleHolds(table: Table, who: Id): void {
  const moved = one(table.fight, who);
  if (moved.holds.length === 0 && moved.heldBy.length === 0) return;
  for (const fact of brokenHolds(table.fight, who)) table.tell(fact);
}
