import { expect, test } from 'vitest';
import { oddsOf } from '../../../engine/odds.ts';
import type { Tactic } from '../../../engine/system.ts';
import { sentenceOf } from '../../../kernel/sentence.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { asked, choice, decline, dodge, duel, fight, light, move, spend, terms, waiting } from './line-up.ts';
import { momentOf } from './moment.ts';

/** Burst and All-Weapon Attacks. */

/** Ballistic 42; the machine pistol has Damage 5, Burst 3 and 20 rounds. */
const gunner = (more: object = {}) => ({
  at: [0, 5] as const,
  sheet: { weapons: ['machine-pistol'], inHand: { right: 'machine-pistol', left: null } },
  ...more,
});
/** A target with Agility 55, Perception 48, TB 3 and no affinity to Missile. */
const hound = (x: number, y: number) => ({
  use: 'glass-hound',
  at: [x, y] as const,
  sheet: { affinities: { missile: null } },
});
const burst = (target: string) => choice('burst', { target, with: 'machine-pistol' });
const shots = (wounds: number) => choice('shots', { wounds });
const shoot = (target: string) => choice('shoot', { target });
const stop = choice('stop');
const rounds = (table: Scenario): number => Number(table.facts('loaded').at(-1)?.rounds);
const outcomes = (table: Scenario): readonly string[] =>
  table.facts('attack-result').map(({ target, outcome }) => `${target} ${outcome}`);
const wounds = (table: Scenario): unknown =>
  (table.facts('harm').at(-1) as unknown as { wounds: { value: number } }).wounds.value;

test('[PE-ACT-11] a Burst has one Disadvantage, and a degree for each extra wound', () => {
  const table = duel({ rin: gunner(), hound: hound(10, 5) });
  table.does(burst('hound'));
  // 10 m of 30 m is close.
  expect(terms(table)).toEqual(['Ballistic 42', 'Burst Attack -10', 'close 10']);
  // 42 - 20 is 2 degrees: two extra shots.
  table.rolls('attack', 20).does(decline);
  expect(asked(table)).toBe('rin burst-wounds');
  table.refuses(shots(3), 'noAmmunition', 'PE-ACT-12');
  table.does(shots(2)).rolls('location', 50);
  // 5 and 2 degrees against TB 3: one wound, and two extra ones.
  expect(wounds(table)).toBe(3);
  expect(light(table, 'hound')).toBe(0);
  expect(asked(table)).toBe('rin turn');
});

test('[PE-ACT-11] the next shot is named by whom it goes at: nobody shoots “at another Glass Hound”', () => {
  const table = fight({ evokers: { rin: gunner() }, shadows: { a: hound(10, 5), b: hound(10, 8) } });
  table.does(burst('a')).rolls('attack', 20).does(decline).does(shots(0)).rolls('location', 50);
  expect(sentenceOf(table.option('shoot'), { target: 'b' }, undefined)).toBe('Shoot at Glass Hound');
});

test('[PE-ACT-11] never more extras than the Burst, and none when the first target is missed', () => {
  const table = duel({
    rin: gunner({ sheet: { ...gunner().sheet, scores: { ballistic: 80 } } }),
    hound: hound(10, 5),
  });
  // 80 - 30 is 5 degrees, but Burst 3. The hound's best die has 5 too with a lower Bonus: it could only soften the hit.
  table.does(burst('hound')).rolls('attack', 30).does(decline);
  table.refuses(shots(4), 'noAmmunition', 'PE-ACT-12');
  const missed = duel({ rin: gunner(), hound: hound(10, 5) });
  missed.does(burst('hound')).rolls('attack', 20).does(dodge).rolls('evasion', 15);
  expect(outcomes(missed)).toEqual(['hound evaded']);
  expect(asked(missed)).toBe('rin turn');
  expect(rounds(missed)).toBe(19);
});

test('[PE-ACT-11] extra targets each evade the same roll', () => {
  const table = fight({
    evokers: { rin: gunner() },
    shadows: { a: hound(10, 5), b: hound(10, 8), c: hound(10, 2) },
  });
  table.does(burst('a')).rolls('attack', 20).does(decline).does(shots(0)).rolls('location', 50);
  expect(asked(table)).toBe('rin burst-next');
  table.refuses(shoot('a'), 'noSuchThing', 'PE-ACT-11');
  table.refuses(shoot('nobody'), 'noSuchThing', 'PE-ACT-11');
  // 55 - 25 is 3 degrees against the 2 of the attack.
  table.does(shoot('b')).does(dodge).rolls('evasion', 25);
  table.does(shoot('c')).does(decline).rolls('location', 50);
  expect(outcomes(table)).toEqual(['a hit', 'b evaded', 'c hit']);
  expect(wounds(table)).toBe(1);
  // Three rounds of 20.
  expect(rounds(table)).toBe(17);
  expect(asked(table)).toBe('rin turn');
});

test('[PE-ACT-11] [PE-FUM-2] a reroll that fumbles jams the weapon and ends the Burst, also before the Helpless', () => {
  const lucky = gunner({ sheet: { ...gunner().sheet, scores: { realisation: 10 } }, now: { fate: 1 } });
  const table = fight({
    evokers: { rin: lucky },
    shadows: {
      a: hound(10, 5),
      b: hound(10, 8),
      c: { ...hound(10, 2), now: { conditions: ['unconscious'] } },
    },
  });
  table.does(burst('a')).rolls('attack', 20).does(decline).does(shots(0)).rolls('location', 50);
  // 3 degrees of the dodge against 2: the attack is rolled again.
  table.does(shoot('b')).does(dodge).rolls('evasion', 25).does(spend).rolls('attack', 97);
  expect(outcomes(table)).toEqual(['a hit', 'b fumble']);
  expect([rounds(table), asked(table)]).toEqual([0, 'rin turn']);
});

test('[PE-ACT-7] [PE-R33] a Burst that is called at a weapon strikes its owner’s alone: the others are hit as usual', () => {
  const armed = {
    use: 'jun',
    sheet: { weapons: ['knife'], inHand: { right: 'knife' } },
    now: { equipped: null },
  };
  const table = fight(
    { evokers: { rin: gunner() }, others: { a: { ...armed, at: [10, 5] }, b: { ...armed, at: [10, 8] } } },
    { rulings: { attackActionsExclusive: false } },
  );
  // 42 with 2 Disadvantages more is 22: 2 is 2 degrees, both left for another.
  table
    .does({ ...burst('a'), at: 'item:knife' })
    .rolls('attack', 2)
    .does(decline)
    .does(choice('wear'));
  expect(asked(table)).toBe('rin burst-next');
  table.does(shoot('b')).does(decline);
  expect(asked(table)).toBe('rin burst-wounds');
  table.does(shots(0)).rolls('location', 50);
  // Damage 5 and 2 degrees against TB 3: one wound, and one for the Critical Hit.
  expect([wounds(table), light(table, 'b')]).toEqual([2, 1]);
});

test('[PE-ACT-11] [PE-TEST-4] odds know the die of a Burst where the second target, not the first, may tie with it', () => {
  // However the first target evades, its Bonus (5) differs from the gunner's (4); the second dodges with 45 and an
  // equal Bonus.
  const lineUp = {
    evokers: { rin: gunner({ now: { fate: 0 } }) },
    shadows: {
      a: { ...hound(10, 5), sheet: { ...hound(0, 0).sheet, scores: { perception: 55 } } },
      b: { ...hound(10, 8), sheet: { ...hound(0, 0).sheet, scores: { agility: 45 } } },
    },
  };
  const answers: {
    readonly [question: string]: (about: { readonly shotAt?: unknown }, who: string) => object;
  } = {
    evasion: (_, who) => (who === 'a' ? decline : dodge),
    'burst-wounds': () => shots(0),
    'burst-next': ({ shotAt }) => ((shotAt as readonly string[]).includes('b') ? stop : shoot('b')),
  };
  const tactic: Tactic<Fight> = {
    ...(system.tactics.simple as unknown as Tactic<Fight>),
    decide: ({ id, about, for: who }) => (answers[id]?.(about ?? {}, who) ?? decline) as typeof decline,
  };
  const { exact, outcomes: all } = oddsOf(system, momentOf(lineUp, burst('a')), tactic);
  const evaded = all.filter(({ tags }) => tags.includes('hit') && tags.includes('miss'));
  expect(exact).toBe(true);
  // 42, and at least one degree for the second shot: dice of 1 to 32. Of a target of 45 the winning dice have more
  // degrees, or as many and are not higher: against 1 and 2 (4 degrees) 1 + 2, against 3 to 12 (3) 10 x 5 + 28, against
  // 13 to 22 (2) 10 x 15 + 28, against 23 to 32 (1) 10 x 25 + 28.
  expect(evaded.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo((3 + 78 + 178 + 278) / 10_000, 12);
});

test('[PE-ACT-11] the table may let extra targets be hit without evasion', () => {
  const table = fight(
    { evokers: { rin: gunner() }, shadows: { a: hound(10, 5), b: hound(10, 8) } },
    { rulings: { burstTargets: 'noOpposition' } },
  );
  table.does(burst('a')).rolls('attack', 20).does(decline).does(shots(0)).rolls('location', 50);
  table.does(shoot('b'));
  expect(asked(table)).toBe('rin burst-wounds');
  table.does(shots(0)).rolls('location', 50);
  expect(outcomes(table)).toEqual(['a hit', 'b hit']);
});

test('[PE-FLY-4] a further shot to another altitude is the game master’s to allow, and costs nothing if it is not', () => {
  const gun = { id: 'gun', name: 'Gun', class: 'basic', hands: 2, damage: 5, range: 300, clip: 20, burst: 3 };
  const sheet = { weapons: [{ ...gun, longRanged: true }], inHand: { right: 'gun', left: null } };
  const shooting = () =>
    fight({
      evokers: { rin: { at: [0, 5], sheet } },
      shadows: { a: hound(10, 5), imp: { at: [12, 8], now: { band: 'high' } } },
    })
      .does(choice('burst', { target: 'a', with: 'gun' }))
      .rolls('attack', 20)
      .does(decline)
      .does(shots(1))
      .rolls('location', 50)
      .does(shoot('imp'));
  const table = shooting();
  expect([asked(table), rounds(table)]).toEqual(['gm long-shot', 18]);
  table.does(choice('refuse'));
  expect([asked(table), rounds(table)]).toEqual(['rin burst-next', 18]);
  table.refuses(shoot('imp'), 'noSuchThing', 'PE-ACT-11');
  const allowed = shooting().does(choice('allow'));
  expect([asked(allowed), rounds(allowed)]).toEqual(['imp evasion', 17]);
});

test('[PE-ACT-11] the Move may be used between the shots', () => {
  const table = fight({ evokers: { rin: gunner() }, shadows: { a: hound(10, 5), b: hound(10, 8) } });
  table.does(burst('a')).rolls('attack', 20).does(decline).does(shots(0)).rolls('location', 50);
  table.does(move(4, 5));
  expect(asked(table)).toBe('rin burst-next');
  table.does(stop);
  expect(asked(table)).toBe('rin turn');
  expect(table.who('rin').cell).toEqual({ x: 4, y: 5 });
});

test('[PE-ACT-12] each extra takes a round, and there are no more than are loaded', () => {
  const table = duel({ rin: gunner({ now: { loaded: { 'machine-pistol': 2 } } }), hound: hound(10, 5) });
  table.does(burst('hound')).rolls('attack', 20).does(decline);
  // Two degrees, but only one round is left after the first.
  table.refuses(shots(2), 'noAmmunition', 'PE-ACT-12');
  table.does(shots(1)).rolls('location', 50);
  expect(rounds(table)).toBe(0);
});

const strike = (weapon: string, target: string) => choice('strike', { with: weapon, target });

test('[PE-ACT-13] [PE-ACT-14] each weapon in hand attacks once, the off-hand one with two Disadvantages', () => {
  const table = duel({ rin: {}, hound: { use: 'glass-hound' } });
  table.does(choice('all-weapon'));
  expect(asked(table)).toBe('rin next-weapon');
  table.does(strike('sword', 'hound'));
  expect(terms(table)).toEqual(['Melee 48', 'All-Weapon Attack -10']);
  table.rolls('attack', 90);
  table.refuses(strike('sword', 'hound'), 'notInHand', 'PE-ACT-13');
  table.does(strike('pistol', 'hound'));
  // Close 10 and shooting into melee -10 cancel.
  expect(waiting(table).target).toBe(22);
  table.rolls('attack', 90);
  expect(asked(table)).toBe('rin turn');
  table.refuses(choice('all-weapon'), 'noAction', 'PE-TIME-3');
});

test('[PE-ACT-8, PE-ACT-13] where it may be Focused too, the numbers beside the targets count that as the roll does', () => {
  const table = duel(
    { rin: {}, hound: { use: 'glass-hound' } },
    { rulings: { attackActionsExclusive: false } },
  );
  table.does(choice('all-weapon', { focused: 'yes' }));
  const target = table.choice().options.find(({ id }) => id === 'strike')?.needs?.target;
  const picks = target?.kind === 'one' ? target.oneOf : [];
  // 48, All-Weapon -10, Focused 10.
  expect(picks.find(({ when }) => when?.with?.includes('rin/sword'))?.note).toBe('1 m, target 48');
  table.does(strike('sword', 'hound'));
  expect(waiting(table).target).toBe(48);
});

test('[PE-ACT-13] on different targets, with the Move in between', () => {
  const table = fight({
    evokers: { rin: { at: [5, 5] } },
    shadows: { a: { use: 'glass-hound', at: [6, 5] }, b: { use: 'ogre', at: [5, 11] } },
  });
  table.does(choice('all-weapon')).does(strike('pistol', 'b')).rolls('attack', 90);
  table.does(move(5, 6));
  expect(asked(table)).toBe('rin next-weapon');
  table.does(strike('sword', 'a')).rolls('attack', 90);
  expect(outcomes(table)).toEqual(['b missed', 'a missed']);
});

test('[PE-ACT-13] all of it is one action for the One More', () => {
  const table = fight({
    evokers: { rin: { at: [5, 5] } },
    shadows: {
      a: { use: 'glass-hound', at: [6, 5] },
      b: { use: 'glass-hound', at: [5, 11] },
      c: { use: 'ogre', at: [15, 0] },
    },
  });
  // The Glass Hound is Weak to Missile, and a natural 5 is a Critical Hit: both are Staggered.
  table.does(choice('all-weapon')).does(strike('pistol', 'b')).rolls('attack', 20).does(decline);
  table.rolls('location', 50);
  expect(table.facts('one-more-earned')).toEqual([]);
  table.does(strike('sword', 'a')).rolls('attack', 5).does(decline).rolls('location', 50);
  expect(table.facts('one-more-earned')).toHaveLength(1);
  expect(table.facts('one-more-earned')[0]).toMatchObject({ who: 'rin', from: ['b', 'a'] });
});
