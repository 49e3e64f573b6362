import { expect, test } from 'vitest';
import type { Tally } from '../../forecast/tally.ts';
import { noFights } from '../../forecast/tally.ts';
import type { Account } from '../account.ts';
import { foretold } from '../foretold.ts';

const account = {
  rounds: 4,
  over: { winner: 'Heroes' },
  people: [
    { id: 'ada', name: 'Ada', party: true, end: 'hurt' },
    { id: 'orc', name: 'Orc', party: false, end: 'dead' },
  ],
  deeds: [],
  ladder: false,
} as unknown as Account;

const tally: Tally = {
  ...noFights,
  fights: 10,
  wins: { Heroes: 7, Horde: 3 },
  rounds: { 3: 2, 4: 5, 6: 2, 10: 1 },
  people: {
    ada: { ends: { unhurt: 1, scratched: 2, hurt: 3, dead: 4 }, pools: {}, felledBy: {}, felledFirst: {} },
  },
};

test('the end of a fight is compared with ten forecast fights by winner, rounds and the hero’s state', () => {
  const told = foretold(account, tally);
  expect(told?.winner).toMatchObject({ side: 'Heroes', share: { n: 7 } });
  expect(told?.rounds).toEqual({ actual: 4, below: 2, same: 5, above: 3 });
  // Unhurt and scratched are better than hurt, dead is worse. Foes are left out.
  expect(told?.heroes).toEqual([{ who: 'ada', name: 'Ada', end: 'hurt', below: 3, same: 3, above: 4 }]);
});

test('an unfinished fight and a forecast of no fights give no comparison', () => {
  expect(foretold({ ...account, over: null }, tally)).toBeNull();
  expect(foretold(account, noFights)).toBeNull();
});
