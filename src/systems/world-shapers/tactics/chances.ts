import type { Weighed } from '../roll/edge.ts';

/** Probabilities of dice. Pure; memoized, because forecasts ask thousands of times. */

const faces = 20;
const d20 = Array.from({ length: faces }, (_, place) => place + 1);

/** The probability of each face of the kept d20 (index 0 is a 1), keyed by the number of dice and which is kept. */
const kept = new Map<string, readonly number[]>();

function facesOf({ dice, keep }: Pick<Weighed, 'dice' | 'keep'>): readonly number[] {
  const key = `${dice}/${keep}`;
  let known = kept.get(key);
  if (!known) {
    const upTo = (face: number): number => (face / faces) ** dice;
    const best = d20.map((face) => upTo(face) - upTo(face - 1));
    known = keep === 'best' ? best : [...best].reverse();
    kept.set(key, known);
  }
  return known;
}

/** The probability that the kept d20 shows a face for which `holds` is true. */
export function chanceThat(
  weighed: Pick<Weighed, 'dice' | 'keep'>,
  holds: (face: number) => boolean,
): number {
  let sum = 0;
  facesOf(weighed).forEach((p, place) => {
    if (holds(place + 1)) sum += p;
  });
  return sum;
}

const chances = new Map<string, number>();

/** Memoizes a probability. The key must contain everything that it depends on. */
function remembered(key: string, work: () => number): number {
  let known = chances.get(key);
  if (known === undefined) {
    known = work();
    if (chances.size > 5000) chances.clear();
    chances.set(key, known);
  }
  return known;
}

/** The probability that the first roll is higher than the second, or equal if `ties`. */
export function chanceAgainst(
  mine: { readonly weighed: Pick<Weighed, 'dice' | 'keep'>; readonly bonus: number },
  theirs: { readonly weighed: Pick<Weighed, 'dice' | 'keep'>; readonly bonus: number },
  ties: boolean,
): number {
  const ahead = mine.bonus - theirs.bonus;
  const [my, their] = [mine.weighed, theirs.weighed];
  return remembered(`${my.dice}${my.keep} ${ahead} ahead of ${their.dice}${their.keep} ${ties}`, () => {
    let sum = 0;
    facesOf(my).forEach((p, place) => {
      const total = place + 1 + ahead;
      sum += p * chanceThat(their, (face) => (ties ? face <= total : face < total));
    });
    return sum;
  });
}

/** A total of dice with its probability. */
export interface Chance {
  readonly total: number;
  readonly p: number;
}

const sums = new Map<string, readonly Chance[]>();

/** All totals of these dice with their probabilities: `[[2, 6], [1, 4]]` is 2d6 + 1d4. */
export function totalsOf(dice: readonly (readonly [number, number])[]): readonly Chance[] {
  const key = dice.map(([count, sides]) => `${count}d${sides}`).join('+');
  let known = sums.get(key);
  if (!known) {
    known = countTotals(dice);
    if (sums.size > 2000) sums.clear();
    sums.set(key, known);
  }
  return known;
}

function countTotals(dice: readonly (readonly [number, number])[]): readonly Chance[] {
  let now: number[] = [1];
  for (const [count, sides] of dice) {
    for (let die = 0; die < count; die++) {
      const next = new Array<number>(now.length + sides).fill(0);
      now.forEach((p, total) => {
        for (let face = 1; face <= sides; face++) next[total + face] = (next[total + face] ?? 0) + p / sides;
      });
      now = next;
    }
  }
  return now.flatMap((p, total) => (p > 0 ? [{ total, p }] : []));
}
