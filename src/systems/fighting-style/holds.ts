import type { Id } from '../../kernel/json.ts';
import type { Facts } from './facts.ts';
import { beside } from './reach.ts';
import type { Fight } from './state.ts';
import { one } from './state.ts';
import type { Table } from './table.ts';

/**
 * FS-ACT-3: the facts that end the holds of and on `who` that are too long: holder and held must be within 1 m. Called
 * after any change of place: a step, a push, a spell, the game master's hand.
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

/**
 * The facts that end all holds that are too long, after a door was opened or closed: a closed door parts holder and
 * held as distance does.
 */
export const partedHolds = (fight: Fight): readonly Facts[] =>
  fight.listing.flatMap((by) =>
    one(fight, by)
      .holds.filter((who) => !beside(fight, one(fight, by), one(fight, who)))
      .map((who): Facts => ({ fact: 'hold-ended', who, by, why: 'apart' })),
  );

/** Ends the holds of and on `who` that are too long. To be called after every change of place. */
export function settleHolds(table: Table, who: Id): void {
  const moved = one(table.fight, who);
  if (moved.holds.length === 0 && moved.heldBy.length === 0) return;
  for (const fact of brokenHolds(table.fight, who)) table.tell(fact);
}
