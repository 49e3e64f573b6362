/**
 * What lies on the table. A pool names its dice; a reading says, purely, what the faces mean. Nobody rolls here:
 * faces come from a person, a stream, a tape or an enumeration.
 */

export interface Die {
  /** From 2 to 100, also those of which no die is sold. */
  readonly sides: number;
  /** A bursting die is rolled again for as long as it shows its highest face. */
  readonly burst?: true;
  /** The sides of the dice that follow a burst, when they differ from the first; the last of them goes on for ever. */
  readonly next?: readonly number[];
  /** How many dice may follow at the most; any number unless given. */
  readonly most?: number;
  /** What the die is for, when the dice of a pool differ: "second die of the boon", "fire". */
  readonly label?: string;
}

export interface Pool {
  readonly id: string;
  readonly dice: readonly Die[];
}

/** The face of a die; for a bursting die the chain of its faces, the last of which is not the highest. */
export type Face = number | readonly number[];
export type Faces = readonly Face[];

const pools = new Map<string, Pool>();

/** The id of a die in a pool's id: `d6`, `d6!` for a bursting one. */
const dieId = (die: Die): string =>
  `d${die.sides}${die.burst ? `!${die.next?.join('/') ?? ''}${die.most === undefined ? '' : `x${die.most}`}` : ''}${die.label ? `(${die.label})` : ''}`;

/** The pool of these dice. Pools are kept: equal dice give the same object. */
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

/** The sides of a die of a chain; 0 is the first, which lies on the table, the others follow bursts. */
export const chainSides = (die: Chain, place: number): number =>
  place === 0 ? die.sides : (die.next?.[Math.min(place, die.next.length) - 1] ?? die.sides);

/** Whether this face at this place of a chain calls for another die. */
export const bursts = (die: Chain, place: number, face: number): boolean =>
  die.burst === true && face === chainSides(die, place) && place < (die.most ?? Number.POSITIVE_INFINITY);

/** One die's face as a number: for a chain the sum of its faces. */
export const faceValue = (face: Face): number =>
  typeof face === 'number' ? face : face.reduce((sum, one) => sum + one, 0);

/** Why these faces cannot have fallen from this pool, with the place; `null` if they can. */
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
