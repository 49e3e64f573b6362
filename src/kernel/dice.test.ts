import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Face } from './dice.ts';
import { dice, faceProblem, faceValue, pool } from './dice.ts';
import { distribution, isSettled, TooManyBranches } from './distribution.ts';
import type { Reading } from './readings.ts';
import { folding, sum } from './readings.ts';
import { stream } from './streams.ts';

/** All combinations of faces, equally likely: distributions are checked against them. */
function everyWay(sides: readonly number[]): number[][] {
  return sides.reduce<number[][]>(
    (ways, die) => ways.flatMap((way) => Array.from({ length: die }, (_, i) => [...way, i + 1])),
    [[]],
  );
}

/** The sum of the `count` best (or worst) dice. */
function keep(which: 'best' | 'worst', count: number): Reading<number> {
  const sign = which === 'best' ? -1 : 1;
  const insert = (kept: readonly number[], face: Face): readonly number[] =>
    [...kept, faceValue(face)].sort((a, b) => sign * (a - b)).slice(0, count);
  const end = (kept: readonly number[]): number => kept.reduce((total, one) => total + one, 0);
  const none: readonly number[] = [];
  return {
    id: `keep-${which}-${count}`,
    of: (faces) => end(faces.reduce(insert, none)),
    key: (result) => result,
    fold: folding({ start: none, add: insert, key: (kept) => kept.join(','), end }),
  };
}

const shares = <R>(result: { outcomes: readonly { result: R; weight: number }[] }): [string, number][] =>
  result.outcomes.map(({ result: r, weight }): [string, number] => [String(r), weight]).sort();

describe('distributions', () => {
  test('two d6 add up to seven in six ways of 36', () => {
    const of = distribution(dice(2, 6), sum());
    expect(of.denominator).toBe(36);
    expect(of.outcomes.find(({ result }) => result === 7)?.weight).toBe(6);
    expect(of.tail).toBe(0);
  });

  test('the better of two d20 is a 20 in 39 ways of 400', () => {
    const best = distribution(dice(2, 20), keep('best', 1));
    expect(best.outcomes.find(({ result }) => result === 20)?.weight).toBe(39);
  });

  test('a bursting d6 never comes to 6, comes to 7 once in 36, and less than a billionth is cut off', () => {
    const burst = distribution(pool({ sides: 6, burst: true }), sum());
    const weight = (value: number) => burst.outcomes.find(({ result }) => result === value)?.weight ?? 0;
    expect(weight(6)).toBe(0);
    expect(weight(7) / burst.denominator).toBeCloseTo(1 / 36, 12);
    expect(burst.tail / burst.denominator).toBeLessThan(1e-9);
  });

  const readings: Reading<number>[] = [sum(), sum(-3), keep('best', 1), keep('worst', 2)];
  test.each(readings.map((reading) => [reading.id, reading] as const))(
    'the distribution of %s agrees with counting every combination of faces',
    (_, reading) => {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 2, max: 8 }), { minLength: 1, maxLength: 4 }), (sides) => {
          const of = pool(...sides.map((one) => ({ sides: one })));
          const counted = new Map<number, number>();
          for (const faces of everyWay(sides)) {
            const result = reading.of(faces);
            counted.set(result, (counted.get(result) ?? 0) + 1);
          }
          const { fold: _fold, ...plain } = reading;
          const wanted = [...counted]
            .map(([result, weight]): [string, number] => [String(result), weight])
            .sort();
          expect(shares(distribution(of, reading))).toEqual(wanted);
          expect(shares(distribution(of, plain))).toEqual(wanted);
        }),
        { numRuns: 60 },
      );
    },
  );

  test('the faces given for an outcome are read as that outcome', () => {
    for (const { result, faces } of distribution(pool({ sides: 6, burst: true }, { sides: 10 }), sum(2))
      .outcomes) {
      expect(sum(2).of(faces)).toBe(result);
    }
  });

  test('the sum of ten d10 is counted exactly; that of forty d100 is given up as too many branches', () => {
    const many = distribution(dice(10, 10), sum());
    expect(many.denominator).toBe(10 ** 10);
    expect(many.outcomes.reduce((all, one) => all + one.weight, 0)).toBe(10 ** 10);
    expect(() => distribution(dice(40, 100), sum())).toThrow(TooManyBranches);
  });
});

describe('faces', () => {
  test.each([
    [dice(1, 20), [21], 'faces[0]'],
    [dice(1, 20), [0], 'faces[0]'],
    [dice(2, 6), [6], 'faces'],
    [dice(2, 6), [6, 1.5], 'faces[1]'],
    [dice(1, 6), 'six', 'faces'],
    [pool({ sides: 6, burst: true }), [[6]], 'faces[0]'],
    [pool({ sides: 6, burst: true }), [[5, 2]], 'faces[0]'],
    [pool({ sides: 6, burst: true }), [6], 'faces[0]'],
    [pool({ sides: 6, burst: true }), [[]], 'faces[0]'],
  ])('a roll of %j cannot have the faces %j', (of, faces, path) => {
    expect(faceProblem(of, faces)?.path).toBe(path);
  });

  test('the faces of a bursting die are a chain that ends below the highest face, or a single lower face', () => {
    const burst = pool({ sides: 6, burst: true });
    expect(faceProblem(burst, [[6, 6, 2]])).toBeNull();
    expect(faceProblem(burst, [5])).toBeNull();
    expect(faceValue([6, 6, 2])).toBe(14);
  });

  test('pools of equal dice are the same object', () => {
    expect(pool({ sides: 6 }, { sides: 8 })).toBe(pool({ sides: 6 }, { sides: 8 }));
    expect(dice(2, 6)).toBe(dice(2, 6));
  });
});

describe('streams', () => {
  test('the faces of a stream depend on its key alone', () => {
    const faces = (key: string): Face[] => {
      const from = stream(key);
      return Array.from({ length: 20 }, () => from.die(100));
    };
    expect(faces('a')).toEqual(faces('a'));
    expect(faces('a')).not.toEqual(faces('b'));
  });

  test.each([4, 6, 8, 10, 12, 20, 100])('a d%i shows each face about as often (chi square)', (sides) => {
    const from = stream(`chi/${sides}`);
    const rolls = sides * 2000;
    const counts = new Array<number>(sides).fill(0);
    for (let i = 0; i < rolls; i++) {
      const face = from.die(sides) - 1;
      counts[face] = (counts[face] ?? 0) + 1;
    }
    const chi = counts.reduce((all, count) => all + (count - 2000) ** 2 / 2000, 0);
    // Chi-squared: mean sides - 1, standard deviation sqrt(2 (sides - 1)). Five of them hardly ever come by chance.
    expect(chi).toBeLessThan(sides - 1 + 5 * Math.sqrt(2 * (sides - 1)));
  });
});

describe('chains of bursts', () => {
  const once = pool({ sides: 6, burst: true, most: 1 });
  const rising = pool({ sides: 8, burst: true, next: [10, 12] });

  test('a die that bursts once shows 12 and no more', () => {
    expect(faceProblem(once, [[6, 6]])).toBeNull();
    expect(faceProblem(once, [[6, 6, 1]])?.message).toBe('it bursts no more than 1 times');
    expect(faceProblem(once, [[6]])?.message).toBe('a 6 bursts: the next face is missing');
    const of = distribution(once, sum());
    expect(of.tail).toBe(0);
    expect(of.denominator).toBe(36);
    const weight = (value: number) => of.outcomes.find(({ result }) => result === value)?.weight ?? 0;
    // 1 to 5 six ways each, 6 never, 7 to 12 one way each.
    expect([1, 5, 6, 7, 12, 13].map(weight)).toEqual([6, 6, 0, 1, 1, 0]);
  });

  test('a burst may go on with dice of other sides, and the last of them is repeated', () => {
    expect(faceProblem(rising, [[8, 10, 12, 12, 3]])).toBeNull();
    expect(faceProblem(rising, [[8, 11]])?.message).toBe('a d10 shows 1 to 10, not 11');
    expect(faceProblem(rising, [[8, 8]])).toBeNull();
    const of = distribution(rising, sum());
    const share = (value: number) =>
      (of.outcomes.find(({ result }) => result === value)?.weight ?? 0) / of.denominator;
    // 9 is 8 and 1: an eighth of a tenth. 19 is 8, 10 and 1.
    expect(share(9)).toBeCloseTo(1 / 80, 12);
    expect(share(19)).toBeCloseTo(1 / 960, 12);
    expect(of.tail / of.denominator).toBeLessThan(1e-9);
  });

  test('the weights of several bursting dice are parts of 1, and less than a billionth is left out', () => {
    const of = distribution(
      pool({ sides: 20 }, { sides: 10, burst: true }, { sides: 10, burst: true }),
      sum(),
    );
    expect(of.denominator).toBe(1);
    expect(of.tail).toBeGreaterThan(0);
    expect(of.tail).toBeLessThan(1e-9);
    expect(of.outcomes.reduce((all, one) => all + one.weight, of.tail)).toBeCloseTo(1, 12);
    // 3 is 1, 1 and 1: one way in 2000.
    expect(of.outcomes.find(({ result }) => result === 3)?.weight).toBeCloseTo(1 / 2000, 12);
  });
});

describe('rolls with a settled result', () => {
  /** Whether the sum comes to one of these numbers. */
  const reaches = (...numbers: readonly number[]): Reading<boolean> => ({
    id: `reaches-${numbers}`,
    of: (faces) => numbers.includes(faces.reduce<number>((total, face) => total + faceValue(face), 0)),
    key: String,
  });

  test('whether a d10 comes to 11 is settled, whether it comes to 10 is not', () => {
    expect(isSettled(dice(1, 10), reaches(11))).toBe(true);
    expect(isSettled(dice(1, 10), reaches(10))).toBe(false);
  });

  test('a result that only faces between the lowest and the highest would change is not settled', () => {
    expect(isSettled(dice(1, 10), reaches(4, 5))).toBe(false);
  });

  test('whether a bursting d6 comes to 6 is settled, whether it comes to 13 is not', () => {
    const burst = pool({ sides: 6, burst: true });
    expect(isSettled(burst, reaches(6))).toBe(true);
    expect(isSettled(burst, reaches(13))).toBe(false);
  });

  test('a reading with hidden results is not settled', () => {
    const hidden = { ...reaches(11), id: 'hidden', shows: { key: String } };
    expect(isSettled(dice(1, 10), hidden)).toBe(false);
  });
});
