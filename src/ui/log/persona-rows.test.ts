import { expect, test } from 'vitest';
import type { Fighter } from '../../systems/persona/tests/line-up.ts';
import {
  attack,
  cast,
  choice,
  decline,
  dodge,
  duel,
  fight,
  spend,
} from '../../systems/persona/tests/line-up.ts';
import type { Scenario } from '../../table/testing/scenario.ts';
import { joinedLines, rollsOf } from './joined.ts';

/** The log of a Persona fight as shown: which lines form a row, and its text. */
const read = (table: Scenario): readonly string[] => joinedLines(table.lines()).map(({ line }) => line.text);

/** The Ogre's claws, 3 and SB 4, pass with 40; Rin has a TB of 4 and AP 1 at the Body. */
const claws = (rin: Fighter) =>
  duel({ ogre: {}, rin })
    .does(attack('rin', { with: 'claws' }))
    .rolls('attack', 40);

test('[PE-ATK-1] [PE-ATK-5] a hit is one row with its dice, and what it does another', () => {
  const table = claws({}).answers('rin', decline).rolls('location', 50);
  expect(read(table).slice(-2)).toEqual([
    'Ogre attacks Rin with claws (Melee) and hits',
    'Rin takes Damage 7 at the Body, Defense 5: 1 wound, Lantern Hart takes 1 wound, 3 left, ' +
      'gains 1 Stress (1 now)',
  ]);
  const hit = joinedLines(table.lines()).at(-2);
  expect(hit && rollsOf(hit).map(({ roll }) => roll.faces)).toEqual([[40], [50]]);
});

test('[PE-PER-3] a Persona that breaks stands in the row of the blow', () => {
  const table = claws({ now: { personas: { 'lantern-hart': 1 } } }).answers('rin', decline);
  expect(read(table.rolls('location', 50)).at(-1)).toBe(
    'Rin takes Damage 7 at the Body, Defense 5: 1 wound, Lantern Hart takes 1 wound, 0 left, ' +
      'Lantern Hart breaks, gains 11 Stress (11 now)',
  );
});

test('[PE-ATK-4] an evaded attack is one row, with both dice', () => {
  const row = joinedLines(claws({}).answers('rin', dodge).rolls('evasion', 1).lines()).at(-1);
  expect(row?.line.text).toBe('Ogre attacks Rin with claws (Melee); Rin evades');
  expect(row && rollsOf(row).map(({ roll }) => roll.faces)).toEqual([[40], [1]]);
});

test('[PE-FATE-4] whoever rolls again has a row for it, which says how that went', () => {
  const table = duel({ kai: { now: { fate: 1 } }, ogre: {} }).does(attack('ogre', { with: 'kai/knife' }));
  // Melee 52.
  table.rolls('attack', 60).answers('kai', spend).rolls('attack', 75);
  expect(read(table).slice(-2)).toEqual([
    'Kai attacks Ogre with knife (Melee)',
    'Kai spends Fate to roll again and misses',
  ]);
});

test('[PE-FATE-7] a Heavy Wound that is blocked parts the row of the blow', () => {
  const sheet = { scores: { realisation: 20 } };
  const table = claws({ sheet, now: { equipped: null, light: 0, fate: 1 } }).answers('rin', decline);
  // Legs without armour: 7 against 4.
  table.rolls('location', 80).does(spend);
  expect(read(table).slice(-2)).toEqual([
    'Rin takes Damage 7 at the Right Leg, Defense 4: 1 wound',
    'Rin spends Fate to block a Heavy Wound',
  ]);
});

test('[PE-AIL-5] a test against an ailment is one row with what comes of it', () => {
  const chilled = (die: number) => {
    const table = duel({ hana: {}, ogre: { at: [8, 5] } }).does(cast('chill', 'ogre'));
    return read(table.rolls('attack', 20).answers('ogre', decline).rolls('resist', die));
  };
  expect(chilled(100)).toContain('Ogre does not resist, is Frozen');
  expect(chilled(1)).toContain('Ogre resists Frozen');
});

test('[PE-ATK-8] of several targets each has a row of its own', () => {
  const table = fight({
    red: { hana: { at: [3, 5] } },
    blue: {
      adept: { use: 'cult-adept', at: [12, 5] },
      gunner: { use: 'cult-gunner', at: [12, 6], now: { conditions: ['running'] } },
    },
  });
  const before = read(table).length;
  table.does(choice('focused', { target: 'adept', with: 'storm-of-shots:hana/machine-gun' }));
  // 75 passes against 80, and fails against the 70 for one that ran.
  table.rolls('attack', 75).answers('adept', decline).rolls('location', 50);
  const rows = read(table).slice(before);
  expect(rows[0]).toMatch(
    /^Hana attacks Cult (Adept and Cult Gunner|Gunner and Cult Adept) with Storm of Shots/,
  );
  expect(rows).toContain('Hana attacks Cult Adept with Storm of Shots and hits');
  expect(rows).toContain('Hana attacks Cult Gunner too and misses');
});

test('[PE-ATK-4] [PE-ATK-5] nothing is cut out of a name: one with a colon stays whole in lines and rows', () => {
  const table = claws({ sheet: { name: 'Rook: the Elder' } })
    .answers('rin', decline)
    .rolls('location', 50);
  expect(
    table.lines().some(({ text }) => text.startsWith('Ogre attacks Rook: the Elder with claws: 40')),
  ).toBe(true);
  expect(read(table).slice(-2)).toEqual([
    'Ogre attacks Rook: the Elder with claws (Melee) and hits',
    expect.stringMatching(
      /^Rook: the Elder takes Damage 7 .*, Lantern Hart takes 1 wound, 3 left, gains 1 Stress/,
    ),
  ]);
});
