import { expect, test } from 'vitest';
import type { ForecastReply } from '../protocol/courses.ts';
import { choice, fight } from '../systems/world-shapers/tests/line-up.ts';
import { fight as fightOfSlots } from '../systems/wound-slots/tests/line-up.ts';
import type { Scenario } from '../table/testing/scenario.ts';

/** Who is taken out in the fights of a forecast, and by whom: nobody who lay there already when it began. */

const foreseen = (table: Scenario) => {
  const { people } = table.send({ do: 'forecast', fights: 12, seed: 'f' }) as ForecastReply;
  return Object.fromEntries(
    Object.entries(people).map(([who, { felledBy, whenFirst }]) => [
      who,
      { felledBy, first: whenFirst.fights },
    ]),
  );
};

/** Brana lies there, bleeding: at the end of her slot she loses 4 of the 34 Vitality that she can be below 0. */
const pit = (now: object) =>
  fight({
    heroes: { brana: { at: [5, 5], now: now as never }, maela: { at: [5, 9] } },
    foes: { bandit: { at: [15, 9], now: { vitality: 1 } } },
  });

test('[WS-VIT-4] [WS-VIT-5] [WS-VIT-6] whoever lies there bleeding and dies of it was not taken out in the fights to come', () => {
  const table = pit({ vitality: -28, effects: [{ status: 'bleeding' }] });
  expect(table.who('brana')).toMatchObject({ tracks: { vitality: { max: 34 } }, out: 'unconscious' });
  const { brana, maela, bandit } = foreseen(table);
  expect(brana).toEqual({ felledBy: [], first: 0 });
  // One of the two others has to fall before the fight is over.
  expect((maela?.first ?? 0) + (bandit?.first ?? 0)).toBe(12);
});

test('[WS-GEN-9] a crate that is broken first does not hide who of the fighters falls first', () => {
  const table = fight({
    heroes: { brana: { at: [5, 5] } },
    foes: {
      crate: { use: 'crate', at: [6, 5], now: { vitality: 1 } },
      bandit: { at: [15, 9], now: { vitality: 1 } },
    },
  }).does(choice('attack', { target: 'crate' }));
  expect(table.roll().purpose).toBe('damage');
  const { brana, bandit, crate } = foreseen(table);
  expect(crate).toBeUndefined();
  expect((brana?.first ?? 0) + (bandit?.first ?? 0)).toBe(12);
});

test('[SL-CND-10] whoever falls by the own fire is taken out by nobody else, not by somebody who joined', () => {
  // Fire of 5 upon many wounds; the goblin stands a hundred squares away.
  const table = fightOfSlots(
    {
      heroes: {
        pell: {
          at: [2, 5],
          now: { ap: 0, burning: 5, wounds: { light: 4, moderate: 2, severe: 2, critical: 1 } },
        },
      },
      foes: { goblin: { at: [100, 5] } },
    },
    { field: { width: 104 } },
  );
  const { pell } = foreseen(table);
  expect(pell?.felledBy.map(({ by }) => by)).toEqual(['']);
});

test('[WS-GEN-9] a trap that takes somebody out is known by its name', () => {
  const table = fight({
    heroes: { brana: { at: [5, 5], now: { vitality: 1 } } },
    foes: { trap: { use: 'bolt-trap', at: [9, 5] }, bandit: { at: [23, 15] } },
  });
  const { cast } = table.send({ do: 'forecast', fights: 12, seed: 'f' }) as ForecastReply;
  expect(cast.people.trap).toBeUndefined();
  expect(cast.others).toEqual({ trap: 'Bolt trap' });
  expect(foreseen(table).brana?.felledBy.map(({ by }) => by)).toContain('trap');
});
