import { expect, test } from 'vitest';
import { weaponMeansOf } from '../combat/means.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { danger } from '../tactics/danger.ts';
import { harmOf } from '../tactics/harm.ts';
import { groundBetween } from '../tactics/kept.ts';
import { onwardWorth } from '../tactics/onward.ts';
import { promiseOn, reachedFrom } from '../tactics/promise.ts';
import { toughness, usualMark } from '../tactics/toughness.ts';
import type { LineUp } from './line-up.ts';
import { begun } from './line-up.ts';

/** Estimates of tactics go by the rulings of their fight, also for the same sheets. */

/** The same fight, with the same sheets, under other rulings. */
const under = (fight: Fight, rulings: object): Fight => ({
  ...fight,
  rulings: { ...fight.rulings, ...rulings },
});

const weak: LineUp = {
  red: { brana: { at: [5, 5], sheet: { stats: { strength: 6, dexterity: 7 } } } },
  blue: { ogre: { at: [6, 5] } },
};

test('[WS-R1] [WS-R2] danger and defences go by how a Stat becomes a Stat Bonus', () => {
  const fight = begun(weak);
  const [who, bonus] = [one(fight, 'brana'), (of: Fight) => usualMark(of, one(of, 'brana').sheet).evasion];
  const kind = under(fight, { statBonusFormula: 'neverNegative' });
  const first = danger(fight, who);
  // Dexterity 7; Strength 6 is -4, or 0; a shield +2: 5, or 9.
  expect([bonus(fight), bonus(kind)]).toEqual([5, 9]);
  // The ax: -4 and half of -3, or nothing.
  expect(danger(kind, who)).toBeGreaterThan(first);
  expect(danger(fight, who)).toBe(first);
  // In its usual state it is as tough as usual, whatever the ruling.
  expect([toughness(fight, who), toughness(kind, who)]).toEqual([1, 1]);
});

test('[WS-R69] [WS-R70] the damage of a hit goes by the order of Armor and resistance, and by rounding', () => {
  const fight = begun({
    red: { oren: { at: [5, 5] } },
    blue: { ogre: { at: [6, 5], sheet: { resistances: ['heat'] } } },
  });
  const totals = (of: Fight): readonly number[] => {
    const parts = [{ count: 0, sides: 6, plus: 11, type: 'heat' }] as const;
    return harmOf(of, one(of, 'ogre'), { who: one(of, 'oren'), parts }).map(({ total }) => total);
  };
  // 11 Heat, Armor 2: 9, and half of that; or half of 11 less 2.
  expect(totals(fight)).toEqual([4]);
  expect(totals(under(fight, { armorOrder: 'resistanceFirst' }))).toEqual([3]);
  expect(totals(under(fight, { damageRounding: 'upPerType' }))).toEqual([5]);
  expect(totals(fight)).toEqual([4]);
});

test('[WS-R65] where a natural 20 always succeeds, no Defense Roll is sure to fail', () => {
  const fight = begun({
    red: { oren: { at: [5, 5], sheet: { printed: { drPower: 40 } } } },
    blue: { ogre: { at: [8, 5] } },
  });
  const worth = (of: Fight): number => {
    const [oren, ogre] = [one(of, 'oren'), one(of, 'ogre')];
    const spike = oren.sheet.abilities.find(({ id }) => id === 'gale-push');
    if (!spike) throw new Error('Oren has no Gale Push');
    return promiseOn(of, oren, spike, 0, reachedFrom(of, oren, ogre, oren.cell)).worth;
  };
  const sure = worth(fight);
  expect(worth(under(fight, { drNaturals: 'autoBoth' }))).toBeLessThan(sure);
});

test('[WS-R90] what a miss does to whoever is cover goes by the roll that counts for it', () => {
  // The ogre has Evasion 12 and half cover: 14. What has missed that does not reach the wall of shields before it.
  const fight = begun({
    red: { sill: { at: [2, 5] } },
    blue: {
      ogre: { at: [8, 5], sheet: { size: 0 } },
      bandit: { at: [7, 5], sheet: { printed: { evasion: 18 } } },
    },
  });
  const worth = (of: Fight): number => {
    const [who, target] = [one(of, 'sill'), one(of, 'ogre')];
    const bow = weaponMeansOf(who).find(({ manner }) => manner === 'ranged');
    if (!bow) throw new Error('Sill has no bow in hand');
    return onwardWorth(of, who, target, bow, groundBetween({ fight: of, who, target, means: bow }));
  };
  expect(worth(fight)).toBe(0);
  expect(worth(under(fight, { redirectRoll: 'newRoll' }))).toBeGreaterThan(0);
});
