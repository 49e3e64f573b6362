import { describe, expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import { decline, duel, strike, waiting } from './line-up.ts';

/** Section 1: boons and banes (FS-TEST-4). */

describe('boons and banes', () => {
  /** Edda strikes with a modifier of the ground, with a feint, or in untrained armor. */
  const swing = (setting: { rulings?: Sketch; ground?: string; feint?: true; armor?: true }) => {
    const edda = {
      sheet: setting.armor ? { armor: { level: 'partial', material: 'iron' } } : {},
      now: setting.feint ? { conditions: [{ id: 'feinting', other: 'ciro' }] } : {},
    };
    return duel({ edda, ciro: {} }, { rulings: setting.rulings ?? {} })
      .does(strike('ciro', setting.ground ? { surroundings: setting.ground } : {}))
      .answers('ciro', decline);
  };
  const attack = (table: ReturnType<typeof swing>) => table.news('combat-roll')[0]?.attack;

  test('[FS-TEST-4] a boon keeps the better of two dice: a pass beats a failure, then the higher passing die', () => {
    expect(waiting(swing({ ground: 'boon' }))).toMatchObject({ tn: 14, dice: 2, edge: 1 });
    expect(attack(swing({ ground: 'boon' }).rolls('attack', 17, 4))).toMatchObject({ successes: 4 });
    expect(attack(swing({ ground: 'boon' }).rolls('attack', 5, 11))).toMatchObject({ successes: 11 });
    expect(attack(swing({ ground: 'boon' }).rolls('attack', 15, 20))).toMatchObject({ passed: false });
  });

  test('[FS-TEST-4] a bane keeps the worse of two dice', () => {
    expect(waiting(swing({ ground: 'bane' }))).toMatchObject({ tn: 14, dice: 2, edge: -1 });
    // The rules know no advantage: the dice pad says what they call it.
    expect(swing({ ground: 'bane' }).roll()).toMatchObject({
      edgeLabel: 'Boons and banes',
      edge: { value: -1 },
    });
    expect(attack(swing({ ground: 'bane' }).rolls('attack', 17, 4))).toMatchObject({ passed: false });
    expect(attack(swing({ ground: 'bane' }).rolls('attack', 5, 11))).toMatchObject({ successes: 5 });
  });

  /** What the line of Edda's attack says about the term that decided, once these faces have fallen. */
  const decided = (table: ReturnType<typeof swing>, ...faces: readonly number[]): string | undefined => {
    const lines = table.rolls('attack', ...faces).lines();
    return lines.find(({ text }) => text.includes('against TN'))?.decided?.words;
  };

  test('[FS-TEST-4] [FS-TEST-3] with a bane a term has decided only where both dice would pass without it', () => {
    // Edda lies on the ground: 14 - 2 = 12.
    const lying = () =>
      duel({ edda: { now: { conditions: [{ id: 'prone' }] } }, ciro: {} })
        .does(strike('ciro', { surroundings: 'bane' }))
        .answers('ciro', decline);
    expect(waiting(lying())).toMatchObject({ tn: 12, dice: 2, edge: -1 });
    // On her feet the 13 would pass, but the 17 would still be kept.
    expect(decided(lying(), 13, 17)).toBeUndefined();
    expect(decided(lying(), 17, 13)).toBeUndefined();
    expect(decided(lying(), 13, 14)).toBe('Failed by 2: without prone −2 this would pass');
    // Both pass, and the 3 is kept; without the help of the ground, 14 + 2 in untrained armor, the 15 would fail.
    expect(decided(swing({ ground: '+2', armor: true }), 3, 15)).toBe(
      'Passed by 1: without surroundings +2 this misses',
    );
  });

  test('[FS-TEST-4] [FS-TEST-3] with a boon a term has decided only where no die would pass without it', () => {
    // 14 + 2 = 16.
    const helped = () => swing({ ground: '+2', feint: true });
    expect(waiting(helped())).toMatchObject({ tn: 16, dice: 2, edge: 1 });
    // The 15 is kept, being worth more Successes; without the help of the ground the 3 would do.
    expect(decided(helped(), 3, 15)).toBeUndefined();
    expect(decided(helped(), 16, 15)).toBe('Passed by 1: without surroundings +2 this misses');
    // 14 - 3 = 11: the 12 would pass on level ground, whatever the other die shows.
    const lamed = () => swing({ ground: '-3', feint: true });
    expect(decided(lamed(), 20, 12)).toBe('Failed by 1: without surroundings −3 this would pass');
  });

  test('[FS-TEST-4] one boon and one bane cancel each other: one die is rolled', () => {
    expect(waiting(swing({ ground: 'boon', armor: true }))).toMatchObject({ tn: 14, dice: 1, edge: 0 });
  });

  test('[FS-TEST-4] two boons and a bane leave one boon; two boons still roll two dice', () => {
    expect(waiting(swing({ ground: 'boon', feint: true, armor: true }))).toMatchObject({ dice: 2, edge: 1 });
    expect(waiting(swing({ ground: 'boon', feint: true }))).toMatchObject({ dice: 2, edge: 2 });
  });

  test('[FS-TEST-4] ruling boonBane flatTwo: the net is +2 or -2 on one die, however many boons', () => {
    const rulings = { boonBane: 'flatTwo' };
    expect(waiting(swing({ rulings, ground: 'boon' }))).toMatchObject({ tn: 16, dice: 1 });
    expect(waiting(swing({ rulings, ground: 'bane' }))).toMatchObject({ tn: 12, dice: 1 });
    expect(waiting(swing({ rulings, ground: 'boon', feint: true }))).toMatchObject({ tn: 16, dice: 1 });
    expect(waiting(swing({ rulings, ground: 'boon', armor: true }))).toMatchObject({ tn: 14, dice: 1 });
    expect(attack(swing({ rulings, ground: 'boon' }).rolls('attack', 16))).toMatchObject({ passed: true });
  });

  test('[FS-TEST-4] ruling boonBane cancelAll: a single bane cancels two boons', () => {
    const rulings = { boonBane: 'cancelAll' };
    const all = swing({ rulings, ground: 'boon', feint: true, armor: true });
    expect(waiting(all)).toMatchObject({ tn: 14, dice: 1, edge: 0 });
    expect(waiting(swing({ rulings, ground: 'boon', feint: true }))).toMatchObject({ dice: 2 });
  });

  test('[FS-TEST-4] ruling boonBane stackDice: two boons roll three dice and keep the best', () => {
    const rulings = { boonBane: 'stackDice' };
    const two = swing({ rulings, ground: 'boon', feint: true });
    expect(waiting(two).dice).toBe(3);
    expect(attack(two.rolls('attack', 15, 3, 12))).toMatchObject({ passed: true, successes: 12 });
    expect(waiting(swing({ rulings, ground: 'boon', feint: true, armor: true })).dice).toBe(2);
  });
});
