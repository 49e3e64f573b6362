import { describe, expect, test } from 'vitest';
import type { Faces } from '../../../kernel/dice.ts';
import { faceProblem } from '../../../kernel/dice.ts';
import { distribution } from '../../../kernel/distribution.ts';
import { sum } from '../../../kernel/readings.ts';
import type { Rulings } from '../rulings.ts';
import { defaultRulings } from '../rulings.ts';
import { actionDie, bonusDice, poolOf, valueDice } from './pool.ts';
import type { Push } from './pushes.ts';
import { pushesOn, touches } from './pushes.ts';
import { actionReading, beats, effectReading } from './readings.ts';
import type { Shift } from './steps.ts';
import { stepsOf } from './steps.ts';

/** Steps, pools and bursts, with results worked out by hand. */

const law = defaultRulings;
const with_ = (over: Partial<Rulings>): Rulings => ({ ...law, ...over });

const charge = (count = 1, scope: Push['scope'] = 'plain'): Push => ({
  kind: 'charge',
  count,
  scope,
  label: 'Charge',
  clause: 'AD-DIE-9',
});
const challenge = (count = 1, scope: Push['scope'] = 'plain'): Push => ({
  ...charge(count, scope),
  kind: 'challenge',
  label: 'Challenge',
  clause: 'AD-DIE-6',
});
const up = (by: number): Shift => ({ by, label: 'Fury', clause: 'AD-DIE-9' });

const ladder = [0, 4, 6, 8, 10, 12, 20];
/** The die of an action roll under these. */
const die = (rulings: Rulings, pushes: readonly Push[], shifts: readonly Shift[] = [], wounded = false) =>
  ladder[stepsOf(rulings, 'action', pushes, shifts, wounded).rung.value];
const effectDie = (rulings: Rulings, pushes: readonly Push[], wounded = false) =>
  ladder[stepsOf(rulings, 'effect', pushes, [], wounded).rung.value];

describe('steps', () => {
  test('[AD-DIE-4] Bonus dice are d10 without steps', () => {
    expect(die(law, [])).toBe(10);
  });

  test('[AD-DIE-6] [AD-HRT-3] a wound is one step down, and so is each Challenge', () => {
    expect(die(law, [], [], true)).toBe(8);
    expect(die(law, [challenge()])).toBe(8);
    expect(die(law, [challenge()], [], true)).toBe(6);
    expect(die(law, [challenge(2)], [], true)).toBe(4);
  });

  test('[AD-DIE-7] steps down never go below d4', () => {
    expect(die(law, [challenge(9)], [], true)).toBe(4);
  });

  test('[AD-DIE-9] a Charge or an ability is one step up each: d12, then d20', () => {
    expect(die(law, [charge()])).toBe(12);
    expect(die(law, [charge(2)])).toBe(20);
    expect(die(law, [charge()], [up(1)])).toBe(20);
  });

  test('[AD-DIE-10] Charges and Challenges cancel: 2 Charges and 3 Challenges leave d8', () => {
    expect(die(law, [charge(2), challenge(3)])).toBe(8);
    expect(die(law, [charge(3), challenge(3)])).toBe(10);
  });

  test('[AD-DIE-10] [AD-R7] wounded, 4 Challenges, 1 Charge: 4 steps down, held at d4; the ruling is cited for this only', () => {
    const all = [charge(), challenge(4)];
    const { rung } = stepsOf(law, 'action', all, [], true);
    expect(rung.value).toBe(1);
    expect(rung.terms.map(({ op, value, label }) => `${op} ${value} ${label}`)).toEqual([
      'add 4 d10',
      'add 1 Charge',
      'add -4 Challenge',
      'add -1 wounded',
      'atLeast 1 never below d4',
      'atMost 6 never above d20',
    ]);
    // The ruling is cited where a wound and Challenges reach the limit together, not where one of them does alone.
    expect(rung.terms.at(-2)?.ruling).toBe('AD-R7');
    expect(stepsOf(law, 'action', [challenge(4)], [], false).rung.terms.at(-2)).not.toHaveProperty('ruling');
  });

  test('[AD-R7] ruling stepOrder clampEach holds each group between the limits: 5 Challenges, then Fury, give d6', () => {
    const each = with_({ stepOrder: 'clampEach' });
    // Together: 4 - 5 + 1 is 0, held at d4. Each: 4 - 5 held at d4, one up is d6.
    expect(die(law, [challenge(5)], [up(1)])).toBe(4);
    expect(die(each, [challenge(5)], [up(1)])).toBe(6);
    // Together: 4 + 3 - 1 is d20. Each: 4 + 3 held at d20, the wound takes it to d12.
    expect(die(law, [charge(3)], [], true)).toBe(20);
    expect(die(each, [charge(3)], [], true)).toBe(12);
  });

  test('[AD-R6] ruling rankCap: steps above d20 are lost, or each adds one d10', () => {
    const { rung, extra } = stepsOf(law, 'action', [charge(4)], [], false);
    expect([rung.value, extra]).toEqual([6, 0]);
    const more = with_({ rankCap: 'extraDie' });
    expect(stepsOf(more, 'action', [charge(4)], [], false).extra).toBe(2);
    expect(bonusDice(2, 6, 2, more).map(({ sides }) => sides)).toEqual([20, 20, 10, 10]);
  });

  test('[AD-R6] [AD-R7] ruling rankCap extraDie: a roll within the ladder, d20 included, has no further die', () => {
    const extra = (
      stepOrder: Rulings['stepOrder'],
      pushes: readonly Push[],
      shifts: readonly Shift[],
      wounded: boolean,
    ) => stepsOf(with_({ rankCap: 'extraDie', stepOrder }), 'action', pushes, shifts, wounded).extra;
    for (const order of ['sumThenClamp', 'clampEach'] as const) {
      expect(extra(order, [], [], false)).toBe(0);
      expect(extra(order, [challenge(9)], [], true)).toBe(0);
      // d20 without a rest, and one step more.
      expect(extra(order, [charge(2)], [], false)).toBe(0);
      expect(extra(order, [charge(1)], [up(1)], false)).toBe(0);
      expect(extra(order, [charge(3)], [], false)).toBe(1);
      expect(extra(order, [charge(4), challenge(1)], [], false)).toBe(1);
      expect(extra(order, [charge(2)], [up(1)], false)).toBe(1);
      // Each group above d20 for itself, or both together: 4 + 3 + 2 is three above 6.
      expect(extra(order, [charge(3)], [up(2)], false)).toBe(3);
    }
    // The wound takes one of three Charges: nothing is above d20. Each: one was, before the wound.
    expect(extra('sumThenClamp', [charge(3)], [], true)).toBe(0);
    expect(extra('clampEach', [charge(3)], [], true)).toBe(1);
  });

  test('[AD-DIE-11] [AD-R8] ruling effectCharge: a Charge raises effect dice always, or only where it says so', () => {
    expect(effectDie(law, [charge()])).toBe(12);
    const stated = with_({ effectCharge: 'statedOnly' });
    expect(effectDie(stated, [charge()])).toBe(10);
    expect(effectDie(stated, [charge(1, 'both')])).toBe(12);
    expect(effectDie(law, [charge(1, 'action')])).toBe(10);
    expect(die(law, [charge(1, 'effect')])).toBe(10);
  });

  test('[AD-DIE-11] [AD-DIE-12] a Challenge lowers effect dice only where it says so; those of the off-hand do', () => {
    expect(effectDie(law, [challenge()])).toBe(10);
    // The off-hand: 2 Challenges on both.
    expect([die(law, [challenge(2, 'both')]), effectDie(law, [challenge(2, 'both')])]).toEqual([6, 6]);
    expect(touches(challenge(1, 'action'), 'effect', law)).toBe(false);
  });

  test('[AD-DIE-12] a wounded archer rolls d8 to hit and d8 for damage, an unhurt one at a distance d8 and d10', () => {
    expect([die(law, [], [], true), effectDie(law, [], true)]).toEqual([8, 8]);
    const far = [challenge(1, 'action')];
    expect([die(law, far), effectDie(law, far)]).toEqual([8, 10]);
  });

  test('[AD-R9] ruling effectNetting: 1 Charge and a distance Challenge give d10 to hit, d12 for damage, or d10', () => {
    const far = [charge(), challenge(1, 'action')];
    expect([die(law, far), effectDie(law, far)]).toEqual([10, 12]);
    const gone = with_({ effectNetting: 'cancelledIsGone' });
    expect([die(gone, far), effectDie(gone, far)]).toEqual([10, 10]);
    // A Charge on the attack alone is used up before one on both.
    const two = [charge(1, 'both'), charge(1, 'action'), challenge(1, 'action')];
    expect(effectDie(gone, two)).toBe(12);
    // Off-hand with 1 Charge: of 2 Challenges on both one is cancelled, and one is left on both.
    const off = [charge(), challenge(2, 'both')];
    expect([die(gone, off), effectDie(gone, off)]).toEqual([8, 8]);
    expect(pushesOn(off, 'effect', gone).map(({ kind, count }) => `${kind} ${count}`)).toEqual([
      'challenge 1',
    ]);
  });
});

describe('pools', () => {
  const names = (dice: ReturnType<typeof bonusDice>) =>
    dice.map(({ sides, burst }) => `d${sides}${burst ? '!' : ''}`);

  test('[AD-DIE-1] [AD-DIE-8] [AD-DIE-14] [AD-DIE-16] the Action Dice comes first, stays d20 and does not burst', () => {
    expect(names([actionDie, ...bonusDice(2, 1, 0, law)])).toEqual(['d20', 'd4!', 'd4!']);
    expect(bonusDice(0, 1, 3, law)).toEqual([]);
  });

  test('[AD-DIE-13] [AD-R10] ruling burst: Bonus dice burst without limit, once, or into the next die', () => {
    const faces = (rulings: Rulings, chain: Faces[number]) =>
      faceProblem(poolOf(bonusDice(1, 4, 0, rulings)), [chain]);
    expect(faces(law, [10, 10, 10, 3])).toBeNull();
    expect(faces(with_({ burst: 'once' }), [10, 10])).toBeNull();
    expect(faces(with_({ burst: 'once' }), [10, 10, 3])?.message).toBe('it bursts no more than 1 times');
    expect(faces(with_({ burst: 'stepUpNext' }), [10, 12, 20, 20, 19])).toBeNull();
    expect(faces(with_({ burst: 'stepUpNext' }), [10, 13])?.message).toBe('a d12 shows 1 to 12, not 13');
    // d20 is the highest rung: it goes on bursting as d20.
    const top = poolOf(bonusDice(1, 6, 0, with_({ burst: 'stepUpNext' })));
    expect(faceProblem(top, [[20, 20, 1]])).toBeNull();
  });

  test('[AD-DIE-14] [AD-R11] [AD-DMG-1] [AD-DMG-2] dice of a Damage Value do not burst, except by ruling', () => {
    expect(names(valueDice(3, 8, law))).toEqual(['d8', 'd8', 'd8']);
    expect(names(valueDice(1, 8, with_({ weaponDiceBurst: true })))).toEqual(['d8!']);
  });
});

describe('totals and their chances', () => {
  const share = <R>(of: ReturnType<typeof distribution<R>>, wanted: (result: R) => boolean): number =>
    of.outcomes.filter(({ result }) => wanted(result)).reduce((all, { weight }) => all + weight, 0) /
    of.denominator;

  test('[AD-DIE-2] [AD-ATK-3] a total equal to the VS fails, for contests and for checks', () => {
    expect(beats(law, { natural: 5, total: 15 }, 15, 'contest')).toBe(false);
    expect(beats(law, { natural: 5, total: 16 }, 15, 'contest')).toBe(true);
    expect(beats(law, { natural: 5, total: 20 }, 20, 'check')).toBe(false);
  });

  test('[AD-R1] ruling vsComparison reachOnChecks: an equal total is enough for checks, not against Guard', () => {
    const reach = with_({ vsComparison: 'reachOnChecks' });
    expect(beats(reach, { natural: 5, total: 20 }, 20, 'check')).toBe(true);
    expect(beats(reach, { natural: 5, total: 20 }, 20, 'contest')).toBe(false);
  });

  test('[AD-R2] ruling naturals: a natural 20 or 1 means nothing, or always succeeds or fails', () => {
    expect(beats(law, { natural: 20, total: 20 }, 30, 'contest')).toBe(false);
    const auto = with_({ naturals: 'autoBoth' });
    expect(beats(auto, { natural: 20, total: 20 }, 30, 'contest')).toBe(true);
    expect(beats(auto, { natural: 1, total: 40 }, 15, 'contest')).toBe(false);
  });

  test('[AD-DIE-13] exact: the Action Dice alone beats 15 with a chance of 1/4', () => {
    const of = distribution(
      poolOf([actionDie]),
      actionReading(law, { what: 'success', vs: 15, kind: 'contest' }),
    );
    expect(share(of, ({ total }) => total > 15)).toBe(0.25);
    expect(of.tail).toBe(0);
  });

  test('[AD-DIE-13] exact: the chance that d20 and one bursting d4 beat 21 equals the sum counted by hand', () => {
    // d20 + d4 above 21: 20 with 2 or more (1 - 1/4), 19 with 3 or more (1/2), 18 with more than 3, which is a burst,
    // 17 with more than 4, 16 with 6 and so on. P(d4! >= k): 1, 3/4, 1/2, 1/4 and 1/4 for 4 and 5 (4 alone never
    // shows), then 3/16, 1/8, 1/16, 1/16 …: a quarter of that four pips before.
    const atLeast = (k: number): number => (k <= 1 ? 1 : k <= 4 ? (5 - k) / 4 : atLeast(k - 4) / 4);
    let wanted = 0;
    for (let face = 1; face <= 20; face++) wanted += atLeast(22 - face) / 20;
    const of = distribution(poolOf([actionDie, ...bonusDice(1, 1, 0, law)]), sum());
    expect(share(of, (total) => total > 21)).toBeCloseTo(wanted, 8);
    expect(atLeast(4)).toBe(0.25);
    expect(atLeast(5)).toBe(0.25);
  });

  test('[AD-DIE-13] exact: with two bursting d10 less than 10⁻⁹ is left out, and totals 3, 4 and the mean are right', () => {
    const of = distribution(
      poolOf([actionDie, ...bonusDice(2, 4, 0, law)]),
      actionReading(law, { what: 'total' }),
    );
    expect(of.tail / of.denominator).toBeLessThan(1e-9);
    expect(of.tail).toBeGreaterThan(0);
    // 3: one way in 2000. 4: three ways (2-1-1, 1-2-1, 1-1-2).
    expect(share(of, ({ total }) => total === 3)).toBeCloseTo(1 / 2000, 12);
    expect(share(of, ({ total }) => total === 4)).toBeCloseTo(3 / 2000, 12);
    // The mean: 10.5 of the d20, and of each bursting d10 5.5 / (1 - 1/10).
    const mean =
      of.outcomes.reduce((all, { result, weight }) => all + result.total * weight, 0) / of.denominator;
    expect(mean).toBeCloseTo(10.5 + (2 * 5.5) / 0.9, 6);
  });

  test('[AD-DIE-13] an attack with 2 Bonus dice against Guard 15 hits with a chance of 0.785 to 0.795', () => {
    const of = distribution(
      poolOf([actionDie, ...bonusDice(2, 4, 0, law)]),
      actionReading(law, { what: 'success', vs: 15, kind: 'contest' }),
    );
    expect(of.outcomes).toHaveLength(2);
    expect(share(of, ({ total }) => total > 15)).toBeGreaterThan(0.785);
    expect(share(of, ({ total }) => total > 15)).toBeLessThan(0.795);
  });

  test('[AD-R10] ruling burst once: a d6 shows 7 to 12 with a chance of 1/36 each, never 6 and nothing above 12', () => {
    const of = distribution(poolOf(bonusDice(1, 2, 0, with_({ burst: 'once' }))), sum());
    expect(share(of, (total) => total === 7)).toBeCloseTo(1 / 36, 12);
    expect(share(of, (total) => total === 6)).toBe(0);
    expect(share(of, (total) => total > 12)).toBe(0);
  });

  test('[AD-DMG-5] [AD-DMG-6] damage is one total, critical if a Bonus die has burst, not if a weapon’s die has', () => {
    const reading = effectReading(1, true);
    expect(reading.of([8, [4]])).toEqual({ total: 12, burst: false });
    expect(reading.of([8, [10, 3]])).toEqual({ total: 21, burst: true });
    // AD-R11: a burst of the weapon's die makes no critical hit.
    expect(reading.of([[8, 2], [4]])).toEqual({ total: 14, burst: false });
    const of = distribution(poolOf([...valueDice(1, 8, law), ...bonusDice(1, 4, 0, law)]), reading);
    expect(share(of, ({ burst }) => burst)).toBeCloseTo(0.1, 8);
  });

  test('[AD-R2] ruling naturals autoBoth: the reading keeps a natural 20 and 1 apart', () => {
    const auto = with_({ naturals: 'autoBoth' });
    const of = distribution(
      poolOf([actionDie, ...bonusDice(1, 4, 0, auto)]),
      actionReading(auto, { what: 'success', vs: 29, kind: 'contest' }),
    );
    // A 20 always (1/20); else above 29: with face f the d10 must show 30 - f or more, which is a burst for f up to 19.
    const atLeast = (k: number): number => (k <= 1 ? 1 : k <= 10 ? (11 - k) / 10 : atLeast(k - 10) / 10);
    let wanted = 1 / 20;
    for (let face = 2; face <= 19; face++) wanted += atLeast(30 - face) / 20;
    expect(share(of, (shown) => beats(auto, shown, 29, 'contest'))).toBeCloseTo(wanted, 8);
  });
});
