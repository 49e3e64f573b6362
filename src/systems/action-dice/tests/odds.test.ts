import { expect, test } from 'vitest';
import { aid, fight } from './line-up.ts';

/** Odds of rolls with bursts, compared with an independent calculation (AD-DIE-13). */

/** The probability of each sum of one bursting d10, up to 60: a tenth for 1 to 9, and 10 and more after a burst. */
const one = Array.from({ length: 61 }, () => 0);
for (let start = 0, share = 0.1; start <= 60; start += 10, share /= 10) {
  for (let face = 1; face <= 9 && start + face <= 60; face++) one[start + face] = share;
}
const add = (a: readonly number[], b: readonly number[]): number[] => {
  const sum = Array.from({ length: 61 }, () => 0);
  a.forEach((p, i) => {
    b.forEach((q, j) => {
      if (i + j <= 60) sum[i + j] = (sum[i + j] ?? 0) + p * q;
    });
  });
  return sum;
};

test('[AD-DIE-13] the odds of Medicine 3 against 20 are exact, and less than 10⁻⁹ is left out', () => {
  const table = fight({
    heroes: { amari: { at: [5, 5] }, hadra: { at: [6, 5], now: { durability: 4 } } },
    foes: { thug: { at: [15, 5] } },
  });
  const odds = table.send({ do: 'odds', choice: aid('hadra') } as never) as {
    readonly exact: boolean;
    readonly chances: { readonly [tag: string]: number };
  };
  const three = add(add(one, one), one);
  // It fails with 20 or less: three dice with sum s, and a d20 of at most 20 - s.
  let fails = 0;
  for (let s = 3; s < 20; s++) fails += (three[s] ?? 0) * ((20 - s) / 20);
  expect(odds.exact).toBe(true);
  expect(odds.chances.fails).toBeCloseTo(fails, 8);
  const all = (odds.chances.fails ?? 0) + (odds.chances.works ?? 0);
  expect(1 - all).toBeLessThan(1e-9);
});

test('[AD-DIE-13] the odds of an attack leave out less than 10⁻⁹ and tell how much', () => {
  const table = fight({ red: { lio: { at: [5, 5] } }, blue: { hadra: { at: [6, 5] } } });
  const odds = table.send({ do: 'odds', choice: { option: 'attack', target: 'hadra' } } as never) as {
    readonly exact: boolean;
    readonly tail?: number;
    readonly outcomes: readonly { readonly p: number }[];
  };
  expect(odds.exact).toBe(true);
  expect(odds.tail).toBeGreaterThan(0);
  expect(odds.tail).toBeLessThan(1e-9);
  // The listed outcomes and the omitted ones add up to 1.
  const told = odds.outcomes.reduce((sum, { p }) => sum + p, 0);
  expect(told + (odds.tail ?? 0)).toBeCloseTo(1, 12);
});

test('[AD-DIE-13] with ruling burst once the odds leave out nothing', () => {
  const table = fight(
    { red: { thug: { at: [5, 5] } }, blue: { hadra: { at: [6, 5], now: { vigor: 4 } } } },
    {
      rulings: { burst: 'once' },
    },
  );
  const odds = table.send({ do: 'odds', choice: { option: 'attack', target: 'hadra' } } as never);
  expect(odds).toMatchObject({ exact: true });
  expect(odds).not.toHaveProperty('tail');
});

test('[AD-RES-1] [AD-ACT-13] the odds of Mind Grip tell the chance to lose an action: Resolve 20 against 18', () => {
  const table = fight({ foes: { hexer: { at: [5, 5] } }, heroes: { amari: { at: [9, 5] } } });
  const grip = { option: 'power-mind-grip', target: 'amari' };
  const odds = table.send({ do: 'odds', choice: grip } as never) as {
    readonly chances: { readonly [tag: string]: number };
  };
  const two = add(one, one);
  // Not resisted: two dice with sum s, and a d20 of at most 18 - s.
  let holds = 0;
  for (let s = 2; s < 18; s++) holds += ((two[s] ?? 0) * (18 - s)) / 20;
  expect(odds.chances['condition:amari:loses an action']).toBeCloseTo(holds, 8);
  // About a third.
  expect(holds).toBeCloseTo(0.3296, 4);
});
