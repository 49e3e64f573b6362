import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Sketch } from './line-up.ts';
import { attack, choice, conditions, decline, duel, endTurn, fight, spend } from './line-up.ts';

/** Lines of the log that say what no other line says. */

const said = (table: Scenario): readonly string[] => table.lines().map(({ text }) => text);
/** The clauses and words of the lines with this in them. */
const about = (table: Scenario, words: string): readonly string[] =>
  table
    .lines()
    .filter(({ text }) => text.includes(words))
    .map(({ text, clause }) => `${clause} ${text}`);

test('[PE-ACT-22] of two rolls, the log says when the earlier one stands', () => {
  const forced = (second: number): readonly string[] => {
    const table = duel({ sora: {}, ogre: {} }).does(choice('distract', { target: 'ogre' }));
    table.rolls('distract', 20).rolls('resist-distract', 25).does(endTurn);
    table.answers('ogre', attack('sora', { with: 'claws' })).rolls('attack', 35);
    return about(table.does(choice('force')).rolls('attack', second), 'stands');
  };
  expect(forced(5)).toEqual(['PE-ACT-22 The earlier 35 stands: it is the worse roll']);
  // A worse second roll is the last one that the log shows.
  expect(forced(80)).toEqual([]);
});

test('[PE-FATE-4] ruling fateReroll keepBetter: the log says when the earlier roll stands', () => {
  const again = (second: number): readonly string[] => {
    const table = duel({ kai: { now: { fate: 1 } }, ogre: {} }, { rulings: { fateReroll: 'keepBetter' } });
    table.does(attack('ogre', { with: 'kai/knife' })).rolls('attack', 60);
    return about(table.answers('kai', spend).rolls('attack', second), 'stands');
  };
  // Melee 52.
  expect(again(75)).toEqual(['PE-FATE-4 The earlier 60 stands: it is the better roll']);
  expect(again(55)).toEqual([]);
});

test('[PE-ATK-8] the one die of an area attack is told against the number of every target', () => {
  const table = fight({
    red: { hana: { at: [3, 5] } },
    blue: {
      adept: { use: 'cult-adept', at: [12, 5] },
      gunner: { use: 'cult-gunner', at: [12, 6], now: { conditions: ['running'] } },
    },
  });
  table.does(choice('focused', { target: 'adept', with: 'storm-of-shots:hana/machine-gun' }));
  // Ballistic 50, training 10, Focused Attack and close: 80; against one that ran 70.
  table.rolls('attack', 75).answers('adept', decline).rolls('location', 50);
  const [line, ...more] = table.lines().filter(({ text }) => text.startsWith('The same 75'));
  expect([line?.clause, line?.text]).toEqual([
    'PE-ATK-8',
    'The same 75 of Hana against 70 for Cult Gunner: just failed',
  ]);
  expect(more).toEqual([]);
  expect(line?.totals?.map(({ label, total }) => [label, total.value])).toEqual([
    ['Target', 70],
    ['Advantages', 1],
  ]);
  expect(said(table)).toContain('Hana misses Cult Gunner');
});

test('[PE-AIR-6] the log counts the rounds of the unconscious without air apart', () => {
  const now: Sketch = {
    light: 0,
    suffocation: { rounds: 4, out: 1 },
    conditions: ['unconscious'],
  };
  const table = fight({
    red: { rin: { at: [2, 1], now }, mei: { at: [2, 3] } },
    blue: { ogre: { at: [15, 11] } },
  });
  table.does(endTurn).does(endTurn);
  expect(about(table, 'without air')).toEqual(['PE-AIR-6 Rin is unconscious without air: round 2']);
});

test('[PE-MIA-1] the unconscious are shown to be exposed, as they make the test', () => {
  const now: Sketch = { personas: { 'lantern-hart': 0 }, conditions: ['unconscious'] };
  const table = fight(
    { red: { rin: { at: [2, 1], now }, mei: { at: [2, 3] } }, blue: { ogre: { at: [15, 11] } } },
    { seaOfChaos: true, turnOf: 'mei' },
  );
  expect(conditions(table, 'rin')).toContain('unprotected');
  expect(table.does(endTurn).does(endTurn).roll().purpose).toBe('miasma');
});

test('[PE-AIL-3] ruling ailmentReplace keepOld: the log names the ailment that stays', () => {
  const table = duel(
    { hana: {}, ogre: { now: { ailments: [{ id: 'dizzy' }] } } },
    { rulings: { ailmentReplace: 'keepOld' } },
  );
  table
    .does(attack('ogre', { with: 'chill' }))
    .rolls('attack', 30)
    .answers('ogre', decline);
  expect(about(table, 'Ogre stays')).toEqual(['PE-AIL-3 Ogre stays Dizzy and does not become Frozen']);
});

test('[PE-ONE-6, PE-ACT-16] why somebody is not Staggered', () => {
  // Missile is the weakness of the hound.
  const shoots = (now: Sketch): Scenario =>
    duel({ jun: {}, hound: { use: 'glass-hound', at: [9, 5], now } })
      .does(attack('hound', { with: 'rifle' }))
      .rolls('attack', 20);
  const already = shoots({ ailments: [{ id: 'staggered' }] }).rolls('location', 50);
  expect(about(already, 'Staggered')).toEqual(['PE-ONE-6 Glass Hound is already Staggered']);
  const defending = shoots({ conditions: ['defending'] })
    .answers('hound', decline)
    .rolls('location', 50);
  expect(about(defending, 'Staggered')).toEqual(['PE-ACT-16 Glass Hound defends and is not Staggered']);
});

test('[PE-ATK-7] a hit that stays at or under Defense is told, but not marked as a wound', () => {
  const table = duel({ rin: {}, mei: {} })
    .does(attack('mei', { with: 'rin/sword' }))
    .rolls('attack', 47);
  const lines = table.answers('mei', decline).rolls('location', 50).lines();
  // The sword's 3 and SB 3 with no degree, against TB 5, AP 4 and the 5 of Resist.
  const harm = lines.find(({ text }) => text.startsWith('Mei takes Damage'));
  expect(harm?.text).toBe('Mei takes Damage 6 at the Body, Defense 14: 0 wounds');
  expect(harm?.wound).toBeUndefined();
});
