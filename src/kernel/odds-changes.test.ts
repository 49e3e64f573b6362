import { expect, test } from 'vitest';
import type { Changes } from './odds-changes.ts';
import { changesOnly, harms, healings, meanHarm, meanHealing, shortHarm } from './odds-changes.ts';

const odds = (part: Partial<Changes>): Changes => ({
  exact: true,
  chances: {},
  harm: {},
  healing: {},
  ...part,
});
const name = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

test('the mean harm names the track of who has several; a mean that would be written as 0.0 is left out', () => {
  const reply = odds({ harm: { ogre: { health: 4.26 }, edda: { masks: 0.5, grace: 0, pride: 0.04 } } });
  const track = (id: string, one: string) =>
    id === 'edda' ? { label: name(one), place: 0, rung: null } : null;
  expect(harms(reply, name, track)).toEqual([
    '4.3 harm to Ogre on average',
    '0.5 harm to Edda (Masks) on average',
  ]);
  // If two are hurt the line says whom; if only one is, it does not.
  expect(shortHarm(reply, name, track)).toEqual(['4.3 harm to Ogre on average']);
  expect(shortHarm(odds({ harm: { ogre: { health: 4.3 } } }), name, track)).toEqual(['4.3 harm on average']);
});

test('beside the name of somebody stands its own harm, where it has any', () => {
  const track = () => null;
  const both = odds({ harm: { crate: { vitality: 1.4 }, drake: { vitality: 2.3 } } });
  expect(shortHarm(changesOnly(both, 'drake'), name, track)).toEqual(['2.3 harm on average']);
  expect(shortHarm(changesOnly(both, 'edda'), name, track)).toEqual(['1.4 harm to Crate on average']);
  expect(changesOnly(both, null)).toBe(both);
});

test('the mean harm is the largest to any one combatant; harm in slots has no mean', () => {
  const track = { label: 'x', kind: 'bar', max: 9, left: 9, clause: 'X-1' } as const;
  const slots = { ...track, kind: 'slots', spills: 'severe' } as never;
  const one = (id: string) =>
    id === 'ogre' ? { tracks: { slots, severe: slots } } : { tracks: { mask: track, body: track } };
  const reply = odds({ harm: { edda: { mask: 2.1, body: 0.5 } } });
  expect(meanHarm(reply, one)).toBe('2.6 harm');
  expect(meanHarm(odds({ harm: { ogre: { severe: 0.9 } } }), one)).toBeNull();
  expect(meanHarm(odds({ harm: { edda: { mask: 0.01 } } }), one)).toBeNull();
});

test('levels of wounds are listed in their order, each with the chance that a slot is filled', () => {
  const reply = odds({ harm: { ogre: { severe: 0.12, light: 0.314, fatal: 0 } } });
  const levels = ['light', 'moderate', 'severe', 'critical', 'fatal'];
  const track = (_: string, one: string) => ({ label: one, place: 0, rung: levels.indexOf(one) });
  expect(harms(reply, name, track)).toEqual(['Ogre: 31 % light, 12 % severe']);
});

test('harm to the body is listed before harm to armour', () => {
  const reply = odds({ harm: { hadra: { 'worn:mail': 2, durability: 8.6, health: 0.1 } } });
  const tracks = ['durability', 'health', 'worn:mail'];
  const track = (_: string, one: string) => ({ label: one, place: tracks.indexOf(one), rung: null });
  expect(harms(reply, () => 'Hadra', track)).toEqual([
    '8.6 harm to Hadra (durability) on average',
    '0.1 harm to Hadra (health) on average',
    '2.0 harm to Hadra (worn:mail) on average',
  ]);
});

test('without tracks the harm is one number for all of them', () => {
  const reply = odds({ harm: { ogre: { 'worn:mail': 2, durability: 8.5, health: 1.5 } } });
  expect(harms(reply, name, () => null)).toEqual(['12 harm to Ogre on average']);
});

const vitality = { label: 'Vitality', kind: 'bar', max: 20, left: 5, clause: 'X-1' } as const;
const shield = { ...vitality, label: 'Temporary Vitality', left: 0, shields: 'vitality' } as const;
const oren = () => ({ name: 'Oren', tracks: { vitality, temporary: shield } });

test('healing is a mean, unless exactly that much is certain; a shield is given', () => {
  const dice = odds({
    chances: { 'healed:oren:vitality:3': 0.5, 'healed:oren:vitality:4': 0.5 },
    healing: { oren: { vitality: 3.5 } },
  });
  expect(healings(dice, oren)).toEqual(['heals 3.5 of Oren’s Vitality on average']);
  const certain = odds({
    chances: { 'healed:oren:vitality:4': 1, 'healed:oren:temporary:6': 1 },
    healing: { oren: { vitality: 4, temporary: 6 } },
  });
  expect(healings(certain, oren)).toEqual(['heals 4 of Oren’s Vitality', 'gives Oren 6 Temporary Vitality']);
  expect(healings(odds({ healing: { oren: { vitality: 0.04 } } }), oren)).toEqual([]);
  // Eyes that do not see the tracks of somebody see the amount.
  const blind = () => ({ name: 'Oren', tracks: {} });
  expect(healings(dice, blind)).toEqual(['heals Oren by 3.5 on average']);
});

test('the shortest words for healing: the most that anybody gains of one kind', () => {
  expect(meanHealing(odds({ healing: { oren: { vitality: 4, temporary: 6 } } }), oren)).toEqual({
    mean: 6,
    does: 'gives',
    much: '6.0 Temporary Vitality',
  });
  expect(meanHealing(odds({ healing: { oren: { vitality: 4 }, mei: { vitality: 7 } } }), oren)).toEqual({
    mean: 7,
    does: 'heals',
    much: '7.0',
  });
  const certain = odds({ chances: { 'healed:oren:vitality:4': 1 }, healing: { oren: { vitality: 4 } } });
  expect(meanHealing(certain, oren)?.much).toBe('4');
  expect(meanHealing(odds({}), oren)).toBeNull();
});

test('of wounds with levels, healing tells which one eases', () => {
  const slots = { label: 'Severe', kind: 'slots', max: 2, left: 1, clause: 'X-1', spills: 'fatal' } as const;
  const one = () => ({ name: 'Oren', tracks: { severe: slots } });
  const eased = odds({ healing: { oren: { severe: 0.62 } } });
  expect(healings(eased, one)).toEqual(['eases a severe wound of Oren: 62 %']);
  expect(meanHealing(eased, one)).toBeNull();
  expect(healings(odds({ healing: { oren: { severe: 1.5 } } }), one)).toEqual([
    'eases 1.5 severe wounds of Oren on average',
  ]);
});
