import { describe, expect, test } from 'vitest';
import { clausesOf } from '../kernel/rulebook.ts';
import { systems } from '../systems/registry.ts';
import { folkOf, loreOf } from './lore.ts';

/** The compendium's content of each system besides its rules. */

describe.each(Object.values(systems))('$id', (system) => {
  const lore = [...loreOf(system), ...folkOf(system)];
  const kinds = lore.map(({ id }) => id);
  const clauses = new Set(clausesOf(system.rulebook).map(({ id }) => id));

  test('every entry has a unique id, figures with labels and values, and cites existing clauses', () => {
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const { id: kind, entries } of lore) {
      expect(new Set(entries.map(({ id }) => id)).size, kind).toBe(entries.length);
      for (const entry of entries) {
        const place = `${kind}/${entry.id}`;
        expect(entry.clauses.length, place).toBeGreaterThan(0);
        for (const cited of entry.clauses) expect(clauses, place).toContain(cited);
        expect(
          entry.figures.length > 0 || kind === 'condition',
          `${place} has figures or is a condition`,
        ).toBe(true);
        for (const { label, value } of entry.figures) {
          expect(label.trim(), place).not.toBe('');
          expect(value, place).not.toMatch(/^\s*$|undefined|NaN|\[object/);
        }
      }
    }
  });

  test('every hero and foe of the pack has an entry, and so has everything they carry or can do', () => {
    const { heroes, foes } = system.encounters.pack;
    const people = (kind: string) => lore.find(({ id }) => id === kind)?.entries ?? [];
    expect(people('hero').map(({ id }) => id)).toEqual(heroes.map(({ id }) => id));
    expect(people('foe').map(({ id }) => id)).toEqual(foes.map(({ id }) => id));
    // Where there is a shelf of weapons, every hero has one.
    for (const { id, has } of kinds.includes('weapon') ? people('hero') : []) {
      expect(
        has.some(({ kind }) => kind === 'weapon'),
        id,
      ).toBe(true);
    }
    const there = new Set(lore.flatMap(({ id, entries }) => entries.map((one) => `${id}/${one.id}`)));
    for (const { has } of [...people('hero'), ...people('foe')]) {
      for (const { kind, id } of has) expect(there).toContain(`${kind}/${id}`);
    }
  });

  test('every condition that can be set by hand has an entry', () => {
    const shelf = lore.find(({ id }) => id === 'condition');
    expect(shelf?.entries.map(({ id }) => id)).toEqual(system.conditions?.map(({ id }) => id));
  });
});

const figures = (system: string, kind: string, id: string): readonly string[] =>
  loreOf(systems[system]!)
    .find((shelf) => shelf.id === kind)!
    .entries.find((entry) => entry.id === id)!
    .figures.map(({ label, value }) => `${label}: ${value}`);

test('the figures of a weapon, power, ability or spell are those of the pack, with labels from the rules', () => {
  expect(figures('fighting-style', 'weapon', 'dagger')).toEqual([
    'Damage: 1d4+2 piercing',
    'Hands: 1',
    'Reach: 1 m',
    'Thrown: 10 m',
  ]);
  expect(figures('action-dice', 'weapon', 'knife')).toEqual([
    'Damage: 1d6 Kinetic (cutting) + Strength dice',
    'Quality: Minor',
    'Reach: 6 ft',
    'Range: near 20 ft, far 40 ft',
    'Hands: 1',
  ]);
  expect(figures('persona', 'power', 'cinder')).toEqual([
    'Tier: 1',
    'Element: Fire',
    'Cost: 2 Spirit',
    'Damage: 4 and the Magic Bonus',
    'Range: 20 m',
  ]);
  expect(figures('world-shapers', 'ability', 'heat-lance')).toEqual([
    'Tier: 1',
    'Cost: 2 AP, 2 WP',
    'Range: 20 m',
    'Damage: 2d6 Heat',
    'Each step of upcasting: +1d6 for 1 WP',
  ]);
  expect(figures('wound-slots', 'spell', 'binding-roots')).toEqual([
    'School: Earth',
    'Cost: 6 AP, invests 2 mana',
    'Range: 15 yd',
    'Against: Agility defense',
    'Immobile: 3 rounds',
    'Escape: TN 12',
  ]);
});

test('Edda’s entry shows 3 AP and what she holds, and lists her longsword and iron armour but no dagger', () => {
  const hero = folkOf(systems['fighting-style']!)
    .find(({ id }) => id === 'hero')!
    .entries.find(({ id }) => id === 'edda')!;
  const said = hero.figures.map(({ label, value }) => `${label}: ${value}`);
  expect(said).toContain('AP: 3');
  expect(said).toContain('In hand: Longsword, Shield');
  expect(hero.has).toContainEqual({ kind: 'weapon', id: 'longsword' });
  expect(hero.has).toContainEqual({ kind: 'armour', id: 'iron' });
  expect(hero.has).not.toContainEqual({ kind: 'weapon', id: 'dagger' });
});

test('under the ruling that mana is off, no hero or foe is listed with Mana', () => {
  const casters = (rulings = {}) =>
    folkOf(systems['fighting-style']!, rulings)
      .flatMap(({ entries }) => entries)
      .filter(({ figures }) => figures.some(({ label }) => label === 'Mana'));
  expect(casters().length).toBeGreaterThan(0);
  expect(casters({ mana: 'off' })).toEqual([]);
});

test('[WS-R75] [WS-R41] a condition says what it does under the rulings of the table', () => {
  const says = (id: string, rulings = {}) =>
    loreOf(systems['world-shapers']!, rulings)
      .find((shelf) => shelf.id === 'condition')!
      .entries.find((entry) => entry.id === id)!.about;
  expect(says('bleeding')).toBe('Loses a tenth of its maximum Vitality, rounded up, at the end of each turn');
  expect(says('bleeding', { bleedingLoss: 'tenPercentUp' })).toBe(says('bleeding'));
  expect(says('bleeding', { bleedingLoss: 'flatOne' })).toBe('Loses 1 Vitality at the end of each turn');
  expect(says('grabbed')).toBe('Cannot move by itself');
  expect(says('grabbed', { grabEffect: 'restrained' })).toBe(`Counts as Restrained: ${says('restrained')}`);
  expect(says('restrained', { grabEffect: 'restrained' })).toBe(says('restrained'));
});
