import type { FightReply } from '../protocol/messages.ts';
import type { RowUpdate } from './journal.ts';

/** What the list of fights shows of a fight. */
export function rowUpdateOf({ view, hash }: FightReply): RowUpdate {
  const sides = new Map<string, { side: string; standing: number; count: number }>();
  for (const { side, out } of Object.values(view.combatants)) {
    const sofar = sides.get(side) ?? { side, standing: 0, count: 0 };
    sofar.count++;
    if (out === null) sofar.standing++;
    sides.set(side, sofar);
  }
  return {
    hash,
    summary: { round: view.round, sides: [...sides.values()] },
    ...(view.over && { over: view.over }),
  };
}
