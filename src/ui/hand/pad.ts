import { bursts, chainSides } from '../../store/dice.ts';

/**
 * The faces of real dice that a person has typed. Faces are entered, never totals, in any order; the last one completes
 * the pad, so nothing has to be confirmed.
 */

interface PadDie {
  readonly sides: number;
  readonly burst?: true;
  readonly next?: readonly number[];
  readonly most?: number;
  readonly label?: string;
}

export interface Pad {
  readonly dice: readonly PadDie[];
  /** The faces typed so far for each die: one, or the chain of a bursting die. */
  readonly chains: readonly (readonly number[])[];
  /** The dice of the faces typed so far, in the order in which they were typed. */
  readonly order: readonly number[];
  /** The index of the die that the next key belongs to. */
  readonly at: number;
  /** The half of a percentile die that is typed already: its tens or its ones. */
  readonly tens: number | null;
  readonly ones: number | null;
}

/** How a die is typed: with a key for each face, or by tens and ones. */
export const keysOf = (die: PadDie): 'faces' | 'percentile' => (die.sides === 100 ? 'percentile' : 'faces');

export const padOf = (dice: readonly PadDie[]): Pad => ({
  dice,
  chains: dice.map(() => []),
  order: [],
  at: 0,
  tens: null,
  ones: null,
});

const isDone = (die: PadDie, chain: readonly number[]): boolean => {
  const last = chain.at(-1);
  return last !== undefined && !bursts(die, chain.length - 1, last);
};

/** The sides of the die that is typed next, which may differ from the first after a burst. */
export const nextSides = (die: PadDie, chain: readonly number[]): number =>
  isDone(die, chain) ? die.sides : chainSides(die, chain.length);

/** Whether the highest face of that die would burst into another. */
export const burstsNext = (die: PadDie, chain: readonly number[]): boolean => {
  const place = isDone(die, chain) ? 0 : chain.length;
  return bursts(die, place, chainSides(die, place));
};

export const isDieDone = (pad: Pad, index: number): boolean => {
  const die = pad.dice[index];
  return die !== undefined && isDone(die, pad.chains[index] ?? []);
};

export const isComplete = (pad: Pad): boolean => pad.dice.every((_, index) => isDieDone(pad, index));

/**
 * Types a face for the selected die; a complete die is typed anew. Returns the same pad if the die has no such face.
 */
export function press(pad: Pad, face: number): Pad {
  const die = pad.dice[pad.at];
  if (!die || !Number.isInteger(face) || face < 1 || face > nextSides(die, pad.chains[pad.at] ?? []))
    return pad;
  const before = pad.chains[pad.at] ?? [];
  const anew = isDone(die, before);
  const chain = anew ? [face] : [...before, face];
  const chains = pad.chains.map((one, index) => (index === pad.at ? chain : one));
  const order = [...(anew ? pad.order.filter((one) => one !== pad.at) : pad.order), pad.at];
  return advanced({ ...pad, chains, order, tens: null, ones: null });
}

/** Types one half of a percentile die; the other half completes it. 00 and 0 is 100. */
export function pressHalf(pad: Pad, half: 'tens' | 'ones', digit: number): Pad {
  const next = { ...pad, [half]: digit };
  if (next.tens === null || next.ones === null) return next;
  return press(next, next.tens * 10 + next.ones || 100);
}

/** Selects another die, to type or correct it. Drops a half of a percentile die. */
export const select = (pad: Pad, index: number): Pad =>
  index in pad.dice ? { ...pad, at: index, tens: null, ones: null } : pad;

/** Takes back what was typed last: a half, or a face, whose die is selected then. */
export function back(pad: Pad): Pad {
  if (pad.tens !== null || pad.ones !== null) return { ...pad, tens: null, ones: null };
  const last = pad.order.at(-1);
  if (last === undefined) return pad;
  const chains = pad.chains.map((chain, index) => (index === last ? chain.slice(0, -1) : chain));
  return { ...pad, chains, order: pad.order.slice(0, -1), at: last };
}

/** Selects the next incomplete die if the selected one is complete. */
function advanced(pad: Pad): Pad {
  if (!isDieDone(pad, pad.at)) return pad;
  for (let step = 1; step < pad.dice.length; step++) {
    const index = (pad.at + step) % pad.dice.length;
    if (!isDieDone(pad, index)) return { ...pad, at: index };
  }
  return pad;
}

/** The faces in the form that the table expects: `null` for a die that is to be rolled. */
export const facesOf = (pad: Pad): (number | readonly number[] | null)[] =>
  pad.dice.map((die, index) => {
    const chain = pad.chains[index] ?? [];
    if (!isDone(die, chain)) return null;
    return die.burst ? chain : (chain[0] as number);
  });

/** Whether anything has been typed. */
export const isStarted = (pad: Pad): boolean =>
  pad.tens !== null || pad.ones !== null || pad.chains.some((chain) => chain.length > 0);

/** Why the remaining dice cannot be rolled; `null` if they can. A die that has begun must be finished by hand. */
export function restProblem(pad: Pad): string | null {
  if (pad.tens !== null) return 'Type the ones of the d100 first.';
  if (pad.ones !== null) return 'Type the tens of the d100 first.';
  const open = pad.dice.findIndex(
    (die, i) => !isDone(die, pad.chains[i] ?? []) && (pad.chains[i]?.length ?? 0) > 0,
  );
  return open < 0 ? null : 'Type the die that follows the burst first.';
}

/** A die in words: "d20", "d6 (fire)", "d10, bursting". */
export const dieName = (die: PadDie): string =>
  `d${die.sides === 100 ? '100' : die.sides}${die.burst ? ', bursting' : ''}${die.label ? ` (${die.label})` : ''}`;

/** The dice to roll, in words: "1d20 + 2d10!". */
export function poolName(dice: readonly PadDie[]): string {
  const counts = new Map<string, number>();
  for (const die of dice) {
    const name = `d${die.sides}${die.burst ? '!' : ''}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count}${name}`).join(' + ');
}
