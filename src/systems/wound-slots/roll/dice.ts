import type { Pool } from '../../../kernel/dice.ts';
import { dice, faceValue } from '../../../kernel/dice.ts';
import type { Reading } from '../../../kernel/readings.ts';
import { folding } from '../../../kernel/readings.ts';
import type { Term } from '../../../kernel/terms.ts';
import type { Rulings } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { Matters } from './matters.ts';
import { keyOf, mattersId } from './matters.ts';

/**
 * The dice of checks (SL-DIC-3, SL-DIC-4): wild for attack rolls and combat checks, ordinary for all others. Pure;
 * readings are cached.
 */

export type RollKind = 'wild' | 'ordinary';
export type Critical = 'success' | 'failure' | null;

/** The dice of a check as read. */
export interface Thrown {
  /** Sum of the dice, before attribute and skill. */
  readonly natural: number;
  /** The critical; `null` also if criticals of this roll do not count (SL-ATK-10, SL-R21). */
  readonly critical: Critical;
}

/** The rulings that change the dice. */
type DiceRulings = Pick<Rulings, 'wildDice' | 'normalDice' | 'criticalRange'>;

interface Shape {
  readonly count: number;
  readonly sides: number;
}

/** The dice without the -7 of `2d6-7`, which is a term of the check (`diceTerms`). */
const shapes: { readonly [dice in Rulings['wildDice'] | Rulings['normalDice']]: Shape } = {
  '2d10': { count: 2, sides: 10 },
  '1d20': { count: 1, sides: 20 },
  '3d6': { count: 3, sides: 6 },
  '1d10': { count: 1, sides: 10 },
  '2d6-7': { count: 2, sides: 6 },
};

/** SL-R3 `2d6-7`: the -7 as a term, so that faces and terms add up to the result. */
export const diceTerms = (rulings: Pick<Rulings, 'normalDice'>, kind: RollKind): readonly Term[] =>
  kind === 'ordinary' && rulings.normalDice === '2d6-7'
    ? [{ value: -7, op: 'add', label: '2d6 − 7', clause: 'SL-DIC-3', ruling: rulingIds.normalDice }]
    : [];

/** The lowest natural sum of wild dice. */
export const leastWild = ({ wildDice }: Pick<Rulings, 'wildDice'>): number => shapes[wildDice].count;

/** SL-R20: the critical of these faces, or `null`. */
function criticalOf(rulings: DiceRulings, faces: readonly number[]): Critical {
  const sum = faces.reduce((total, face) => total + face, 0);
  switch (rulings.wildDice) {
    case '1d20':
      return sum === 20 ? 'success' : sum === 1 ? 'failure' : null;
    case '3d6':
      return sum >= 16 ? 'success' : sum <= 5 ? 'failure' : null;
    case '2d10': {
      if (rulings.criticalRange === 'doublesHighLow') {
        if (faces[0] !== faces[1]) return null;
        return sum >= 12 ? 'success' : 'failure';
      }
      const [high, low] = rulings.criticalRange === 'sixPercent' ? [18, 4] : [19, 3];
      return sum >= high ? 'success' : sum <= low ? 'failure' : null;
    }
  }
}

interface Throw {
  readonly pool: Pool;
  readonly reading: Reading<Thrown>;
}

const kept = new Map<string, Throw>();

/** The dice of a check with their reading, cached by rulings, kind and what matters. */
export function throwOf(rulings: DiceRulings, kind: RollKind, matters: Matters): Throw {
  const which = kind === 'wild' ? rulings.wildDice : rulings.normalDice;
  const id = `check/${kind}/${which}/${rulings.criticalRange}/${mattersId(matters)}${matters.critical ? '!' : ''}`;
  let ready = kept.get(id);
  if (!ready) {
    ready = prepare(rulings, kind, shapes[which], matters, id);
    if (kept.size > 5000) kept.clear();
    kept.set(id, ready);
  }
  return ready;
}

function prepare(rulings: DiceRulings, kind: RollKind, shape: Shape, matters: Matters, id: string): Throw {
  const read = (faces: readonly number[]): Thrown => ({
    natural: faces.reduce((total, face) => total + face, 0),
    critical: kind === 'wild' && matters.critical ? criticalOf(rulings, faces) : null,
  });
  const key = ({ natural, critical }: Thrown): string | number => {
    const number = keyOf(matters, natural);
    return critical === null ? number : `${number}/${critical}`;
  };
  const reading: Reading<Thrown> = {
    id,
    of: (faces) => read(faces.map(faceValue)),
    key,
    ...(shape.count > 2
      ? {
          fold: folding({
            start: [] as readonly number[],
            add: (sofar: readonly number[], face) => [...sofar, faceValue(face)],
            key: (sofar) => [...sofar].sort().join(','),
            end: read,
          }),
        }
      : {}),
  };
  return { pool: dice(shape.count, shape.sides), reading };
}
