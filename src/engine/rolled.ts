import type { Faces, Pool } from '../kernel/dice.ts';
import type { Id } from '../kernel/json.ts';
import { listed } from '../kernel/phrases.ts';
import type { Fact, Why } from '../kernel/port.ts';
import type { Line } from '../kernel/view.ts';
import type { Part } from './ended.ts';

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

/**
 * The game master changed something by hand. The facts that follow say what. `ended`: nothing more is changed; what was
 * going on ended there, because those on whom it hung are out of the fight.
 */
export interface ByHandFact {
  readonly fact: 'by-hand';
  readonly reason: string;
  /** Nobody did it: a wave came at its time. */
  readonly auto?: true;
  readonly ended?: {
    readonly as: Part['as'];
    readonly who: readonly Id[];
    readonly names: readonly string[];
  };
}

/** The line of the log that stands before those of the changes, or says what has ended with them. */
export function lineByHand({ reason, auto, ended }: ByHandFact): Line {
  if (auto) return { level: 'deed', text: `It is time for ${reason}` };
  if (ended === undefined) {
    return { level: 'hand', text: `By the game master’s hand: ${reason || 'no reason given'}` };
  }
  const { as, who, names } = ended;
  const out = `${listed(names)} ${names.length === 1 ? 'is' : 'are'} out of the fight`;
  const [only] = who;
  const whom = only === undefined || who.length > 1 ? {} : as === 'target' ? { whom: only } : { who: only };
  const text =
    as === 'target' ? `It comes to nothing: ${out}` : `What ${listed(names)} did ends here: ${out}`;
  return { level: 'hand', text, ...whom };
}
