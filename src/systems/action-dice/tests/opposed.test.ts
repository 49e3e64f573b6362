import { expect, test } from 'vitest';
import type { Setting, Sketch } from './line-up.ts';
import { asked, choice, duel, terms, vigor, waiting } from './line-up.ts';

/** Resisting an action that is not an attack (AD-ENC-6, AD-ENC-7, AD-R17). */

const resist = choice('resist');
const accept = choice('decline');

/** Hadra uses Menace 2 on the soldier, against 15; the faces make 12 + 5 + 3 = 20. */
const menaced = (setting: Setting = {}, soldier: Sketch = {}, faces: readonly number[] = [12, 5, 3]) =>
  duel({ hadra: { sheet: { skills: { menace: 2 } } }, soldier: { now: soldier } }, setting)
    .does(choice('use-skill', { skill: 'menace', target: 'soldier' }))
    .does(choice('15'))
    .rolls('menace', ...faces);

test('[AD-ENC-6] [AD-R17] resisting a skill costs 5 Vigor and must beat its total; the game master names the ability', () => {
  const table = menaced();
  expect(asked(table)).toBe('gm gm.resistAbility');
  // Resolve is proposed.
  expect(table.choice().options[0]?.id).toBe('resolve');
  table.does(choice('resolve'));
  expect(asked(table)).toBe('soldier reaction.resist');
  expect(table.option('resist').cost).toEqual({ vigor: 5 });
  expect(table.choice().about).toMatchObject({ by: 'hadra', total: 20, ability: 'resolve' });
  table.refuses(choice('faint'), 'noSuchThing', 'AD-ENC-6');
  table.does(resist);
  expect([vigor(table, 'soldier'), terms(table)]).toEqual([15, ['Resolve 1']]);
  expect(waiting(table)).toEqual({ who: 'soldier', purpose: 'resistance', dice: 'd20+d10!', beats: 20 });
  table.rolls('resistance', 15, 6);
  expect(asked(table)).toBe('hadra turn');
});

test('[AD-ENC-6] a tie goes to the actor: the skill succeeds', () => {
  const table = menaced().does(choice('resolve')).does(resist).rolls('resistance', 15, 5);
  expect(asked(table)).toBe('gm gm.skillOutcome');
});

test('[AD-ENC-6] a target that accepts pays nothing', () => {
  const table = menaced().does(choice('resolve')).does(accept);
  expect([asked(table), vigor(table, 'soldier')]).toEqual(['gm gm.skillOutcome', 20]);
});

test('[AD-ENC-6] a failed skill is not resisted', () => {
  expect(asked(menaced({}, {}, [7, 5, 3]))).toBe('hadra turn');
});

test('[AD-ENC-7] [AD-REC-2] without 5 Vigor, Winded or bound, the target is not asked', () => {
  for (const now of [
    { vigor: 4 },
    { vigor: 4, conditions: ['winded'] },
    { effects: [{ condition: 'bound' }] },
  ]) {
    expect(asked(menaced({}, now))).toBe('gm gm.skillOutcome');
  }
  // AD-ACT-7: Defend does not lower the price.
  expect(asked(menaced({}, { vigor: 4, defending: 1 }))).toBe('gm gm.skillOutcome');
});

test('[AD-ENC-7] [AD-RES-4] a target that cannot beat the total with the named ability is not asked', () => {
  const table = menaced({}, {}).does(choice('reason'));
  expect(asked(table)).toBe('soldier reaction.resist');
  const dull = duel(
    { hadra: { sheet: { skills: { menace: 2 } } }, soldier: { sheet: { scores: { resolve: 9 } } } },
    {},
  );
  dull.does(choice('use-skill', { skill: 'menace', target: 'soldier' })).does(choice('15'));
  dull.rolls('menace', 12, 5, 3).does(choice('resolve'));
  // Without dice 20 is the highest roll, a tie.
  expect(asked(dull)).toBe('gm gm.skillOutcome');
});

test('[AD-ENC-7] the game master is not asked for an ability if none could beat the total', () => {
  const scores = { strength: 9, agility: 9, speed: 9, stamina: 9, soul: 9, reason: 9, resolve: 9 };
  const hopeless = duel({
    hadra: { sheet: { skills: { menace: 2 } } },
    soldier: { sheet: { scores }, now: { vigor: 9 } },
  });
  hopeless.does(choice('use-skill', { skill: 'menace', target: 'soldier' })).does(choice('15'));
  expect(asked(hopeless.rolls('menace', 12, 5, 3))).toBe('gm gm.skillOutcome');
});

test('[AD-R17] ruling opposeSkill: resisting is free, also for the Winded, or not possible', () => {
  const free = { rulings: { opposeSkill: 'freeResistance' } };
  const table = menaced(free, { vigor: 4, conditions: ['winded'] }).does(choice('resolve'));
  table.does(choice('struggle')).rolls('resistance', 15, 6);
  expect([asked(table), vigor(table, 'soldier')]).toEqual(['hadra turn', 4]);
  expect(asked(menaced({ rulings: { opposeSkill: 'none' } }))).toBe('gm gm.skillOutcome');
});

test('[AD-R17] [AD-R65] free resistance against skills costs nothing, also where Resistance is a reaction for 5 Vigor', () => {
  const law = { rulings: { opposeSkill: 'freeResistance', resistanceCost: 'reaction5' } };
  const table = menaced(law, { vigor: 4, conditions: ['winded'] }).does(choice('resolve'));
  expect(table.option('struggle').cost).toBeUndefined();
  table.does(choice('struggle')).rolls('resistance', 15, 6);
  expect([asked(table), vigor(table, 'soldier')]).toEqual(['hadra turn', 4]);
});

test('[AD-R64] [AD-R17] ruling resistanceVs: skills are resisted against 15, or as the game master says', () => {
  for (const opposeSkill of ['resist5', 'freeResistance']) {
    const law = (resistanceVs: string) =>
      menaced({ rulings: { opposeSkill, resistanceVs } }).does(choice('resolve'));
    const answer = choice(opposeSkill === 'resist5' ? 'resist' : 'struggle');
    expect(waiting(law('always15').does(answer)).beats).toBe(15);
    const gm = law('gm');
    // The total is proposed.
    expect([asked(gm), gm.choice().options[0]?.id]).toEqual(['gm gm.resistVs', '20']);
    expect(waiting(gm.does(choice('25')).does(answer)).beats).toBe(25);
  }
});

test('[AD-R51] [AD-REC-2] resisting with the last Vigor is rolled, though the target is Winded by then', () => {
  const table = menaced({}, { vigor: 5 }).does(choice('resolve')).does(resist).rolls('resistance', 15, 6);
  expect([vigor(table, 'soldier'), asked(table)]).toEqual([0, 'hadra turn']);
});
