import type { Die, Face, Faces, Pool } from '../kernel/dice.ts';
import { bursts, chainSides } from '../kernel/dice.ts';
import type { Stream } from '../kernel/streams.ts';

function rollDie(die: Die, from: Stream): Face {
  if (!die.burst) return from.die(die.sides);
  const chain: number[] = [];
  let face: number;
  do {
    face = from.die(chainSides(die, chain.length));
    chain.push(face);
  } while (bursts(die, chain.length - 1, face));
  return chain;
}

/** Rolls a pool digitally, with numbers from a stream. */
export function rollPool(pool: Pool, from: Stream): Faces {
  const dice = pool.dice;
  if (dice.length === 1) return [rollDie(dice[0] as Die, from)];
  return dice.map((die) => rollDie(die, from));
}
