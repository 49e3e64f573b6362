import type { Faces, Pool } from '../kernel/dice.ts';
import type { Fact, Why } from '../kernel/port.ts';
import type { Line } from '../kernel/view.ts';

/** The facts that the engine itself tells. They never change the fight. */

/** Dice were rolled. Told at every draw of a table that has a witness. */
export interface RolledFact {
  readonly fact: 'rolled';
  readonly pool: Pool;
  readonly faces: Faces;
  /** The dice of the pool that were rolled by hand, by index. */
  readonly hand: readonly number[];
  readonly why: Omit<Why, 'wins'>;
  readonly result: unknown;
}

export const isRolled = (fact: Fact): fact is RolledFact => fact.fact === 'rolled';

/** Why dice were rolled, as data: without `wins`, which only serves the pad while the roll is open. */
export function whyRolled(why: Why): RolledFact['why'] {
  if (why.wins === undefined) return why;
  const { wins: _, ...said } = why;
  return said;
}

/** The game master changed something by hand. The facts that follow say what. */
export interface ByHandFact {
  readonly fact: 'by-hand';
  readonly reason: string;
}

/** The line of the log that stands before those of the changes. */
export const lineByHand = ({ reason }: ByHandFact): Line => ({
  level: 'hand',
  text: `By the game master’s hand: ${reason || 'no reason given'}`,
});
