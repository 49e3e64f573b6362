import { expect, test } from 'vitest';
import { badgesOf } from '../../../table/testing/badges.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Sketch } from './line-up.ts';
import { attack, choice, dodge, duel, fight, move, waiting } from './line-up.ts';

/** Lines of the log that a ruling has decided name it: badges. */

/** Rolls so many below what is needed: one degree for each full 10 (PE-TEST-3). */
const under = (table: Scenario, purpose: string, below: number): Scenario =>
  table.rolls(purpose, waiting(table).target - below);

/** Rin's sword against a hound that dodges. */
const met = (mine: number, theirs: number, rulings: Sketch = {}): Scenario => {
  const table = duel({ rin: {}, hound: { use: 'glass-hound' } }, { rulings });
  under(table.does(attack('hound', { with: 'sword' })), 'attack', mine).answers('hound', dodge);
  return under(table, 'evasion', theirs);
};

test('[PE-TEST-4] [PE-R10] only a tie of degrees names who wins it', () => {
  const resister = { opposedTieBreak: 'resister' };
  expect(badgesOf(met(15, 25), 'evades')).toEqual([]);
  expect(badgesOf(met(15, 15, resister), 'evades')).toEqual(['PE-R10']);
  expect(badgesOf(met(15, 12, resister), 'evades')).toEqual(['PE-R10']);
});

test('[PE-TEST-3] [PE-R9] rolls name how degrees are counted where that is unusual', () => {
  expect(badgesOf(met(15, 25), 'Dodge')).not.toContain('PE-R9');
  expect(badgesOf(met(15, 25, { degreesMode: 'plusOne' }), 'Dodge')).toContain('PE-R9');
});

test('[PE-ATK-5] [PE-R55] the die of the location is a die because of a ruling', () => {
  const table = met(15, -20).rolls('location', 50);
  expect(badgesOf(table, 'Where Glass Hound is hit')).toEqual(['PE-R55']);
});

test('[PE-MOVE-1] [PE-R15] a walk with a diagonal step names how it counts', () => {
  const walk = (x: number, y: number): readonly string[] =>
    badgesOf(duel({ rin: { at: [3, 3] }, ogre: { at: [12, 9] } }).does(move(x, y)), 'Rin moves');
  expect(walk(5, 5)).toEqual(['PE-R15']);
  expect(walk(5, 3)).toEqual([]);
});

test('[PE-ACT-34] [PE-ACT-35] [PE-R50] [PE-R51] lying down and rising name what they cost', () => {
  const table = duel({ rin: { at: [3, 3] }, ogre: { at: [12, 9] } }).does(choice('go-prone'));
  expect(badgesOf(table, 'is prone')).toEqual(['PE-R50']);
  expect(badgesOf(table.does(choice('rise')), 'on its feet')).toEqual(['PE-R51']);
});

test('[PE-ACT-17] [PE-R42] Protect names how long it lasts', () => {
  const table = fight({
    red: { rin: { at: [3, 3] }, mei: { at: [4, 3] } },
    blue: { ogre: { at: [12, 9] } },
  });
  expect(badgesOf(table.does(choice('protect', { target: 'mei' })), 'protects Mei')).toEqual(['PE-R42']);
});

test('[PE-TEST-4] [PE-R11] where both have failed, what wins names the ruling that lets the lesser failure win', () => {
  const lesser = { bothFail: 'lesserFailureWins' };
  // The sword fails by less than ten, the dodge by more than twenty.
  const hit = met(-5, -25, lesser).rolls('location', 50);
  expect(badgesOf(hit, 'hits Glass Hound')).toContain('PE-R11');
  expect(badgesOf(met(-25, -5, lesser), 'misses Glass Hound')).toEqual(['PE-R11']);
  expect(badgesOf(met(15, -5, lesser).rolls('location', 50), 'hits Glass Hound')).not.toContain('PE-R11');
});

test('[PE-CRIT-1] [PE-R68] a Critical Hit that nobody could evade names why', () => {
  const strike = (criticalNeedsHit: boolean): Scenario =>
    duel({ rin: {}, ogre: {} }, { rulings: { criticalNeedsHit } })
      .does(attack('ogre', { with: 'sword' }))
      .rolls('attack', 10);
  expect(badgesOf(strike(false).rolls('location', 50), 'hits Ogre')).toEqual(['PE-R68']);
  const evadable = strike(true).answers('ogre', { option: 'decline' });
  expect(badgesOf(evadable.rolls('location', 50), 'hits Ogre')).toEqual([]);
});

test('[PE-AIL-13] [PE-R111] whoever is stunned for as long as the ruling says names it, by a trick for three turns not', () => {
  const tricked = (turns: number): Scenario =>
    under(
      under(
        duel({ sora: {}, ogre: {} })
          .does(choice('trick', { target: 'ogre', what: 'sand in its eyes' }))
          .answers('gm', choice('allow', { effect: 'stunned', turns })),
        'trick',
        25,
      ),
      'see-through',
      -15,
    );
  expect(badgesOf(tricked(0), 'is Stunned')).toEqual(['PE-R111']);
  expect(badgesOf(tricked(3), 'is Stunned')).toEqual([]);
});
