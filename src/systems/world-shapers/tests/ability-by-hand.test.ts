import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import { asked, choice, fight, vitality, waiting } from './line-up.ts';

/** On whom an Ability hangs when the game master takes people away in its middle (WS-ABL-1, WS-COV-3, WS-GEN-10). */

const uses = (ability: string, more: Sketch = {}) => choice(`ability-${ability}`, more);
const remove = (who: string) => ({ change: 'remove', who });
const body = (evasion: number): Sketch => ({ printed: { evasion }, vitality: 60 });

/** Oren’s Heat Lance at the target has missed it and hit the screen in front of it. */
const gone = () => {
  const table = fight({
    red: { oren: { at: [2, 5] } },
    blue: {
      screen: { use: null, at: [8, 5], sheet: body(13) },
      target: { use: null, at: [9, 5], sheet: body(16) },
      other: { use: null, at: [12, 9], sheet: body(16) },
    },
  });
  // 9 + 6 = 15 against 16 + 2 for half cover, then against 13.
  return table.does(uses('heat-lance', { target: 'target' })).rolls('attack', 9);
};

test('[WS-ABL-1] [WS-COV-3] an attack Ability that has gone on to somebody else hangs on that one', () => {
  const table = gone().byHand('it was an illusion', remove('target'));
  expect(waiting(table)).toMatchObject({ purpose: 'damage' });
  table.rolls('damage', 2, 2);
  expect(vitality(table, 'screen')).toBe(56);
});

test('[WS-ABL-1] [WS-COV-3] where that one is taken away, no damage is rolled', () => {
  const table = gone().byHand('it was an illusion', remove('screen'));
  expect(asked(table)).toBe('oren turn');
  expect(table.lines().at(-1)?.text).toBe('It comes to nothing: screen is out of the fight');
  expect(vitality(table, 'target')).toBe(60);
});

test('[WS-ABL-1] [WS-DRS-1] what needs no attack roll hangs on its target as before', () => {
  const table = fight({
    heroes: { oren: { at: [2, 8] } },
    foes: { ogre: { at: [8, 8] }, bandit: { at: [20, 2] } },
  });
  table.does(uses('mind-spike', { target: 'ogre' }));
  expect(waiting(table)).toMatchObject({ who: 'oren', purpose: 'damage' });
  table.byHand('it was an illusion', remove('ogre'));
  expect(asked(table)).toBe('oren turn');
  expect(table.lines().at(-1)?.text).toBe(
    'Oren cannot go through with Mind Spike: Ogre is not there any more',
  );
});

/** An area of two types of damage, of which the attacker says which one Armor stops. */
const blast = {
  id: 'blast',
  name: 'Blast',
  tier: 1,
  cost: { ap: 2, wp: 2 },
  range: 20,
  does: {
    deed: 'defense',
    dr: 'strength',
    area: 3,
    damage: [
      { count: 1, sides: 6, type: 'physical' },
      { count: 1, sides: 6, type: 'heat' },
    ],
  },
};

const blasted = () =>
  fight(
    {
      heroes: { oren: { at: [2, 8], sheet: { abilities: [blast] } } },
      foes: { bandit: { at: [8, 8] }, ogre: { at: [10, 9] }, wolf: { use: 'bandit', at: [20, 2] } },
    },
    { rulings: { armorAllocation: 'alwaysAsk' }, order: ['oren', 'bandit', 'ogre', 'wolf'] },
  ).does(uses('blast', { cell: { x: 9, y: 9 } }));

test('[WS-GEN-10] without the first of several targets the others suffer all the same', () => {
  const table = blasted().byHand('a trapdoor', remove('bandit')).rolls('damage', 3).rolls('damage', 3);
  table.rolls('withstand', 1);
  expect(asked(table)).toBe('oren armorAllocation');
  expect(table.choice()).toMatchObject({ about: { target: 'ogre' } });
});

test('[WS-GEN-10] [WS-ARM-6] nothing is asked about whoever is taken away when it is its turn to suffer', () => {
  const table = blasted().rolls('damage', 3).rolls('damage', 3).rolls('withstand', 1).rolls('withstand', 1);
  expect(table.choice()).toMatchObject({ about: { target: 'bandit' } });
  table.byHand('a trapdoor', remove('bandit'));
  expect(table.choice()).toMatchObject({ about: { target: 'ogre' } });
});

test('[WS-GEN-10] where nobody is left in the area, no damage is rolled', () => {
  const table = blasted().byHand('a trapdoor', remove('bandit'), remove('ogre'));
  expect(asked(table)).toBe('oren turn');
});
