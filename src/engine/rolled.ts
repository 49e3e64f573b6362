import type { Faces, Pool } from '../kernel/dice.ts';
import type { Fact, Why } from '../kernel/port.ts';

/** The facts that the engine tells itself. They change nothing in the fight. */

/** Dice fell. Told for every draw. */
export interface RolledFact {
  readonly fact: 'rolled';
  readonly pool: Pool;
  readonly faces: Faces;
  /** Which of the dice were real ones, by their place in the pool. */
  readonly hand: readonly number[];
  readonly why: Omit<Why, 'wins'>;
  readonly result: unknown;
}

export const isRolled = (fact: Fact): fact is RolledFact => fact.fact === 'rolled';

/** Why dice fell, as data: what only a pad asks is over with the roll. */
export function whyRolled(why: Why): RolledFact['why'] {
  if (why.wins === undefined) return why;
  const { wins: _, ...said } = why;
  return said;
}

/** The game master changed something by hand; the facts that follow say what. */
export interface ByHandFact {
  readonly fact: 'by-hand';
  readonly reason: string;
}
