import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import { attack, fight } from './line-up.ts';

/** Odds of attacks, compared with an independent calculation (AD-DIE-13, AD-ATK-3). */

type Chances = readonly number[];
const most = 90;

/** The probability of each sum of a bursting die, up to 90. */
function bursting(sides: number): Chances {
  const chances = Array.from({ length: most + 1 }, () => 0);
  for (let start = 0, share = 1 / sides; start <= most; start += sides, share /= sides) {
    for (let face = 1; face < sides && start + face <= most; face++) chances[start + face] = share;
  }
  return chances;
}
const plain = (sides: number): Chances =>
  Array.from({ length: most + 1 }, (_, sum) => (sum >= 1 && sum <= sides ? 1 / sides : 0));
const both = (a: Chances, b: Chances): Chances =>
  Array.from({ length: most + 1 }, (_, sum) =>
    a.slice(0, sum + 1).reduce((all, p, i) => all + p * (b[sum - i] ?? 0), 0),
  );
const sumOf = (...dice: readonly Chances[]): Chances => dice.reduce(both);
const above = (chances: Chances, least: number): number =>
  chances.slice(least + 1).reduce((all, p) => all + p, 0);
const upTo = (chances: Chances, last: number): number =>
  chances.slice(0, last + 1).reduce((all, p) => all + p, 0);

function oddsOf(foe: Sketch, rulings: Sketch = {}) {
  const table = fight(
    { a: { thug: { at: [5, 5], now: { vigor: 7 } } }, b: { foe: { use: 'thug', at: [6, 5], ...foe } } },
    { rulings },
  );
  return table.send({ do: 'odds', choice: attack('foe', 'club') } as never) as {
    readonly exact: boolean;
    readonly chances: { readonly [tag: string]: number };
  };
}

test('[AD-ATK-3] [AD-DMG-5] [AD-HRT-5] the odds to fell a thug (Durability 10, Health 5) with a club', () => {
  const odds = oddsOf({ now: { vigor: 4 } });
  const hits = above(sumOf(plain(20), bursting(10)), 15);
  const fells = 1 - upTo(sumOf(plain(8), bursting(10)), 14);
  expect(odds.exact).toBe(true);
  expect(odds.chances['out:foe'] ?? 0).toBeCloseTo(hits * fells, 7);
});

test('[AD-ARM-1] [AD-ARM-11] the odds count armour (AR 4), and are 0 against superior Durability', () => {
  const mailed = oddsOf({ now: { vigor: 4 }, sheet: { armor: ['mail'] } });
  const hits = above(sumOf(plain(20), bursting(10)), 15);
  expect(mailed.chances['out:foe'] ?? 0).toBeCloseTo(hits * (1 - upTo(sumOf(plain(8), bursting(10)), 18)), 7);
  const superior = oddsOf({ now: { vigor: 4 }, sheet: { superior: 'heroic' } });
  expect(superior.chances['out:foe'] ?? 0).toBe(0);
});

test('[AD-R10] ruling burst once is counted in the odds', () => {
  const odds = oddsOf({ now: { vigor: 4 } }, { burst: 'once' });
  const once = Array.from({ length: most + 1 }, (_, sum) =>
    sum >= 1 && sum <= 9 ? 0.1 : sum >= 11 && sum <= 20 ? 0.01 : 0,
  );
  const hits = above(sumOf(plain(20), once), 15);
  expect(odds.chances['out:foe'] ?? 0).toBeCloseTo(hits * (1 - upTo(sumOf(plain(8), once), 14)), 9);
});

test('[AD-REA-6] the question for a Defense shows the chance to be hit: with Defense against 20, without it 1', () => {
  const table = fight({ a: { thug: { at: [5, 5] } }, b: { foe: { use: 'thug', at: [6, 5] } } })
    .does(attack('foe', 'club'))
    .rolls('attack', 16, 4);
  const chances = (option: string) =>
    (table.send({ do: 'odds', choice: { option } } as never) as { chances: { [tag: string]: number } })
      .chances;
  const evades = above(sumOf(plain(20), bursting(10)), 20);
  const defended = chances('defense');
  expect(defended.defended).toBeCloseTo(evades, 7);
  expect(defended.hit).toBeCloseTo(1 - evades, 7);
  expect(chances('decline').hit).toBeCloseTo(1, 9);
});

test('[AD-OBJ-1] [AD-OBJ-3] the odds of an attack on a door (Durability 2, AR 2) tell its destruction, and no wounds', () => {
  const table = fight({
    a: { thug: { at: [5, 5] } },
    b: {
      door: { use: 'wooden-door', at: [6, 5], now: { durability: 2 } },
      foe: { use: 'thug', at: [12, 5] },
    },
  });
  const { chances } = table.send({ do: 'odds', choice: attack('door', 'club') } as never) as {
    chances: { [tag: string]: number };
  };
  // One d8 and one bursting d10, less AR 2: it stands if they come to 3 or less, 3 of 80 ways.
  expect(chances['out:door']).toBeCloseTo(1 - 3 / 80, 7);
  expect(chances).not.toHaveProperty('condition:door:wounded');
});
