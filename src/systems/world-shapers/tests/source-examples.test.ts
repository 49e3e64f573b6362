import { expect, test } from 'vitest';
import type { Fighter, Setting, Sketch } from './line-up.ts';
import { asked, choice, fight, initiative, order, vitality, waiting } from './line-up.ts';

/** The worked examples of the book, with their numbers. */

const plain = (at: readonly [number, number], sheet: Sketch = {}): Fighter => ({
  use: null,
  at,
  sheet: { vitality: 60, ...sheet },
});
const scene = (hero: Sketch, foe: Sketch, setting: Setting = {}) =>
  fight({ red: { hero: plain([5, 5], hero) }, blue: { foe: plain([6, 5], foe) } }, setting);
const strikes = (more: Sketch = {}) => choice('attack', { target: 'foe', ...more });

/** A bite whose dice deal damage of these types. */
const bite = (...damage: readonly Sketch[]): Sketch => ({
  natural: [
    { id: 'bite', name: 'Bite', primary: 'strength', secondary: 'dexterity', hands: 0, melee: {}, damage },
  ],
});
const d = (count: number, sides: number, type: string): Sketch => ({ count, sides, type });
/** Evasion so low that every attack hits. */
const open = { printed: { evasion: 5 } };

test('[WS-INI-16] a knight with 26 and a horse with 32 are one at 29', () => {
  const table = fight(
    {
      red: {
        knight: plain([5, 5], { stats: { instinct: 13 } }),
        horse: plain([5, 6], { stats: { instinct: 16 } }),
      },
      blue: { foe: plain([12, 5], { stats: { instinct: 14 }, skills: { grace: 2 } }) },
    },
    { fromTheStart: true, stops: ['union'] },
  );
  table.does(choice('propose', { with: ['horse'] }));
  if (asked(table) === 'horse union.consent') table.does(choice('join'));
  // The foe: 28 + 2.
  if (asked(table) === 'foe union.propose') table.does(choice('decline'));
  expect(['knight', 'horse', 'foe'].map((id) => initiative(table, id))).toEqual([29, 29, 30]);
  expect(order(table)[0]).toBe('foe');
});

test('[WS-ATK-4] [WS-EVA-1] an ax with 13 in both Stats: +4, and 16 takes a 12', () => {
  const ax = { stats: { strength: 13, dexterity: 13 }, weapons: ['ax'] };
  const hit = scene(ax, { printed: { evasion: 16 } }).does(strikes({ with: 'ax' }));
  expect(waiting(hit)).toMatchObject({ bonus: 4, needs: 16 });
  hit.rolls('attack', 12).rolls('damage', 1);
  expect(vitality(hit, 'foe')).toBe(59);
  const missed = scene(ax, { printed: { evasion: 16 } })
    .does(strikes({ with: 'ax' }))
    .rolls('attack', 11);
  expect([asked(missed), vitality(missed, 'foe')]).toEqual(['hero turn', 60]);
});

test('[WS-EVA-2] [WS-EVA-3] [WS-EVA-4] War, Dexterity 13, Strength 14: 17; 14 in medium armour, and what is no base comes on top', () => {
  const needs = (more: Sketch, now: Sketch = {}): number | null => {
    const knight = { stats: { dexterity: 13, strength: 14 }, archetype: 'war', ...more };
    const table = fight({
      red: { hero: plain([5, 5], { weapons: ['ax'] }) },
      blue: { foe: { ...plain([6, 5], knight), now } },
    });
    return waiting(table.does(strikes({ with: 'ax' }))).needs;
  };
  expect(needs({})).toBe(17);
  expect(needs({ armor: 'medium-armor' })).toBe(14);
  const blur = { ability: 'blur', label: 'Blur', gifts: [{ of: 'evasion', value: 2 }], for: 'combat' };
  expect(needs({ armor: 'medium-armor' }, { effects: [blur] })).toBe(16);
});

test('[WS-ARM-1] Armor 2 and 12 damage: 10', () => {
  const table = scene({ weapons: ['greataxe'] }, { ...open, hide: 2 });
  table
    .does(strikes({ with: 'greataxe' }))
    .rolls('attack', 15)
    .rolls('damage', 12);
  expect(vitality(table, 'foe')).toBe(50);
});

test('[WS-ARM-4] [WS-DMG-10] 12 Poison, Constitution 10, Endurance 3: 9, whatever the Armor', () => {
  const table = scene(bite(d(2, 6, 'poison')), { ...open, hide: 8, skills: { endurance: 3 } });
  table
    .does(strikes({ with: 'bite' }))
    .rolls('attack', 15)
    .rolls('damage', 6, 6);
  expect(vitality(table, 'foe')).toBe(51);
});

test('[WS-ARM-5] [WS-ARM-6] [WS-R62] 5 Physical and 5 Poison, Armor 4 and a value of 1: 9, taken from either', () => {
  const sheet = { ...open, hide: 4, skills: { endurance: 1 } };
  const both = bite(d(1, 6, 'physical'), d(1, 6, 'poison'));
  const bitten = (setting: Setting) =>
    scene(both, sheet, setting)
      .does(strikes({ with: 'bite' }))
      .rolls('attack', 15)
      .rolls('damage', 5)
      .rolls('damage', 5);
  const dealt = (table: ReturnType<typeof bitten>) => {
    const hit = table.facts('hit').at(-1) as unknown as {
      readonly portions: readonly { readonly type: string; readonly total: { readonly value: number } }[];
    };
    return [vitality(table, 'foe'), ...hit.portions.map(({ type, total }) => `${total.value} ${type}`)];
  };
  // The choice makes no difference, so nobody is asked.
  expect(dealt(bitten({}))).toEqual([51, '4 physical', '5 poison']);
  const asks = { rulings: { armorAllocation: 'alwaysAsk' } };
  expect(dealt(bitten(asks).answers('hero', choice('physical')))).toEqual([51, '4 physical', '5 poison']);
  expect(dealt(bitten(asks).answers('hero', choice('poison')))).toEqual([51, '5 physical', '4 poison']);
});

test('[WS-ARM-9] Armor Piercer ignores 4: Armor 2 counts as 0 and not as -2', () => {
  const table = scene({ weapons: ['ax'], maneuvers: ['armor-piercer'] }, { ...open, hide: 2 });
  table
    .does(strikes({ with: 'ax', maneuver: 'armor-piercer' }))
    .rolls('attack', 15)
    .rolls('damage', 5);
  expect(vitality(table, 'foe')).toBe(55);
});
