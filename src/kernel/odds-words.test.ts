import { expect, test } from 'vitest';
import type { SaidOdds } from './odds-words.ts';
import {
  about,
  certainty,
  harms,
  harmsOnly,
  isSame,
  meanHarm,
  oddsParts,
  percent,
  shortHarm,
  shortOdds,
  span,
  success,
} from './odds-words.ts';

const odds = (part: Partial<SaidOdds>): SaidOdds => ({
  exact: true,
  chances: {},
  harm: {},
  ...part,
});
const name = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

test('what stops a deed for certain is left out, what may stop it is a chance like others', () => {
  expect(oddsParts(odds({ chances: { thwarts: 1, hit: 0.62 } }), name)).toEqual(['62 % hit']);
  expect(oddsParts(odds({ chances: { thwarts: 0.4 } }), name)).toEqual(['40 % stops it']);
  // Chances are sums over many ways, so a certain one may miss 1 by rounding errors.
  expect(oddsParts(odds({ chances: { thwarts: 1 - 2e-16, hit: 0.62 } }), name)).toEqual(['62 % hit']);
});

test('the order is hit, wounds, critical, full level, who drops, and last critical failure', () => {
  const reply = odds({
    chances: {
      hit: 0.79,
      critical: 0.06,
      'critical-failure': 0.06,
      wounds: 0.45,
      spills: 0.15,
      'out:ogre': 0.02,
    },
  });
  expect(oddsParts(reply, name)).toEqual([
    '79 % hit',
    '45 % wounds',
    '6 % critical',
    '15 % finds its level full',
    '2 % drops Ogre',
    '6 % critical failure',
  ]);
  expect(shortOdds(reply, name).slice(0, 3)).toEqual(['79 % hit', '2 % drops Ogre', '45 % wounds']);
});

test('what befalls something of a combatant is said with the name of its owner, or with “its” beside it', () => {
  const reply = odds({ chances: { hit: 0.6, 'condition:kai:its-Persona-breaks': 0.25 } });
  expect(oddsParts(reply, name)).toEqual(['60 % hit', '25 % Kai’s Persona breaks']);
  expect(shortOdds(reply, name, { of: 'kai' })).toEqual(['60 % hit', '25 % its Persona breaks']);
});

test('odds by answer are the same as others if both are exact and all chances agree', () => {
  const parry = odds({ chances: { hit: 0.38, miss: 0.62 } });
  expect(isSame(parry, odds({ chances: { hit: 0.38, miss: 0.62, fumble: 0 } }))).toBe(true);
  expect(isSame(parry, odds({ chances: { hit: 0.41, miss: 0.59 } }))).toBe(false);
  expect(isSame(parry, { ...parry, exact: false })).toBe(false);
});

test('a chance above 0 is never 0 %, one below 1 never 100 % unless it lacks a mere 2e-10', () => {
  expect(percent(0.001)).toBe('<1 %');
  expect(percent(0.9999)).toBe('>99 %');
  expect(percent(1)).toBe('100 %');
  // All but bursts that are too long to follow.
  expect(percent(1 - 2e-10)).toBe('100 %');
  expect(percent(0)).toBe('0 %');
});

test('odds: hit, critical, other effects, who drops, and last fumble; harm and certainty have words of their own', () => {
  const reply = odds({
    chances: {
      'out:ogre': 0.09,
      'critical-defence': 0.06,
      critical: 0.24,
      hit: 0.62,
      'harm:ogre:health:7': 0.1,
      'falls-prone': 0.5,
      fumble: 0.05,
      miss: 0.38,
      'condition:ogre:shield-broken': 0.3,
    },
    // A mean that would be written as 0.0 is left out.
    harm: { ogre: { health: 4.26 }, edda: { masks: 0.5, grace: 0, pride: 0.04 } },
  });
  expect(oddsParts(reply, name)).toEqual([
    '62 % hit',
    '24 % critical',
    '6 % critical defence',
    '50 % falls prone',
    '30 % Ogre shield broken',
    '9 % drops Ogre',
    '5 % fumble',
  ]);
  // In a contest nobody is hit: here the miss is the complement of winning.
  expect(oddsParts(odds({ chances: { miss: 0.4, won: 0.55, fumble: 0.05 } }), name)).toEqual([
    '55 % won',
    '5 % fumble',
  ]);
  // In a line that is cut where its room ends, who drops comes before everything else that may happen.
  expect(shortOdds(reply, name).slice(0, 3)).toEqual(['62 % hit', '9 % drops Ogre', '24 % critical']);
  expect(shortOdds(reply, name, { of: 'ogre' }).slice(0, 2)).toEqual(['62 % hit', '9 % drops it']);
  expect(shortOdds(odds({}), name)).toEqual([]);
  const track = (id: string, one: string) =>
    id === 'edda' ? { label: name(one), place: 0, rung: null } : null;
  expect(harms(reply, name, track)).toEqual([
    '4.3 harm to Ogre on average',
    '0.5 harm to Edda (Masks) on average',
  ]);
  // If two are hurt the line says whom; if only one is, it does not.
  expect(shortHarm(reply, name, track)).toEqual(['4.3 harm to Ogre on average']);
  expect(shortHarm(odds({ harm: { ogre: { health: 4.3 } } }), name, track)).toEqual(['4.3 harm on average']);
  expect(certainty(reply)).toBe('exact');
  // The probability of bursts that were not followed: 1 in 2.5 billion, 1 in 400 million.
  expect(certainty({ ...reply, tail: 4e-10 })).toBe('exact to 1 in 2 billion');
  expect(certainty({ ...reply, tail: 2.5e-9 })).toBe('exact to 1 in 400 million');
  expect(certainty({ ...reply, judged: true })).toBe('exact, if the game master judges as usual');
});

test('odds: beside the name of somebody stands its own harm, where it has any', () => {
  const track = () => null;
  const both = odds({ harm: { crate: { vitality: 1.4 }, drake: { vitality: 2.3 } } });
  expect(shortHarm(harmsOnly(both, 'drake'), name, track)).toEqual(['2.3 harm on average']);
  expect(shortHarm(harmsOnly(both, 'edda'), name, track)).toEqual(['1.4 harm to Crate on average']);
  expect(harmsOnly(both, null)).toBe(both);
});

test('odds: in a short line the mean harm follows the hit; harm in slots has no mean', () => {
  const track = { label: 'x', kind: 'bar', max: 9, left: 9, clause: 'X-1' } as const;
  const slots = { ...track, kind: 'slots', spills: 'severe' } as never;
  const one = (id: string) =>
    id === 'ogre' ? { tracks: { slots, severe: slots } } : { tracks: { mask: track, body: track } };
  const reply = odds({ chances: { hit: 1, critical: 0.1 }, harm: { edda: { mask: 2.1, body: 0.5 } } });
  expect(meanHarm(reply, one)).toBe('2.6 harm');
  expect(shortOdds(reply, name, { harm: meanHarm(reply, one) })).toEqual([
    '100 % hit',
    '2.6 harm',
    '10 % critical',
  ]);
  expect(meanHarm(odds({ harm: { ogre: { severe: 0.9 } } }), one)).toBeNull();
  expect(meanHarm(odds({ harm: { edda: { mask: 0.01 } } }), one)).toBeNull();
});

test('odds: levels of wounds are listed in their order, each with the chance that a slot is filled', () => {
  const reply = odds({ harm: { ogre: { severe: 0.12, light: 0.314, fatal: 0 } } });
  const levels = ['light', 'moderate', 'severe', 'critical', 'fatal'];
  const track = (_: string, one: string) => ({ label: one, place: 0, rung: levels.indexOf(one) });
  expect(harms(reply, name, track)).toEqual(['Ogre: 31 % light, 12 % severe']);
});

test('odds: harm to the body is listed before harm to armour', () => {
  const reply = odds({ harm: { hadra: { 'worn:mail': 2, durability: 8.6, health: 0.1 } } });
  const tracks = ['durability', 'health', 'worn:mail'];
  const track = (_: string, one: string) => ({ label: one, place: tracks.indexOf(one), rung: null });
  expect(harms(reply, () => 'Hadra', track)).toEqual([
    '8.6 harm to Hadra (durability) on average',
    '0.1 harm to Hadra (health) on average',
    '2.0 harm to Hadra (worn:mail) on average',
  ]);
});

test('odds: without tracks the harm is one number for all of them', () => {
  const reply = odds({ harm: { ogre: { 'worn:mail': 2, durability: 8.5, health: 1.5 } } });
  expect(harms(reply, name, () => null)).toEqual(['12 harm to Ogre on average']);
});

test('odds: none of 2,000 samples is "under 3 in 2000"', () => {
  const reply = odds({ exact: false, samples: 2000, halfWidth: 0.021, chances: { hit: 0.5, 'out:ogre': 0 } });
  expect(oddsParts(reply, name)).toEqual(['50 % hit', 'under 3 in 2000 drops Ogre']);
  expect(certainty(reply)).toBe('estimate ± 2 of 2000 fights');
});

test('the figure on a button is the chance to hit of one target, or from the worst to the best: 38–62 %', () => {
  const odds = (chances: { readonly [tag: string]: number }) => ({ exact: true, chances, harm: {} });
  expect(success(odds({ critical: 0.1, hit: 0.62, 'out:ogre': 0.1 }))).toEqual({ p: 0.62, what: 'hit' });
  expect(success(odds({ miss: 1 }))).toEqual({ p: 0, what: 'hit' });
  expect(success(odds({ 'condition:ogre:prone': 0.4 }))).toBeNull();
  expect(span([{ p: 0.62 }])).toBe('62 %');
  expect(span([{ p: 0.62 }, { p: 0.38 }, { p: 0.5 }])).toBe('38–62 %');
  expect(span([{ p: 0.62, plays: 200 }, { p: 0.38 }])).toBe('≈ 38–62 %');
});

test('a first look of 200 plays without a hit is "<2 %", without a miss ">98 %"', () => {
  const look = { exact: false, samples: 200, chances: { miss: 1 }, harm: {} };
  const found = success(look);
  expect(found).toEqual({ p: 0, what: 'hit', plays: 200 });
  expect(span([found ?? { p: 1 }])).toBe('≈ <2 %');
  expect(span([{ p: 1, plays: 200 }])).toBe('≈ >98 %');
});

test('odds about one combatant leave out what concerns others or the deed as a whole', () => {
  const odds = {
    words: 'Duck',
    exact: true,
    chances: { hit: 0.9, 'out:imp': 0.2, 'out:impala': 0.3, 'condition:imp:prone': 0.1 },
    harm: { imp: { health: 2 }, impala: { health: 1 } },
  };
  expect(about(odds, 'imp')).toEqual({
    words: 'Duck',
    exact: true,
    chances: { 'out:imp': 0.2, 'condition:imp:prone': 0.1 },
    harm: { imp: { health: 2 } },
  });
});
