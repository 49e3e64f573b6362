import { describe, expect, test } from 'vitest';
import { stream } from '../../../kernel/streams.ts';
import { evasionQuestion } from '../combat/evasion-question.ts';
import { findMeans } from '../combat/means.ts';
import { standardAttack } from '../combat/offer.ts';
import type { AttackForm } from '../combat/types.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { simple } from '../tactics/index.ts';
import { testNumbers } from '../test/numbers.ts';
import type { TestSpec } from '../test/spec.ts';
import { hitOf } from './bare-table.ts';
import { rowsOf } from './edges.ts';
import {
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fight,
  injuries,
  path,
  spend,
  waiting,
} from './line-up.ts';
import type { Setting } from './sketch.ts';
import { begun } from './sketch.ts';

/** Interactions of two clauses. */

const damageOf = (table: ReturnType<typeof duel>): number =>
  (table.facts('harm').at(-1) as unknown as { damage: { value: number } }).damage.value;

describe('an evasion that cannot win', () => {
  /** Rin with Melee 90: a 12 is 7 degrees. The Ogre's Parry with Melee 40 has 3 at most. */
  const strong = {
    rin: { sheet: { scores: { melee: 90 } } },
    ogre: { sheet: { affinities: { melee: null } } },
  };

  test('[PE-ATK-6] the degrees of an evasion come off the Damage, also of one that no die could win', () => {
    const table = duel(strong)
      .does(attack('ogre', { with: 'sword' }))
      .rolls('attack', 12);
    expect(asked(table)).toBe('ogre evasion');
    const notes = table.choice().options.map(({ id, note }) => `${id}: ${note ?? ''}`);
    expect(notes).toContain('parry: target 40, 30 or less only softens the blow');
    table.does(choice('parry')).rolls('evasion', 15).rolls('location', 50);
    // Sword 3, SB 3, 7 degrees less 2.
    expect(damageOf(table)).toBe(11);
  });

  test('[PE-ACT-4] nobody is asked to evade a Knockdown that no die could evade: there is no Damage', () => {
    const table = duel(strong)
      .does(choice('knockdown', { target: 'ogre', with: 'sword' }))
      .rolls('attack', 12);
    expect(asked(table)).toBe('rin turn');
    expect(table.who('ogre').conditions.map(({ id }) => id)).toContain('prone');
  });
});

test('[PE-TEST-8] a reroll for a Fate Point can be forced to be rolled again like the first', () => {
  const table = duel({ sora: {}, rin: { sheet: { scores: { realisation: 30 } }, now: { fate: 1 } } });
  table
    .does(choice('distract', { target: 'rin' }))
    .rolls('distract', 20)
    .rolls('resist-distract', 45)
    .does(endTurn);
  table.does(attack('sora', { with: 'sword' })).rolls('attack', 70);
  // Melee 48: the 70 fails, the 35 would pass.
  table.does(spend).rolls('attack', 35);
  expect(asked(table)).toBe('sora distract');
  table.does(choice('force')).rolls('attack', 80);
  expect(table.facts('attack-result').at(-1)).toMatchObject({ outcome: 'missed' });
});

describe('leaving two enemies', () => {
  const between = (rulings = {}) =>
    fight(
      {
        red: { rin: { at: [5, 5] } },
        blue: {
          ogre: { at: [6, 5], now: { ailments: [{ id: 'staggered' }] } },
          hound: { use: 'glass-hound', at: [6, 6] },
        },
      },
      { rulings },
    )
      .does(path([4, 4]))
      .does(choice('test'))
      .rolls('disengage', 20);

  test('[PE-MOVE-7] whoever could not strike does not roll against the one who leaves', () => {
    const table = between();
    // The Ogre is Staggered: only the Hound's Melee 45 resists Rin's 2 degrees.
    expect(waiting(table)).toMatchObject({ who: 'hound', purpose: 'hold-in-melee', target: 45 });
    table.rolls('hold-in-melee', 11);
    expect(asked(table)).toBe('hound chance-attack');
  });

  test('[PE-MOVE-7] where a Disengage is always needed all who are left roll, and only the able strike', () => {
    const table = between({ disengageNeeded: 'always' });
    expect(waiting(table)).toMatchObject({ who: 'ogre', target: 40 });
    table.rolls('hold-in-melee', 1).rolls('hold-in-melee', 44);
    expect(cell(table, 'rin')).toEqual([4, 4]);
  });
});

describe('difficult terrain under one who', () => {
  const mud: Setting = {
    field: {
      terrain: [{ id: 'mud', label: 'Mud', marks: { difficult: 2, damaging: 1 } }],
      cells: [{ x: 5, y: 5, terrain: 'mud' }],
    },
  };
  const deed = (who: string): TestSpec => ({
    who,
    tested: { score: 'fellowship' },
    kind: 'other',
    clause: 'PE-ACT-19',
    purpose: 'task',
  });
  const target = (state: Fight, spec: TestSpec): number => testNumbers(state, spec).target.value;

  test('[PE-DIS-5] uses a One More in the turn of another acts there all the same', () => {
    const base = begun(
      { red: { rin: { at: [1, 1] }, sora: { at: [5, 5] } }, blue: { ogre: { at: [9, 9] } } },
      mud,
    );
    // Sora's Fellowship is 50. In Rin's turn she takes no action of her own, so that the mud does not count.
    expect(target(base, deed('sora'))).toBe(50);
    const bonus = { who: 'sora', advantages: 0, chain: ['rin', 'sora'], used: 'action' } as const;
    expect(target({ ...base, bonus }, deed('sora'))).toBe(30);
  });

  test('[PE-DIS-5] bleeds in its own turn: that is no action, stemming the blood is one', () => {
    const bleeding = { at: [5, 5] as const, now: { conditions: ['bleeding'] } };
    const table = fight(
      { red: { rin: bleeding }, blue: { ogre: { at: [9, 9] } } },
      { ...mud, stage: 'start' },
    );
    table.does(decline);
    // Toughness 43.
    expect(waiting(table)).toMatchObject({ purpose: 'blood-loss', target: 43 });
    const stems = fight(
      { red: { rin: bleeding }, blue: { ogre: { at: [9, 9] } } },
      { ...mud, stage: 'start' },
    ).does(choice('stem'));
    // 3 Advantages for stemming, 2 Disadvantages for the ground.
    expect(waiting(stems)).toMatchObject({ purpose: 'blood-loss', target: 53 });
  });
});

test('[PE-ADV-11] nobody outnumbers through a wall', () => {
  const walled = (walls: readonly object[]) =>
    begun(
      { red: { rin: { at: [5, 5] }, mei: { at: [7, 5] } }, blue: { ogre: { at: [6, 5] } } },
      { field: { walls } },
    );
  expect(rowsOf(walled([]), 'rin', 'ogre', 'sword')).toEqual(['PE-ADV-11 1']);
  const wall = { x: 6, y: 0, side: 'e', length: 12, kind: 'wall' };
  expect(rowsOf(walled([wall]), 'rin', 'ogre', 'sword')).toEqual([]);
});

test('[PE-DIS-10] shooting at somebody who lies unconscious among enemies is no shooting into melee', () => {
  const state = (conditions: readonly string[]) =>
    begun({
      red: { rin: { at: [1, 5] }, mei: { at: [7, 5] } },
      blue: { ogre: { at: [6, 5], now: { conditions } } },
    });
  expect(rowsOf(state([]), 'rin', 'ogre', 'pistol')).toEqual(['PE-ADV-14 1', 'PE-DIS-10 -1']);
  // It is prone, but 5 m is not point blank: that is another row.
  expect(rowsOf(state(['unconscious']), 'rin', 'ogre', 'pistol')).toEqual(['PE-ADV-14 1', 'PE-DIS-9 -1']);
});

test('[PE-ACT-23] scared of Sora and of her allies beside her, not of one of its own side who stands there', () => {
  const state = begun(
    {
      red: { sora: { at: [5, 5] }, rin: { at: [5, 6] }, mei: { at: [9, 9] }, jun: { at: [6, 5] } },
      blue: {
        ogre: { at: [1, 1], now: { disruptions: [{ kind: 'scared', by: 'sora' }] } },
        imp: { at: [5, 4] },
      },
    },
    // Jun is on the other side of a wall.
    { field: { walls: [{ kind: 'wall', x: 5, y: 0, side: 'e', length: 12 }] } },
  );
  const number = (against: string): number =>
    testNumbers(state, {
      who: 'ogre',
      tested: { score: 'willpower' },
      kind: 'other',
      clause: 'PE-ACT-19',
      purpose: 'task',
      against,
    }).target.value;
  // Willpower 30.
  expect(['sora', 'rin', 'mei', 'imp', 'jun'].map(number)).toEqual([20, 20, 30, 30, 30]);
  // A combatant that is out of the fight counts as adjacent to nobody.
  one(state, 'sora').out = 'fled';
  expect(number('rin')).toBe(30);
});

test.each([
  ['push', 'endurance'],
  ['knockdown', 'endurance'],
  ['standard', 'parry'],
] as const)(
  '[PE-ACT-26, PE-ACT-29] the usual answer of the Furnace Idol to the form %s is %s',
  (form: AttackForm, way) => {
    const state = begun({
      red: { rin: { at: [5, 5] } },
      blue: { idol: { use: 'furnace-idol', at: [6, 5] } },
    });
    const [rin, idol] = [one(state, 'rin'), one(state, 'idol')];
    const means = findMeans(state, rin, 'sword');
    if (!means) throw new Error('no sword');
    const attack = standardAttack(state, rin, means, idol, { form });
    const { roll } = hitOf(state, { by: 'rin', target: 'idol', die: 45, goal: 48 });
    // Endurance goes by Toughness 62, Parry by Melee 38, Dodge by Agility 18.
    const question = evasionQuestion(state, attack, 'idol', roll);
    expect(simple.decide(question, state, stream('minds'))).toEqual({ option: way });
  },
);

test('[PE-INJ-21, PE-OBST-13] whose leg is broken while it hangs on a face is sent to the ground: it falls from as high as it was', () => {
  const setting = { field: { elevation: [{ x: 3, y: 0, w: 13, h: 12, height: 6 }] } };
  const now = { equipped: null, light: 0, heavy: 2, inHand: {} };
  const table = fight({ red: { rin: { at: [2, 1], now } }, blue: { ogre: { at: [2, 2] } } }, setting)
    .does(choice('climb', { to: { x: 3, y: 1 } }))
    .answers('gm', decline)
    .does(endTurn);
  // Basic Move 8, each metre of the face costs 2.
  expect(conditions(table, 'rin')).toEqual(['climbing']);
  table
    .does(attack('rin', { with: 'claws' }))
    .rolls('attack', 40)
    .does(decline)
    .rolls('location', 80);
  expect(injuries(table, 'rin')).toEqual(['rightLeg: Broken Leg']);
  expect(asked(table)).toBe('gm soften-fall');
  table.does(decline);
  expect(table.facts('fell')).toMatchObject([{ who: 'rin', metres: 4, to: { x: 2, y: 1 } }]);
  expect(conditions(table, 'rin')).toEqual(['prone']);
});
