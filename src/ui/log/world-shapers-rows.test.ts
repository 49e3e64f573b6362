import { expect, test } from 'vitest';
import { choice, duel, endTurn, fight, hold, move } from '../../systems/world-shapers/tests/line-up.ts';
import type { Scenario } from '../../table/testing/scenario.ts';
import { joinedLines } from './joined.ts';

/** The log of a World Shapers fight as shown: which lines form a row, and its text. */
const read = (table: Scenario): readonly string[] => joinedLines(table.lines()).map(({ line }) => line.text);

const uses = (ability: string, more = {}) => choice(`ability-${ability}`, more);

test('[WS-ATK-1] [WS-ARM-1] a hit is two rows: the attack with its result, and the damage with what is left', () => {
  const table = duel({ brana: {}, ogre: {} });
  table
    .does(choice('attack', { target: 'ogre', with: 'brana/ax' }))
    .rolls('attack', 15)
    .rolls('damage', 6);
  // 15 + 5 against 12; 6 - 2 = 4 of 45.
  expect(read(table).slice(-2)).toEqual([
    'Brana attacks Ogre with ax and hits: 20 against Evasion 12',
    'Ogre takes 4 Physical damage: 41 Vitality left',
  ]);
});

test('[WS-BAS-7] a miss is one row, and the AP paid next are not part of it', () => {
  const table = duel({ brana: {}, ogre: {} });
  table.does(choice('attack', { target: 'ogre', with: 'brana/ax' })).rolls('attack', 2);
  table.does(choice('take-cover'));
  expect(read(table).slice(-2)).toEqual([
    'Brana attacks Ogre with ax and misses: 7 against Evasion 12',
    'Brana takes cover until its next turn',
  ]);
});

test('[WS-RND-5] [WS-BAS-7] a move is one row, with the AP paid on its way', () => {
  const table = duel({ brana: {}, ogre: { at: [20, 5] } });
  table.does(move(11, 5));
  // 3 m without AP and 3 m for 1 AP, all from square to square.
  expect(read(table).at(-1)).toBe('Brana goes 6 m to L6');
  expect(
    joinedLines(table.lines())
      .at(-1)
      ?.parts.map(({ text }) => text),
  ).toEqual([
    'Brana goes 3 m to I6',
    'Brana pays 1 AP (Walk): 2 left',
    'Brana has 3 m to go (Walk)',
    'Brana goes 3 m to L6',
  ]);
});

test('[WS-BAS-7] metres bought in advance are one row with the move that uses them', () => {
  const table = duel({ brana: {}, ogre: { at: [20, 5] } });
  table.does(choice('move-action'));
  expect(read(table).at(-1)).toBe('Brana makes ready to go farther: 6 m to go');
  table.does(move(9, 5));
  expect(read(table).at(-1)).toBe('Brana makes ready to go farther: 6 m to go, goes 4 m to J6');
});

test('[WS-DRS-13] one roll against several targets is in the row of the Ability, and each target has its own rows', () => {
  const table = fight({
    heroes: { oren: { at: [2, 8] } },
    foes: { ogre: { at: [8, 8] }, skeleton: { at: [8, 10] } },
  });
  table.does(uses('thunder-burst', { cell: { x: 9, y: 9 } })).rolls('damage', 4, 5);
  table.rolls('withstand', 3).rolls('withstand', 19);
  // 9 - 2 = 7 of 45; half of 9 is 4, less Armor 1: 3 of 18.
  expect(read(table).slice(-5)).toEqual([
    'Oren uses Thunder Burst: 9 Shock',
    'Ogre fails the Constitution DR (7 against 15)',
    'Skeleton makes the Constitution DR (19 against 15)',
    'Ogre takes 7 Shock damage: 38 Vitality left',
    'Skeleton takes 3 Shock damage: 15 Vitality left',
  ]);
});

test('[WS-DRS-4] [WS-MOV-1] the DR, the move and the damage of one target are one row', () => {
  const table = fight({ heroes: { oren: { at: [2, 8] } }, foes: { bandit: { at: [8, 8] } } });
  table
    .does(uses('gale-push', { target: 'bandit' }))
    .rolls('damage', 4)
    .rolls('withstand', 3);
  // Strength 0: 3 against 15; 4 - 1 = 3 of 15.
  expect(read(table).slice(-2)).toEqual([
    'Oren uses Gale Push on Bandit',
    'Bandit fails the Strength DR (3 against 15), is moved 4 m to M9, takes 3 Physical damage: 12 Vitality left',
  ]);
});

test('[WS-ATK-11] [WS-VIT-3] [WS-VIT-4] a critical hit that takes the target Down tells damage, Bleeding and Down', () => {
  const table = fight({ heroes: { oren: { at: [2, 8] } }, foes: { bandit: { at: [8, 8] } } });
  table.does(uses('heat-lance', { target: 'bandit', upcast: 2 })).rolls('attack', 20);
  table.rolls('damage', 4, 5, 6, 6);
  // 21 + 6 + 3 of Tier 1 - Armor 1 = 29; 15 - 29.
  expect(read(table).slice(-2)).toEqual([
    'Oren uses Heat Lance on Bandit and lands a critical hit: 26 against Evasion 13',
    'Bandit takes 29 Heat damage: −14 Vitality left, is Bleeding, goes Down',
  ]);
  expect(table.lines().find(({ text }) => text.includes('loses'))?.text).toBe(
    'Bandit loses 29 Vitality (−14 left) to Oren’s Heat Lance',
  );
});

test('[WS-VIT-7] healing is told together with what it ends', () => {
  const table = fight({
    heroes: { maela: { at: [2, 8] }, brana: { at: [3, 8], now: { vitality: -2 } } },
    foes: { bandit: { at: [12, 8] } },
  });
  table.does(uses('mend', { target: 'brana' })).rolls('healing', 4, 3);
  // 7 + 2 from -2.
  expect(read(table).slice(-2)).toEqual([
    'Maela uses Mend on Brana',
    'Brana gets 9 Vitality back: 7 now, comes to, is Prone',
  ]);
});

test('[WS-GEN-7] [WS-ADV-11] a contest is one row, and its effect another', () => {
  const table = duel({ wrestler: { use: 'pit-wrestler' }, bandit: {} });
  table
    .does(choice('grab', { target: 'bandit' }))
    .rolls('grab', 15)
    .rolls('grab-resisted', 5);
  expect(read(table).slice(-2)).toEqual([
    'Pit wrestler tries to grab Bandit: 24 against 7, and succeeds',
    'Bandit is Grabbed by Pit wrestler',
  ]);
  const failed = duel({ wrestler: { use: 'pit-wrestler' }, bandit: {} });
  failed
    .does(choice('trip', { target: 'bandit' }))
    .rolls('trip', 1)
    .rolls('trip-resisted', 15);
  expect(read(failed).at(-1)).toBe('Pit wrestler tries to trip Bandit: 10 against 17, and fails');
});

test('[WS-ADV-12] hiding is one row with every combatant who tries to notice it', () => {
  const table = fight({
    heroes: { sill: { at: [2, 8] } },
    foes: { bandit: { at: [8, 8] } },
    things: { 'stone-wall': { at: [5, 8] } },
  });
  table.does(choice('hide')).rolls('hide', 15).rolls('spot', 5);
  // Dexterity 15 and Stealth 3: 23; Perception +1: 6.
  expect(read(table).at(-1)).toBe('Sill tries to hide: 23, Bandit 6 and is hidden from Bandit');
});

test('[WS-INI-11] [WS-RND-4] a held action and a defence are told without their price in AP', () => {
  const table = fight({ heroes: { sill: { at: [1, 1] } }, foes: { bandit: { at: [12, 1] } } });
  table.does(hold('attack', { trigger: 'enters', range: 10, with: 'sill/bow' })).does(endTurn);
  expect(read(table)).toContain('Sill waits: Attack with bow when an enemy comes within 10 m');
  const guarding = duel({ brana: {}, ogre: {} }).does(choice('defend'));
  expect(read(guarding).at(-1)).toBe('Brana defends until its next turn');
});

test('[WS-CIN-3] [WS-CIN-5] a great deed told with the name of its doer does not repeat the name', () => {
  const asks = (what: string) => {
    const table = duel({ brana: {}, ogre: {} }).does(choice('cinematic', { what }));
    const first = table.choice().question;
    table.does(choice('allow', { skill: 'rawForce', difficulty: 11 })).rolls('cinematic', 14);
    return [first, table.choice().question];
  };
  expect(asks('Brana tears the roof down')).toEqual([
    'Brana tears the roof down. Is it possible?',
    'Brana tears the roof down: it succeeds. What happens?',
  ]);
  expect(asks('tears the roof down')).toEqual([
    'Brana: tears the roof down. Is it possible?',
    'Brana: tears the roof down: it succeeds. What happens?',
  ]);
});

test('[WS-CIN-5] damage ruled by the game master is two rows: the dice and what is left', () => {
  const table = duel({ brana: {}, ogre: {} }).does(
    choice('cinematic', { what: 'Brana tears the roof down' }),
  );
  table.does(choice('allow', { skill: 'rawForce', difficulty: 11 })).rolls('cinematic', 14);
  table.does(choice('damage', { whom: ['ogre'] }));
  table.rolls('damage', 1, 2, 3, 4);
  // 10 - 2 of 45.
  expect(read(table).slice(-2)).toEqual([
    'Damage to Ogre, Physical: 1 + 2 + 3 + 4',
    'Ogre takes 8 Physical damage: 37 Vitality left',
  ]);
});

test('[WS-STA-6] burning is one row: the die, the damage and what is left', () => {
  const table = duel({ brana: {}, ogre: {} });
  table.byHand('set alight', { change: 'condition', who: 'brana', condition: 'burning', on: true });
  table.does(endTurn).rolls('burning', 3);
  // 3 of 34, and no Armor.
  const row = joinedLines(table.lines()).find(({ line }) => line.text.startsWith('Brana burns'));
  expect(row?.line.text).toBe('Brana burns, takes 3 Heat damage: 31 Vitality left');
  expect(row?.parts.map(({ roll }) => roll?.faces)).toContainEqual([3]);
  expect(read(table).filter((text) => text.includes('3 Heat'))).toHaveLength(1);
});

test('[WS-ATK-1] nothing is cut out of a name: one with a colon stays whole in the row of an attack', () => {
  const table = duel({ brana: {}, ogre: { sheet: { name: 'Rook: the Elder' } } });
  table.does(choice('attack', { target: 'ogre', with: 'brana/ax' })).rolls('attack', 2);
  expect(read(table).at(-1)).toBe('Brana attacks Rook: the Elder with ax and misses: 7 against Evasion 12');
});
