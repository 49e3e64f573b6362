import { expect, test } from 'vitest';
import type { ForecastReply } from '../protocol/courses.ts';
import { fight as brawl } from '../systems/fighting-style/tests/line-up.ts';
import { choice, fight } from '../systems/wound-slots/tests/line-up.ts';

/** Forecasts that begin in the middle of a deed: what it has already paid and done lies before them. */

const foreseen = (table: ReturnType<typeof fight>) =>
  table.send({ do: 'forecast', fights: 10, seed: 'f' }) as ForecastReply;

/** Nerit casts Spark Arc for 3 Mana at a guard beside her, under water, where it strikes her too. */
const arc = (mana: number) =>
  fight(
    {
      heroes: { nerit: { at: [7, 5], now: { ap: 14, mana } } },
      foes: { guard: { at: [8, 5] }, other: { use: 'guard', at: [20, 10] } },
    },
    {
      field: {
        terrain: [{ id: 'sea', label: 'Sea', marks: { water: 'under' } }],
        cells: [{ x: 0, y: 0, w: 24, h: 16, terrain: 'sea' }],
      },
    },
  ).does(choice('cast-spell', { spell: 'spark-arc', target: 'guard' }));

test('[SL-STA-6] the Mana that a spell has cost before its attack is rolled is not spent in the fights to come', () => {
  const table = arc(3);
  expect([table.roll().purpose, table.who('nerit').pools.mana?.value]).toEqual(['attack', 0]);
  const { cast, people } = foreseen(table);
  expect(cast.people.nerit?.pools.mana).toEqual({ label: 'Mana', value: 0 });
  expect(people.nerit?.spent).not.toHaveProperty('mana');
});

test('[SL-UWC-6] [SL-CND-2] whoever fell before the roll that is awaited is not taken out in the fights to come', () => {
  // 6 + 6 = 12: the guard 12 + 4 - 5 - 5 = 6; Nerit 16 - 5 - 2 - 3 = 6, both critical. The guard 1 + 2 < 4.
  const table = arc(12).rolls('attack', 3, 3).rolls('consciousness', 1);
  expect([table.roll().for, table.roll().purpose]).toEqual(['nerit', 'consciousness']);
  expect(table.who('guard').out).not.toBeNull();
  const { people } = foreseen(table);
  expect([people.guard?.felledBy, people.guard?.whenFirst.fights]).toEqual([[], 0]);
  // Nerit or the other guard falls in each of them, and is the first.
  expect((people.nerit?.whenFirst.fights ?? 0) + (people.other?.whenFirst.fights ?? 0)).toBe(10);
});

test('a fight in its sixty-first round has as many rounds before it in a forecast as one in its first', () => {
  const table = brawl({ heroes: { edda: { at: [5, 5] } }, foes: { brute: { at: [6, 5] } } }, { round: 61 });
  const { endless, rounds } = foreseen(table);
  expect(endless).toBe(0);
  expect(rounds.p10).toBeGreaterThanOrEqual(61);
});
