import { describe, expect, test } from 'vitest';
import { race } from './race.ts';

const patience = { least: 8, most: 24 };

/** Which is taken of those that bring so much in try `i`, and how often each was tried. */
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

describe('which of several is taken', () => {
  test('the one that brings more whatever the luck: two are enough to compare after eight tries', () => {
    expect(raced(luck, (i) => luck(i) + 0.1)).toEqual({ best: 1, tried: [8, 8] });
  });

  // Two more in every second try, and one less in the others: a half more on the average, with a spread of one and a
  // half. After
  // eight tries that is 0.5 × √8 / 1.6 = 0.88 standard errors, after 24 it is 0.5 × √24 / 1.53 = 1.6.
  test('the first is passed over where the other one is clearly better in the end, and not before', () => {
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
  test('what is as good as the first is not tried for ever: it will hardly be clearly better', () => {
    expect(raced(luck, luck)).toEqual({ best: 0, tried: [16, 16] });
  });

  test('who is out of the race does not keep the others from going on', () => {
    const { best, tried } = raced(
      () => 0,
      () => -1,
      (i) => (i % 2 === 0 ? 2 : -1),
    );
    expect([best, tried]).toEqual([2, [24, 8, 24]]);
  });

  test('nothing is taken where one of them cannot be tried', () => {
    expect(race(2, (which) => (which === 0 ? 1 : null), patience)).toBeNull();
  });
});
