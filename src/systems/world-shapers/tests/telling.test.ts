import { expect, test } from 'vitest';
import { oddsOf } from '../../../engine/odds.ts';
import { tellsOdds } from '../../testing/telling.ts';
import { system } from '../index.ts';
import { choice, fight } from './line-up.ts';
import { answering, momentOf } from './moment.ts';

tellsOdds(system, []);

test('[WS-ADV-8] the chance to shake somebody off, who makes the check', () => {
  const lineUp = { red: { brana: { on: 'ogre' } }, blue: { ogre: { at: [6, 5] } } } as const;
  const moment = momentOf(lineUp, choice('shake-off', { target: 'brana' }), {
    order: ['brana', 'ogre'],
    turnOf: 'ogre',
  });
  const { exact, chances } = oddsOf(system, moment, answering());
  // d20 + 7 must beat d20 + 6 to cling on: the ogre's die is at most hers in 210 of 400 pairs.
  expect([exact, chances.won, chances.lost]).toEqual([true, expect.closeTo(0.475), expect.closeTo(0.525)]);
});

/** A weapon with a name that says whose it is. */
const hook = {
  id: 'own',
  name: 'Bo’s Hook',
  primary: 'strength',
  secondary: 'will',
  damage: [{ count: 1, sides: 4, type: 'physical' }],
  melee: {},
};

test('[WS-CIN-3] [WS-BAS-10] [WS-BAS-11] what people wrote, and the number of a ruling, stay as they are', () => {
  const lineUp = {
    heroes: {
      brana: { at: [5, 5], sheet: { weapons: [{ thing: hook, in: 'carried' }] } },
      sill: { at: [6, 5] },
    },
    foes: { ogre: { at: [15, 5] } },
  } as const;
  const told = (table: ReturnType<typeof fight>) => table.lines().map(({ text }) => text);
  const alone = fight(lineUp);
  alone
    .does(choice('cinematic-together', { what: 'a mid-air leap', with: ['sill'] }))
    .does(choice('decline'));
  expect(told(alone)).toContain('Brana cannot go through with “a mid-air leap”: nobody takes part');
  const back = fight(lineUp, { rulings: { switchPlacesFail: 'apReturned' } });
  back.does(choice('switch-places', { target: 'sill' })).does(choice('decline'));
  expect(told(back)).toContain('Brana has 3 AP (declined (WS-R34))');
  back.does(choice('switch-weapons', { hands: ['own'] }));
  expect(told(back)).toContain('Brana draws Bo’s Hook');
});
