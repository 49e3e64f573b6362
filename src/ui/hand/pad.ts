/**
 * What a person has typed of the dice on the table. Faces are entered, never totals; dice come in any order; the
 * last key completes the pad, so nothing has to be confirmed.
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
  /** For each die the faces typed so far: one, or the chain of a bursting die. */
  readonly chains: readonly (readonly number[])[];
  /** The die that the next key belongs to. */
  readonly at: number;
  /** The half of a percentile die that is typed already: its tens, its ones. */
  readonly tens: number | null;
  readonly ones: number | null;
}

/** How a die is typed: by a key for each face, or by tens and ones. */
export const keysOf = (die: PadDie): 'faces' | 'percentile' => (die.sides === 100 ? 'percentile' : 'faces');

export const padOf = (dice: readonly PadDie[]): Pad => ({
  dice,
  chains: dice.map(() => []),
  at: 0,
  tens: null,
  ones: null,
});

/** The sides of a die of a chain, and whether that face calls for another: as the table judges faces. */
const chainSides = (die: PadDie, place: number): number =>
  place === 0 ? die.sides : (die.next?.[Math.min(place, die.next.length) - 1] ?? die.sides);
const bursts = (die: PadDie, place: number, face: number): boolean =>
  die.burst === true && face === chainSides(die, place) && place < (die.most ?? Number.POSITIVE_INFINITY);

const isDone = (die: PadDie, chain: readonly number[]): boolean => {
  const last = chain.at(-1);
  return last !== undefined && !bursts(die, chain.length - 1, last);
};

/** The sides of the die that is typed next: what follows a burst may be another one. */
export const nextSides = (die: PadDie, chain: readonly number[]): number =>
  isDone(die, chain) ? die.sides : chainSides(die, chain.length);

/** Whether the highest face of that die would call for another one. */
export const burstsNext = (die: PadDie, chain: readonly number[]): boolean => {
  const place = isDone(die, chain) ? 0 : chain.length;
  return bursts(die, place, chainSides(die, place));
};

export const isDieDone = (pad: Pad, index: number): boolean => {
  const die = pad.dice[index];
  return die !== undefined && isDone(die, pad.chains[index] ?? []);
};

export const isComplete = (pad: Pad): boolean => pad.dice.every((_, index) => isDieDone(pad, index));

/** Types a face for the selected die. A die that was typed already is typed anew. */
export function press(pad: Pad, face: number): Pad {
  const die = pad.dice[pad.at];
  if (!die || !Number.isInteger(face) || face < 1 || face > nextSides(die, pad.chains[pad.at] ?? []))
    return pad;
  const before = pad.chains[pad.at] ?? [];
  const chain = isDone(die, before) ? [face] : [...before, face];
  const chains = pad.chains.map((one, index) => (index === pad.at ? chain : one));
  return advanced({ ...pad, chains, tens: null, ones: null });
}

/** Types one half of a percentile die; the other half completes it. 00 and 0 is 100. */
export function pressHalf(pad: Pad, half: 'tens' | 'ones', digit: number): Pad {
  const next = { ...pad, [half]: digit };
  if (next.tens === null || next.ones === null) return next;
  return press(next, next.tens * 10 + next.ones || 100);
}

/** Turns to another die, to type it or to correct it. */
export const select = (pad: Pad, index: number): Pad =>
  index in pad.dice ? { ...pad, at: index, tens: null, ones: null } : pad;

/** Takes back what was typed last: a half, a face of the selected die, or the die before it. */
export function back(pad: Pad): Pad {
  if (pad.tens !== null || pad.ones !== null) return { ...pad, tens: null, ones: null };
  const typed = (index: number): boolean => (pad.chains[index]?.length ?? 0) > 0;
  let index = pad.at;
  while (index >= 0 && !typed(index)) index--;
  if (index < 0) return pad;
  const chains = pad.chains.map((chain, i) => (i === index ? chain.slice(0, -1) : chain));
  return { ...pad, chains, at: index };
}

/** The selected die, when it is done, gives way to the next one that is not. */
function advanced(pad: Pad): Pad {
  if (!isDieDone(pad, pad.at)) return pad;
  for (let step = 1; step < pad.dice.length; step++) {
    const index = (pad.at + step) % pad.dice.length;
    if (!isDieDone(pad, index)) return { ...pad, at: index };
  }
  return pad;
}

/** The faces as the table takes them: `null` for a die that is to be rolled. */
export const facesOf = (pad: Pad): (number | readonly number[] | null)[] =>
  pad.dice.map((die, index) => {
    const chain = pad.chains[index] ?? [];
    if (!isDone(die, chain)) return null;
    return die.burst ? chain : (chain[0] as number);
  });

/** Something was typed. */
export const isStarted = (pad: Pad): boolean =>
  pad.tens !== null || pad.ones !== null || pad.chains.some((chain) => chain.length > 0);

/** Why the rest cannot be rolled now; `null` if it can. A burst that was seen must not be lost. */
export function restProblem(pad: Pad): string | null {
  const open = pad.dice.findIndex(
    (die, i) => !isDone(die, pad.chains[i] ?? []) && (pad.chains[i]?.length ?? 0) > 0,
  );
  return open < 0 ? null : 'Type the die that follows the burst first.';
}

/** "d20", "d6 (fire)", "d10, bursting". */
export const dieName = (die: PadDie): string =>
  `d${die.sides === 100 ? '100' : die.sides}${die.burst ? ', bursting' : ''}${die.label ? ` (${die.label})` : ''}`;

/** "1d20 + 2d10": the dice to take into the hand. */
export function poolName(dice: readonly PadDie[]): string {
  const counts = new Map<string, number>();
  for (const die of dice) {
    const name = `d${die.sides}${die.burst ? '!' : ''}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count}${name}`).join(' + ');
}
