import type { Page } from '@playwright/test';
import { pressUnhurried } from './answer.ts';
import type { Seen } from './look.ts';
import { look, panel, settled } from './look.ts';
import { press } from './press.ts';

/** A source for the faces of real dice in a test: returns a number from 1 to `sides`. */
export type Dice = (sides: number) => number;

/** Dice from a seeded generator: the same faces in every run. */
export function diceOf(seed: number): Dice {
  let state = seed | 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return 1 + (((word ^ (word >>> 14)) >>> 0) % sides);
  };
}

interface Wanted {
  readonly sides: number;
  /** Whether its highest face asks for another one. */
  readonly bursts: boolean;
}

const wanted = (words: string): Wanted => ({
  sides: Number(/\bd(\d+)/.exec(words)?.[1]),
  bursts: /bursting/.test(words),
});

/** The dice that the pad still asks for, in its order. */
function allWanted(seen: readonly Seen[]): readonly Wanted[] {
  const slots = seen.filter((one) => one.role === 'button' && /^d\d+.*not typed yet$/.test(one.name));
  if (slots.length > 0) return slots.map((one) => wanted(one.name));
  const asked = seen.find((one) => /^What does the d\d+/.test(one.text));
  return asked ? [wanted(asked.text)] : [];
}

/** The sides of the dice that the pad still asks for, in its order: 6 for a d6. */
export const diceWanted = async (page: Page): Promise<readonly number[]> =>
  allWanted(await look(page)).map(({ sides }) => sides);

const padOf = (page: Page) => panel(page).getByRole('region', { name: 'Faces of the dice' });

/** Presses the key of a face, which is not that of a d100. */
export const pressFace = (page: Page, face: number): Promise<void> =>
  pressUnhurried(
    page,
    padOf(page).getByRole('button', { name: new RegExp(`^${face}( again)?$`) }),
    `face ${face}`,
  );

/** Presses the key of a face; for a d100 the keys of its tens and ones. */
async function enterFace(page: Page, sides: number, face: number): Promise<void> {
  if (sides !== 100) return pressFace(page, face);
  const pad = padOf(page);
  const half = (name: string) => pad.getByRole('group', { name });
  await press(half('tens').getByRole('button', { name: `${Math.floor((face % 100) / 10)}0`, exact: true }));
  await press(half('ones').getByRole('button', { name: String(face % 10), exact: true }));
}

/** Types these faces on the pad, in the order in which it asks for the dice. The last key sends the roll. */
export async function enterFaces(page: Page, faces: readonly number[]): Promise<void> {
  const wanted = await diceWanted(page);
  if (wanted.length !== faces.length) {
    throw new Error(`the pad wants ${wanted.length} dice (${wanted.join(', ')}), not ${faces.length}`);
  }
  for (const [index, face] of faces.entries()) await enterFace(page, wanted[index] as number, face);
  await settled(page);
}

/** Rolls the dice that the pad asks for and types their faces. */
export async function throwAndEnter(page: Page, seen: readonly Seen[], dice: Dice): Promise<void> {
  const all = allWanted(seen);
  if (all.length === 0) throw new Error('no pad asks for dice');
  for (const { sides, bursts } of all) {
    for (let face = sides, first = true; first || (bursts && face === sides); first = false) {
      face = dice(sides);
      await enterFace(page, sides, face);
    }
  }
  await settled(page);
}
