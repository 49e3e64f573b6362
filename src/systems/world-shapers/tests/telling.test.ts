import { expect, test } from 'vitest';
import { oddsOf } from '../../../engine/odds.ts';
import { tellsOdds } from '../../testing/telling.ts';
import { system } from '../index.ts';
import type { Sketch } from './line-up.ts';
import { choice, conditions, endTurn, fight } from './line-up.ts';
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

/** The bandit under these effects, before its turn; then Brana's and Sill's. */
const afflicted = (...effects: readonly Sketch[]) =>
  fight(
    {
      heroes: { brana: { at: [2, 2] }, sill: { at: [2, 8] } },
      foes: { bandit: { at: [12, 5], now: { effects } } },
    },
    { order: ['brana', 'bandit', 'sill'] },
  );
const endings = (table: ReturnType<typeof fight>): readonly string[] =>
  table
    .lines()
    .map(({ text }) => text)
    .filter((text) => text.includes('no longer'));

test('[WS-STA-1] nobody is told to be rid of what it still suffers from by another cause', () => {
  const table = afflicted(
    { status: 'poisoned', by: 'brana', for: 'endOfNextTurn' },
    { status: 'poisoned', by: 'sill', for: { rounds: 2 } },
  );
  table.does(endTurn).does(endTurn);
  // The first of the two is over.
  expect([conditions(table, 'bandit'), endings(table)]).toEqual([['poisoned'], []]);
  // Round 2: Sill 33, Brana 27, the bandit 22.
  table.does(endTurn).does(endTurn).does(endTurn).does(endTurn);
  expect([conditions(table, 'bandit'), endings(table)]).toEqual([[], ['Bandit is no longer Poisoned']]);
});

test('[WS-STA-6] whoever fears two is told of whom it is no longer Frightened', () => {
  const table = afflicted(
    { status: 'frightened', by: 'brana', for: 'endOfNextTurn' },
    { status: 'frightened', by: 'sill', for: { rounds: 2 } },
  );
  table.does(endTurn).does(endTurn);
  expect(endings(table)).toEqual(['Bandit is no longer Frightened of Brana']);
  table.does(endTurn).does(endTurn).does(endTurn).does(endTurn);
  expect(endings(table).at(-1)).toBe('Bandit is no longer Frightened');
});

test('[WS-STA-6] whoever becomes Frightened of two is told of whom each time, by hand as by an Ability', () => {
  const table = fight({
    heroes: { oren: { at: [2, 2] } },
    foes: { ogre: { at: [4, 2] }, bandit: { at: [9, 9] } },
  });
  const fears = (other: string) => ({
    change: 'condition',
    who: 'ogre',
    condition: 'frightened',
    other,
    on: true,
  });
  table.byHand('a ghost', fears('oren'), fears('bandit'));
  const told = table.lines().map(({ text }) => text);
  expect(told).toContain('Ogre is Frightened of Oren');
  expect(told).toContain('Ogre is Frightened of Bandit');
});

test('[WS-CIN-16] [WS-ABL-1] what lasts longer now is not told to be over, and its odds do not say so', () => {
  const held: readonly Sketch[] = [
    { status: 'restrained', by: 'brana', for: 'upheld' },
    { ability: 'quicken', label: 'Quicken', gifts: [{ of: 'initiative', value: 5 }], for: 'combat' },
  ];
  const table = fight(
    {
      heroes: { brana: { at: [5, 5] } },
      foes: { bandit: { at: [6, 5], now: { effects: held }, sheet: { abilities: ['quicken'], wp: 6 } } },
    },
    { order: ['bandit', 'brana'] },
  );
  table.does(choice('ability-quicken')).does(endTurn);
  const odds = table.send({ do: 'odds', choice: choice('uphold') } as never) as { readonly chances: object };
  expect(Object.keys(odds.chances)).toEqual(['condition:bandit:restrained']);
  table.does(choice('uphold'));
  expect([conditions(table, 'bandit'), endings(table)]).toEqual([['restrained', 'quicken'], []]);
});
