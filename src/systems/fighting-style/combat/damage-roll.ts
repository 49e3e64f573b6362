import type { Die, Faces, Pool } from '../../../kernel/dice.ts';
import { faceValue, pool } from '../../../kernel/dice.ts';
import type { Reading } from '../../../kernel/readings.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import type { DamageType } from '../damage-types.ts';
import type { DamagePart } from '../gear.ts';

/** The dice of damage (FS-DMG-1): what each part of a weapon's or spell's damage comes to before protection. Pure. */

/** A part of the damage as rolled. */
export interface RolledPart {
  readonly type: DamageType;
  readonly value: number;
  /** The flat number contained in `value`; absent when there is none, or when `value` is 0. */
  readonly plus?: number;
  /** Whether its dice count as their highest faces and none was rolled (FS-MAN-8). */
  readonly aimed?: true;
  /** An addition to `value` before protection (FS-R63). */
  readonly extra?: Term;
}

/** The damage of a weapon or spell ready to be rolled; `pool` is `null` when its parts have no dice. */
interface DamageThrow {
  readonly pool: Pool | null;
  readonly reading: Reading<readonly number[]>;
  /** The flat numbers of all parts as terms; `null` when there are none. */
  readonly plus: Total | null;
}

const kept = new WeakMap<readonly DamagePart[], DamageThrow>();
const byId = new Map<string, DamageThrow>();

const partId = (part: DamagePart): string =>
  `${part.count}d${part.sides}${part.plus < 0 ? '' : '+'}${part.plus} ${part.type}`;

/**
 * The dice of these parts in listed order (FS-TEST-7), read as one sum for each part, each at least 0. Cached by the
 * array of parts, and by their values, so that equal damage shares one reading.
 */
export function damageThrow(parts: readonly DamagePart[]): DamageThrow {
  let known = kept.get(parts);
  if (!known) {
    const id = `damage/${parts.map(partId).join('/')}`;
    known = byId.get(id) ?? prepare(parts, id);
    if (byId.size > 5000) byId.clear();
    byId.set(id, known);
    kept.set(parts, known);
  }
  return known;
}

/** FS-DMG-1: the term of the flat number of a weapon or spell. */
export const fixedTerm = (plus: number, type: DamageType): Term => ({
  value: plus,
  op: 'add',
  label: `${type}, fixed`,
  clause: 'FS-DMG-1',
});

function prepare(parts: readonly DamagePart[], id: string): DamageThrow {
  const several = parts.length > 1;
  const dice = parts.flatMap((part) =>
    Array.from(
      { length: part.count },
      (): Die => (several ? { sides: part.sides, label: part.type } : { sides: part.sides }),
    ),
  );
  const owners = parts.flatMap((part, index) => Array.from({ length: part.count }, () => index));
  const read = (faces: Faces): readonly number[] => {
    const sums = parts.map((part) => part.plus);
    for (let i = 0; i < owners.length; i++) {
      const owner = owners[i] as number;
      sums[owner] = (sums[owner] as number) + faceValue(faces[i] ?? 0);
    }
    for (let i = 0; i < sums.length; i++) sums[i] = Math.max(0, sums[i] as number);
    return sums;
  };
  const fixed = parts.filter(({ plus }) => plus !== 0);
  return {
    plus: fixed.length === 0 ? null : fold(fixed.map(({ plus, type }) => fixedTerm(plus, type))),
    pool: dice.length === 0 ? null : pool(...dice),
    reading: {
      id,
      of: read,
      key: (sums) => (sums.length === 1 ? (sums[0] as number) : sums.join('/')),
      fold: {
        // How many dice were seen, then the sum of each part so far.
        start: [0, ...parts.map((part) => part.plus)] as readonly number[],
        add(sofar, face) {
          const [seen = 0, ...sums] = sofar as readonly number[];
          const owner = owners[seen] ?? 0;
          return [seen + 1, ...sums.map((one, i) => (i === owner ? one + faceValue(face) : one))];
        },
        key: (sofar) => (sofar as readonly number[]).join('/'),
        end: (sofar) => (sofar as readonly number[]).slice(1).map((one) => Math.max(0, one)),
      },
    },
  };
}

/** A part with its sum, at least 0. At 0 the flat number is not kept apart (FS-DMG-1). */
const partOf = ({ type, plus }: DamagePart, sum: number): RolledPart =>
  plus === 0 || sum <= 0 ? { type, value: Math.max(0, sum) } : { type, value: sum, plus };

/** The parts with the sums that were rolled for them. */
export const rolledParts = (parts: readonly DamagePart[], sums: readonly number[]): readonly RolledPart[] =>
  parts.map((part, i) => partOf(part, sums[i] ?? 0));

/** FS-MAN-8, Precision: every die counts as its highest face, none is rolled. */
export const highest = (parts: readonly DamagePart[]): readonly RolledPart[] =>
  parts.map((part) => {
    const sum = partOf(part, part.count * part.sides + part.plus);
    return part.count > 0 ? { ...sum, aimed: true } : sum;
  });
