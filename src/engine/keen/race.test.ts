import { describe, expect, test } from 'vitest';
import { race } from './race.ts';

const patience = { least: 8, most: 24 };

/** Which candidate is chosen, if each brings so much in try `i`, and how often each was tried. */
function raced(...brings: readonly ((i: number) => number)[]) {
  const tried = brings.map(() => 0);
  const best = race(
    brings.length,
    (which, i) => {
      tried[which] = (tried[which] ?? 0) + 1;
      return brings[which]?.(i) ?? 0;
    },
    patience,
  );
  return { best, tried };
}

/** Good and bad luck in turns, the same for all. */
const luck = (i: number): number => (i % 2 === 0 ? 1 : -1);

describe('the choice among candidates', () => {
  test('a candidate that is better by the same amount in every try is chosen after the minimum of 8 tries', () => {
    expect(raced(luck, (i) => luck(i) + 0.1)).toEqual({ best: 1, tried: [8, 8] });
  });

  // Two more in every second try, and one less in the others: a half more on the average, with a spread of one and a
  // half. After
  // eight tries that is 0.5 × √8 / 1.6 = 0.88 standard errors, after 24 it is 0.5 × √24 / 1.53 = 1.6.
  test('another candidate than the first is chosen only if it is clearly better after 24 tries', () => {
    expect(
      raced(
        () => 0,
        (i) => (i % 2 === 0 ? 2 : -1),
      ),
    ).toEqual({ best: 1, tried: [24, 24] });
    expect(
      raced(
        () => 0,
        (i) => (i % 2 === 0 ? 1.9 : -1),
      ),
    ).toMatchObject({ best: 0 });
  });

  // After 16 of 24 tries 3.1 × 16 / 24 − 1.6 = 0.47 standard errors are wanted, and there are none.
  test('a candidate that is only as good as the first is given up after 16 tries', () => {
    expect(raced(luck, luck)).toEqual({ best: 0, tried: [16, 16] });
  });

  test('a candidate dropped after 8 tries does not stop the others, which are tried 24 times', () => {
    const { best, tried } = raced(
      () => 0,
      () => -1,
      (i) => (i % 2 === 0 ? 2 : -1),
    );
    expect([best, tried]).toEqual([2, [24, 8, 24]]);
  });

  test('nothing is chosen if a candidate cannot be tried', () => {
    expect(race(2, (which) => (which === 0 ? 1 : null), patience)).toBeNull();
  });
});
