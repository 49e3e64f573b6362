import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Sketch } from './line-up.ts';
import { choice, decline, duel, endTurn, fight } from './line-up.ts';

/** Powers and things that people have written themselves, in the words of the fight. */

/** A spell as a form makes it: on every sheet the first one has the same id. */
const bolt = (name: string, more: object = {}) => ({
  id: 'new-power',
  name,
  kind: 'spell',
  actions: 1,
  mana: 2,
  does: {
    deed: 'bolt',
    value: 1,
    rank: 'ordinary',
    type: 'thermal',
    dice: 'none',
    range: { near: 60, far: 120 },
  },
  ...more,
});

const told = (table: Scenario): string =>
  table
    .lines()
    .map(({ text }) => text)
    .join('\n');

test('[AD-ACT-13] own powers of two people with one id are each told by their own names', () => {
  const table = duel({
    hadra: { sheet: { powers: [bolt('Ember')] } },
    thug: { sheet: { powers: [bolt('Frostbite')] } },
  });
  table.does(endTurn).does(choice('power-new-power', { target: 'hadra' }));
  expect(table.roll().question).toBe('Thug attacks Hadra with Frostbite');
  table.rolls('attack', 2, 3);
  expect(told(table)).toContain('pays 2 Mana (Frostbite)');
  expect(told(table)).toContain('uses Frostbite on Hadra');
  expect(told(table)).not.toContain('Ember');
});

test('[AD-ENC-5] [AD-ACT-11] [AD-REA-12] so are acts of several turns, readied powers and special reactions', () => {
  const long = duel({
    hadra: { sheet: { powers: [bolt('Ember', { actions: 3 })] } },
    thug: { sheet: { powers: [bolt('Frostbite', { actions: 3 })] } },
  });
  long.does(endTurn).does(choice('power-new-power', {}));
  expect(told(long)).toContain('begins Frostbite: 2 of 3 actions');
  long.does(endTurn).does(choice('give-up'));
  expect(told(long)).toContain('gives up Frostbite');
  expect(told(long)).not.toContain('Ember');

  const waits = duel({
    hadra: { sheet: { powers: [bolt('Ember')] } },
    thug: { sheet: { powers: [bolt('Frostbite')] } },
  });
  waits
    .does(endTurn)
    .does(choice('ready', { what: 'power-new-power', target: 'hadra', when: 'attacks', whom: 'hadra' }));
  expect(told(waits)).toContain('waits: Frostbite when Hadra attacks');

  const roll = { deed: 'defend', against: 'any', ability: 'agility' };
  const dodge = (name: string) => ({ id: 'new-power', name, kind: 'reaction', vigor: 3, does: roll });
  const dodges = duel({
    hadra: { sheet: { powers: [dodge('Duck')] } },
    thug: { sheet: { powers: [dodge('Roll aside')] } },
  });
  dodges.does(choice('attack', { target: 'thug', with: 'sword' })).rolls('attack', 18, 2, 3);
  dodges.does(choice('new-power'));
  expect(dodges.roll().question).toBe('Thug defends against Hadra: Roll aside');
  dodges.rolls('defense', 2, 3);
  expect(told(dodges)).not.toContain('Duck');
});

/** A weapon, an armour and an item whose names have capitals of their own. */
const named = {
  shields: [],
  armor: [{ id: 'coat', name: 'Coat of Mirn', ar: 1, rank: 'ordinary', durability: 9 }],
  weapons: [
    {
      in: 'main',
      thing: {
        id: 'axe',
        name: 'Axe of Ilmar',
        value: 1,
        rank: 'ordinary',
        type: 'kinetic',
        kinetic: 'cutting',
        dice: 'none',
        melee: { reach: 6 },
        ranged: { near: 20, far: 40, thrown: true },
      },
    },
  ],
  items: [
    { in: 'off', thing: { id: 'flask', name: 'Flask no. 7 of Aud', does: { effect: 'vigor', points: 2 } } },
  ],
};

test('[AD-DMG-5] [AD-ARM-2] [AD-ACT-14] names of things keep the capitals that they have inside, in log and questions', () => {
  const table = duel({ hadra: { sheet: named }, thug: { sheet: named } });
  table.does(choice('attack', { target: 'thug', with: 'axe' }));
  expect(table.roll().question).toBe('Hadra attacks Thug with Axe of Ilmar');
  table.rolls('attack', 18, 2, 3);
  expect(table.choice().question).toBe('Hadra hits Thug with Axe of Ilmar: 23 against 15. Does Thug defend?');
  table.does(decline).rolls('damage', 5);
  expect(told(table)).toContain('damage (Axe of Ilmar)');
  expect(told(table)).toContain('Thug’s Coat of Mirn takes 1');
  table
    .does(decline)
    .does(choice('attack', { target: 'thug', with: 'axe/thrown' }))
    .rolls('attack', 2, 2, 3);
  expect(told(table)).toContain('misses Thug with thrown Axe of Ilmar');
  expect(told(table)).toContain('throws the Axe of Ilmar');
  const drops = duel({ hadra: { sheet: named }, thug: {} }).does(choice('drop', { item: 'flask' }));
  expect(told(drops)).toContain('drops the Flask no. 7 of Aud');
});

test('[AD-ACT-14] [AD-ACT-15] [AD-SHK-4] one of something is told as one, in notes of spells, smoke and the dying', () => {
  const grip = { deed: 'grip', far: 60, resist: ['reason'], vs: 18, lessActions: 2 };
  const smoke = { effect: 'smoke', visibility: 'low', radius: 15, rounds: 1, near: 20, far: 40 };
  const table = fight({
    heroes: {
      hadra: {
        at: [5, 5],
        sheet: {
          powers: [{ id: 'grip', name: 'Grip', kind: 'spell', actions: 1, does: grip }],
          items: [{ thing: { id: 'pot', name: 'Pot', does: smoke } }],
        },
      },
    },
    foes: { thug: { at: [6, 5], now: { durability: 0, health: 0, shock: 1 } }, soldier: { at: [9, 9] } },
  });
  expect(table.option('power-grip').note).toBe('Reason against 18: 2 actions less');
  expect(table.option('item-pot').note).toBe('Low visibility within 15 ft, 1 round');
  expect(table.option('stabilise').needs?.target).toMatchObject({
    oneOf: [{ note: 'dies in the next round' }],
  });
});

test('[AD-DIE-7] [AD-REA-5] a Talent that takes more dice than there are leaves none: notes do not count below 0', () => {
  const gifts = [
    { gift: 'defenseDice', amount: -5 },
    { gift: 'checkDice', amount: -5, skill: 'awareness' },
    { gift: 'resistanceDice', amount: -1 },
  ];
  const cursed = { powers: [{ id: 'curse', name: 'Curse', kind: 'talent', does: { deed: 'gifts', gifts } }] };
  const table = duel({ hadra: {}, thug: { sheet: { ...cursed, skills: { awareness: 2 } } } });
  const note = (label: string) => table.who('thug').notes?.find((one) => one.label === label)?.value;
  // One Bonus die of Speed 10 less five.
  expect([note('Defense'), note('Resistance checks')]).toEqual(['no dice', '−1 die']);
  table.does(choice('attack', { target: 'thug', with: 'sword' })).rolls('attack', 10, 2, 4);
  expect(table.option('defense').note).toBe('Dodge, Deflect or Block; no Bonus dice');
  table.does(decline).rolls('damage', 1, 1, 1, 1).does(decline).does(endTurn);
  const skills = table.option('use-skill').needs?.skill;
  expect(skills?.kind === 'one' && skills.oneOf.find(({ id }) => id === 'awareness')?.note).toBe(
    'no Bonus dice',
  );
});

test('[AD-POS-10] [AD-RES-1] whoever resists a technique is asked, and told about, with its weapon in brackets', () => {
  const table = duel({ veteran: {}, thug: {} });
  table.does(choice('power-sweep', { target: 'thug', with: 'greatsword' })).rolls('attack', 10, 4, 4);
  table.does(decline);
  expect(table.choice().question).toBe('Does Thug struggle against Sweep (greatsword)?');
  table.does(choice('submit'));
  expect(told(table)).toContain('Thug is knocked down (Sweep (greatsword))');
  const kicks = { sheet: { shields: [], weapons: [{ in: 'main', thing: hammer }] } };
  const held = duel({ hadra: kicks, thug: {} }).does(choice('attack', { target: 'thug', with: 'maul' }));
  held.rolls('attack', 10, 4, 4).does(decline).rolls('damage', 1).does(choice('struggle'));
  held.rolls('resistance', 2, 2);
  expect(told(held)).toContain('Thug does not resist maul with Strength: 4 against 18');
});

/** A weapon that knocks down at every hit. */
const hammer = {
  id: 'maul',
  name: 'Maul',
  value: 1,
  rank: 'ordinary',
  type: 'kinetic',
  kinetic: 'impact',
  dice: 'none',
  melee: { reach: 6 },
  rider: { does: 'knockDown', resist: ['strength'] },
};

test('[AD-ATK-8] [AD-R45] the damage of an area, rolled once for all, is not called that of the first of them', () => {
  const storm = { ...bolt('Storm'), does: { ...thunder, deed: 'blast', far: 60 } };
  const both = (sheet: Sketch) =>
    fight({
      heroes: { hadra: { at: [5, 5], sheet } },
      foes: { thug: { at: [9, 5] }, soldier: { at: [10, 5] } },
    });
  const cast = both({ powers: [storm] }).does(choice('power-new-power', { at: { x: 9, y: 5 } }));
  cast.rolls('attack', 20, 5).does(decline).does(decline);
  expect(cast.roll().question).toBe('Damage: Storm');
  const bomb = {
    thing: { id: 'bomb', name: 'Bomb', does: { ...thunder, effect: 'blast', near: 30, far: 60 } },
  };
  const thrown = both({ items: [bomb] }).does(choice('item-bomb', { at: { x: 9, y: 5 } }));
  thrown.rolls('attack', 20, 5).does(decline).does(decline);
  expect(thrown.roll().question).toBe('Damage: bomb');
});

const thunder = {
  value: 1,
  rank: 'ordinary',
  type: 'thermal',
  dice: 'none',
  radius: 10,
  ability: 'reason',
};

test('[AD-REC-6] what is regained is told as what there is now, not as what is left', () => {
  const table = duel({ hadra: { now: { vigor: 3 } }, thug: {} })
    .does(endTurn)
    .does(endTurn);
  // Stamina 30: 6 a round.
  expect(told(table)).toContain('Hadra regains 6 Vigor (recovery): 9 now');
});

test('[AD-ACT-13] [AD-REA-12] [AD-RES-2] the panel says what own powers and weapons do, of which nothing is written about them', () => {
  const power = (name: string, kind: string, does: object, more: object = {}) => ({
    id: name.toLowerCase(),
    name,
    kind,
    does,
    ...more,
  });
  const knock = { does: 'knockBack', feet: 10, resist: ['strength', 'agility'], on: 'critical' };
  const strike = { deed: 'strike', with: 'light', charges: 1, lunge: 10, onlyWounded: true, rider: knock };
  const gifts = [
    { gift: 'attackDice', amount: 1 },
    { gift: 'checkDice', amount: -2, skill: 'awareness', wounded: true },
  ];
  const powers = [
    power('Charge', 'technique', strike, { actions: 1, vigor: 2 }),
    power('Spark', 'spell', bolt('').does, { actions: 1, mana: 1 }),
    power('Roll', 'reaction', { deed: 'defend', against: 'any', ability: 'agility', needs: 'shield' }),
    power('Gift', 'talent', { deed: 'gifts', gifts }, { actions: 1, vigor: 4 }),
    power('Old', 'talent', { deed: 'gifts', gifts }, { about: 'As it is written.' }),
  ];
  const weapons = [{ in: 'main', thing: hammer }];
  const table = duel({ hadra: { sheet: { powers, weapons, shields: [] } }, thug: {} });
  const note = (label: string) => table.who('hadra').notes?.find((one) => one.label === label)?.value;
  expect(['Charge', 'Spark', 'Roll', 'Gift', 'Old', 'Maul'].map(note)).toEqual([
    'technique, 1 action, 2 Vigor: with a light weapon, Speed dice, up to 10 ft straight on before it, only against the wounded, 1 Charge, a critical hit knocks back 10 ft unless resisted: Strength or Agility against the attack',
    'spell, 1 action, 1 Mana: 1d8 Thermal, near 60 ft, far 120 ft',
    'reaction: against any attack, Agility dice, with a shield in hand',
    'Talent: +1 die to attack, −2 dice of skill checks with Awareness while wounded',
    'Talent: As it is written.',
    '1d8 Kinetic (impact), reach 6 ft, a hit knocks down unless resisted: Strength against the attack',
  ]);
});
