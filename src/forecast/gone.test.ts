import { expect, test } from 'vitest';
import type { ForecastReply } from '../protocol/courses.ts';
import { attack, fight } from '../systems/action-dice/tests/line-up.ts';

/** Constructs that are destroyed in the fights of a forecast are not there any more at their end. */

test('[AD-OBJ-3] [AD-R92] a turret that is destroyed in every fight is out at the end of every fight, and so is its side', () => {
  const table = fight({
    heroes: { hadra: { at: [5, 5] } },
    foes: { turret: { use: 'sentry-turret', at: [6, 5], now: { durability: 1 } } },
  });
  // The hit is certain, and 1d8 and two dice are more than AR 3 and the last point of Durability.
  table.does(attack('turret', 'sword')).rolls('attack', 20, 5, 5);
  const { people, fights } = table.send({ do: 'forecast', fights: 12, seed: 'f' }) as ForecastReply;
  expect(people.turret).toMatchObject({
    ends: [{ degree: 'gone', n: fights }],
    felledBy: [{ by: 'hadra', n: fights }],
  });
});

test('[AD-OBJ-3] a party of one construct that is destroyed is told to have fallen', () => {
  const table = fight(
    {
      foes: { turret: { use: 'sentry-turret', at: [6, 5], now: { durability: 1 } } },
      guards: { soldier: { at: [5, 5] } },
    },
    { turnOf: 'soldier' },
  );
  table.does(attack('turret', 'sword')).rolls('attack', 20, 5, 5);
  const { party } = table.send({ do: 'forecast', fights: 12, seed: 'f' }) as ForecastReply;
  expect([party.somebodyOut.n, party.wipedOut.n]).toEqual([12, 12]);
});
