/**
 * Dice. A pool lists dice; a reading is a pure function of their faces. Nothing is rolled here: faces come from a
 * person, a stream, a tape or an enumeration.
 */

export interface Die {
  /** The number of sides, from 2 to 100; any number, not only those of real dice. */
  readonly sides: number;
  /** A bursting die is rolled again for as long as it shows its highest face. */
  readonly burst?: true;
  /**
   * The sides of the dice that follow bursts, where they differ from the first; the last entry also holds for all
   * later.
   */
  readonly next?: readonly number[];
  /** The maximum number of dice that may follow; unlimited by default. */
  readonly most?: number;
  /** The purpose of the die, where the dice of a pool differ: "second die of the boon", "fire". */
  readonly label?: string;
}

export interface Pool {
  readonly id: string;
  readonly dice: readonly Die[];
}

/** The face of a die; for a bursting die the chain of its faces, all but the last of which burst. */
export type Face = number | readonly number[];
export type Faces = readonly Face[];

const pools = new Map<string, Pool>();

/** The part of a pool's id for one die: `d6`, `d6!` for a bursting one. */
const dieId = (die: Die): string =>
  `d${die.sides}${die.burst ? `!${die.next?.join('/') ?? ''}${die.most === undefined ? '' : `x${die.most}`}` : ''}${die.label ? `(${die.label})` : ''}`;

/** The pool of these dice. Pools are interned: equal dice give the same object. */
export function pool(...dice: readonly Die[]): Pool {
  const id = dice.map(dieId).join('+');
  let kept = pools.get(id);
  if (!kept) {
    kept = { id, dice };
    pools.set(id, kept);
  }
  return kept;
}

const plain = new Map<number, Pool>();

/** `count` dice of `sides` sides. */
export function dice(count: number, sides: number): Pool {
  const key = count * 1000 + sides;
  let kept = plain.get(key);
  if (!kept) {
    kept = pool(...Array.from({ length: count }, () => ({ sides })));
    plain.set(key, kept);
  }
  return kept;
}

type Chain = Pick<Die, 'sides' | 'burst' | 'next' | 'most'>;

/** The sides of the die at `place` in a chain: 0 is the first die, the others follow bursts. */
export const chainSides = (die: Chain, place: number): number =>
  place === 0 ? die.sides : (die.next?.[Math.min(place, die.next.length) - 1] ?? die.sides);

/** Whether this face at `place` in a chain bursts, so that another die follows. */
export const bursts = (die: Chain, place: number, face: number): boolean =>
  die.burst === true && face === chainSides(die, place) && place < (die.most ?? Number.POSITIVE_INFINITY);

/** One die's face as a number: for a chain the sum of its faces. */
export const faceValue = (face: Face): number =>
  typeof face === 'number' ? face : face.reduce((sum, one) => sum + one, 0);

/** Why these faces are impossible for this pool, with the path of the mistake; `null` if they are possible. */
export function faceProblem(of: Pool, faces: unknown): { path: string; message: string } | null {
  if (!Array.isArray(faces))
    return { path: 'faces', message: 'faces must be a list, one entry for each die' };
  if (faces.length !== of.dice.length) {
    return {
      path: 'faces',
      message: `${of.dice.length} dice were asked for, ${faces.length} faces were given`,
    };
  }
  for (let i = 0; i < of.dice.length; i++) {
    const die = of.dice[i] as Die;
    const problem = oneFaceProblem(die, faces[i]);
    if (problem) return { path: `faces[${i}]`, message: problem };
  }
  return null;
}

const isFace = (sides: number, value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= sides;

function oneFaceProblem(die: Die, face: unknown): string | null {
  if (!die.burst) {
    return isFace(die.sides, face)
      ? null
      : `a d${die.sides} shows 1 to ${die.sides}, not ${JSON.stringify(face)}`;
  }
  const chain = Array.isArray(face) ? face : [face];
  const last = chain.length - 1;
  if (last < 0) return 'a bursting die shows at least one face';
  for (let i = 0; i <= last; i++) {
    const sides = chainSides(die, i);
    if (!isFace(sides, chain[i])) return `a d${sides} shows 1 to ${sides}, not ${JSON.stringify(chain[i])}`;
    if (i < last && !bursts(die, i, chain[i])) {
      return chain[i] === sides
        ? `it bursts no more than ${die.most} times`
        : `only a ${sides} bursts, ${chain[i]} does not`;
    }
  }
  return bursts(die, last, chain[last])
    ? `a ${chainSides(die, last)} bursts: the next face is missing`
    : null;
}
