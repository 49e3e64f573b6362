import { expect, test } from 'vitest';
import { playOut, SampleAnswers } from '../../../engine/sample.ts';
import { stream } from '../../../kernel/streams.ts';
import { weaponMeansOf } from '../combat/means.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { danger } from '../tactics/danger.ts';
import { harmOf, lifeOf } from '../tactics/harm.ts';
import { simple } from '../tactics/index.ts';
import { groundBetween } from '../tactics/kept.ts';
import { onwardWorth } from '../tactics/onward.ts';
import { standingFoes } from '../tactics/people.ts';
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
    return harmOf(of, one(of, 'ogre'), { who: one(of, 'oren'), thinker: one(of, 'ogre'), parts }).map(
      ({ total }) => total,
    );
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

/** Brana against a bandit of 15 Vitality with so much left, and an ogre with all of its 45. */
const dying = (vitality: number, rulings: object, ogre = 45): Fight =>
  begun(
    {
      red: { brana: { at: [5, 5] } },
      blue: { bandit: { at: [6, 5], now: { vitality } }, ogre: { at: [8, 8], now: { vitality: ogre } } },
    },
    { rulings: { ...rulings } },
  );
const conscious = { downState: 'dyingConscious' };
/** By these two nobody ever falls but by the game master's hand. */
const undying = { ...conscious, deathThreshold: 'gmDecides' };

test('[WS-R74] [WS-R76] where nobody goes Down, what somebody can take goes on to its death', () => {
  const left = (vitality: number, rulings: object): number => {
    const fight = dying(vitality, rulings);
    return lifeOf(fight, one(fight, 'bandit'));
  };
  expect([left(9, {}), left(9, conscious), left(-4, conscious)]).toEqual([9, 24, 11]);
  expect([left(9, { ...conscious, deathThreshold: 'minusTen' }), left(9, undying)]).toEqual([19, 24]);
});

test('[WS-R74] [WS-R76] where the game master alone fells, estimates take the default: minus the maximum', () => {
  const against = (vitality: number, ogre?: number): readonly string[] => {
    const fight = dying(vitality, undying, ogre);
    return standingFoes(fight, one(fight, 'brana')).map(({ id }) => id);
  };
  expect([against(-14), against(-15)]).toEqual([['bandit', 'ogre'], ['ogre']]);
  // With nobody else left it goes on against those.
  expect(against(-15, -45)).toEqual(['bandit', 'ogre']);
  const settled = (vitality: number, ogre: number, rulings = undying) =>
    system.settled?.(dying(vitality, rulings, ogre));
  expect([settled(-14, -45), settled(-15, -45)]).toEqual([null, { winner: 'red' }]);
  expect(settled(-9, -9, { ...undying, deathThreshold: 'minusTen' })).toBeNull();
});

test('[WS-R74] [WS-R76] so forecasts of such a fight come to an end', () => {
  const fight = dying(15, undying);
  const answers = new SampleAnswers<Fight, never>(stream('dice'), stream('minds'), () => simple);
  const settled = () => system.settled?.(fight) ?? null;
  expect(playOut(system as never, fight, answers, { roundCap: 60, settled }).over?.winner).toBeDefined();
});
