import { expect, test } from 'vitest';
import type { Hit } from '../damage/hit.ts';
import { takeHit } from '../damage/hit.ts';
import type { Portion } from '../damage/roll.ts';
import { rollDamage } from '../damage/roll.ts';
import type { DamageType } from '../damage/types.ts';
import { damageTypes } from '../damage/types.ts';
import type { Bare, Script } from './bare-table.ts';
import { play } from './bare-table.ts';
import type { Sketch } from './line-up.ts';
import { begun } from './line-up.ts';

/** The damage of a hit until Vitality (sections ARM and DMG, WS-DRS-13). */

/** A target with 100 Vitality, Stats of 10 and no Armor. */
const victim = (sheet: Sketch, rulings: Sketch, more: Sketch = {}) =>
  begun(
    {
      heroes: { brana: { at: [5, 5] } },
      foes: { victim: { at: [6, 5], use: null, sheet: { vitality: 100, ...sheet }, now: more } },
    },
    { rulings },
  );

const portions = (all: { readonly [type in DamageType]?: number }): readonly Portion[] =>
  Object.entries(all).map(([type, amount]) => ({ type: type as DamageType, amount }));

interface Case {
  readonly sheet?: Sketch;
  readonly rulings?: Sketch;
  readonly now?: Sketch;
  readonly hit?: Partial<Hit>;
  readonly script?: Script;
}

const hitFor = (
  all: { readonly [type in DamageType]?: number },
  { sheet = {}, rulings = {}, now = {}, hit = {}, script = {} }: Case = {},
): Bare<{ readonly total: number; readonly lost: number }> =>
  play(victim(sheet, rulings, now), script, (table) =>
    takeHit(table, {
      who: 'victim',
      by: 'brana',
      portions: portions(all),
      clause: 'WS-DMG-5',
      what: 'a blow',
      ...hit,
    }),
  );
const total = (all: { readonly [type in DamageType]?: number }, given: Case = {}): number =>
  hitFor(all, given).result.total;

/** The damage that is left of each type, and the rulings shown with it. */
const pieces = ({ facts }: Bare<unknown>) =>
  facts.flatMap((fact) =>
    fact.fact === 'hit' ? fact.portions.map((each) => [each.type, each.total.value]) : [],
  );
const ruledBy = ({ facts }: Bare<unknown>): readonly string[] =>
  facts.flatMap((fact) =>
    fact.fact === 'hit'
      ? [
          ...fact.rulings,
          ...fact.portions.flatMap((each) => each.total.terms.flatMap(({ ruling }) => ruling ?? [])),
        ]
      : [],
  );

test('[WS-ARM-1] [WS-VIT-1] Armor 2 leaves 10 of 12', () => {
  const bare = hitFor({ physical: 12 }, { sheet: { hide: 2 } });
  expect(bare.result).toEqual({ total: 10, lost: 10 });
  expect(bare.fight.combatants.victim?.vitality).toBe(90);
});

test('[WS-ARM-2] several types are one hit: Armor counts once', () => {
  expect(total({ physical: 5, heat: 5 }, { sheet: { hide: 2 } })).toBe(8);
});

test('[WS-ARM-3] [WS-DMG-5] negative Armor adds to damage, and to none where there is none', () => {
  expect(total({ physical: 12 }, { sheet: { hide: -3 } })).toBe(15);
  expect(total({ physical: 0 }, { sheet: { hide: -3 } })).toBe(0);
  expect(total({ heat: 5 }, { sheet: { hide: -3, immunities: ['heat'] } })).toBe(0);
});

const endurance3 = { skills: { endurance: 3 } };

test('[WS-ARM-4] [WS-DMG-10] [WS-DMG-15] Poison meets the Constitution DR value, Psychic that of Will', () => {
  expect(total({ poison: 12 }, { sheet: { ...endurance3, hide: 8 } })).toBe(9);
  expect(total({ psychic: 12 }, { sheet: { skills: { perseverance: 2 }, hide: 8 } })).toBe(10);
  // A DR value below 0 adds damage: Constitution 8 without levels.
  expect(total({ poison: 12 }, { sheet: { stats: { constitution: 8 } } })).toBe(14);
  // Armor counts against Reality.
  expect(total({ reality: 12 }, { sheet: { hide: 2 } })).toBe(10);
});

test('[WS-DMG-6] [WS-DMG-7] [WS-DMG-8] [WS-DMG-9] [WS-DMG-11] [WS-DMG-12] [WS-DMG-14] Armor stands against nine of eleven types', () => {
  const sheet = { hide: 2, skills: { endurance: 5, perseverance: 7 } };
  const left = damageTypes.map((type) => total({ [type]: 12 }, { sheet }));
  // In the order of the book; Poison is the fifth, Psychic the tenth.
  expect(left).toEqual([10, 10, 10, 10, 7, 10, 10, 10, 10, 5, 10]);
});

test('[WS-DMG-16] Armor counts against Reality, unless it is ignored', () => {
  expect(total({ reality: 12 }, { sheet: { hide: 4 }, hit: { ignores: 'all' } })).toBe(12);
});

test('[WS-GEN-9] objects without Stats count 0 for both', () => {
  const crate = { kind: 'object', hide: 1, vitality: 100 };
  expect(total({ poison: 12 }, { sheet: crate })).toBe(12);
  expect(total({ psychic: 12 }, { sheet: crate })).toBe(12);
});

const mixed = { hide: 4, skills: { endurance: 1 } };

test('[WS-ARM-5] 5 Physical and 5 Poison against Armor 4 and a value of 1: 9', () => {
  const bare = hitFor({ physical: 5, poison: 5 }, { sheet: mixed });
  expect(bare.result.total).toBe(9);
  // WS-R62: the choice makes no difference, so nobody is asked and the first type is taken.
  expect(pieces(bare)).toEqual([
    ['physical', 4],
    ['poison', 5],
  ]);
});

test('[WS-R61] what it is immune to makes no defence count, unless the table says so', () => {
  const sheet = { ...mixed, immunities: ['poison'] };
  expect(total({ physical: 5, poison: 5 }, { sheet })).toBe(1);
  const counts = hitFor({ physical: 5, poison: 5 }, { sheet, rulings: { immuneTypesCount: true } });
  expect(counts.result.total).toBe(4);
  expect(ruledBy(counts)).toContain('WS-R61');
});

const choose = (option: string): Script => ({ choices: [{ option }] });

test('[WS-ARM-6] [WS-R62] the attacker chooses the type where it matters: it resists one of them', () => {
  // Armor 2; 6 Heat (resisted) and 5 Physical. From Heat: 4 / 2 + 5 = 7. From Physical: 6 / 2 + 3 = 6.
  const sheet = { hide: 2, resistances: ['heat'] };
  const given = { sheet, script: choose('heat') };
  const bare = hitFor({ heat: 6, physical: 5 }, given);
  expect(bare.result.total).toBe(7);
  expect(ruledBy(bare)).toContain('WS-R62');
  expect(total({ heat: 6, physical: 5 }, { sheet, script: choose('physical') })).toBe(6);
  // `mostDamage` asks nobody.
  expect(total({ physical: 5, heat: 6 }, { sheet, rulings: { armorAllocation: 'mostDamage' } })).toBe(7);
});

test('[WS-R62] it is asked, too, where only Bleeding hangs on it', () => {
  // 10 Vitality, Armor 2, 10 Physical and 5 Holy: from Physical 8 lethal damage is left, from Holy 10.
  const sheet = { hide: 2, vitality: 10 };
  const bleeds = hitFor({ physical: 10, holy: 5 }, { sheet, script: choose('holy') });
  expect(bleeds.facts.some(({ fact }) => fact === 'effect-began')).toBe(true);
  const spared = hitFor({ physical: 10, holy: 5 }, { sheet, script: choose('physical') });
  expect(spared.facts.some(({ fact }) => fact === 'effect-began')).toBe(false);
  expect(spared.fight.combatants.victim?.out).toBe('unconscious');
});

test('[WS-R62] `alwaysAsk`: whenever there are two types, and never for one', () => {
  const rulings = { armorAllocation: 'alwaysAsk' };
  const given = { sheet: mixed, rulings, script: choose('poison') };
  expect(pieces(hitFor({ physical: 5, poison: 5 }, given))).toEqual([
    ['physical', 5],
    ['poison', 4],
  ]);
  expect(total({ physical: 5 }, { sheet: mixed, rulings })).toBe(1);
  // A type that is immune cannot be chosen: only Physical is left.
  const immune = { ...mixed, immunities: ['poison'] };
  expect(total({ physical: 5, poison: 5 }, { sheet: immune, rulings })).toBe(1);
});

test('[WS-R62] a negative value goes to the chosen type in the same way', () => {
  // Armor -2; 4 Heat (vulnerable) and 4 Physical. To Heat: 6 × 1.5 + 4 = 13. To Physical: 4 × 1.5 + 6 = 12.
  const sheet = { hide: -2, vulnerabilities: ['heat'] };
  expect(total({ heat: 4, physical: 4 }, { sheet, script: choose('heat') })).toBe(13);
  expect(total({ heat: 4, physical: 4 }, { sheet, script: choose('physical') })).toBe(12);
});

test('[WS-R63] what Armor is more than the type goes on to the others, or is wasted', () => {
  expect(total({ physical: 2, heat: 6 }, { sheet: { hide: 4 } })).toBe(4);
  const wasted = { sheet: { hide: 4 }, rulings: { armorSpill: false } };
  expect(total({ physical: 2, heat: 6 }, { ...wasted, script: choose('physical') })).toBe(6);
  expect(total({ physical: 2, heat: 6 }, { ...wasted, script: choose('heat') })).toBe(4);
});

test('[WS-ARM-7] [WS-ARM-8] [WS-ARM-9] what ignores Armor ignores DR values, never below 0, and no negative ones', () => {
  const piercing: Partial<Hit> = { ignores: 4 };
  expect(total({ physical: 12 }, { sheet: { hide: 2 }, hit: piercing })).toBe(12);
  expect(total({ physical: 12 }, { sheet: { hide: 6 }, hit: piercing })).toBe(10);
  expect(total({ poison: 12 }, { sheet: endurance3, hit: piercing })).toBe(12);
  expect(total({ physical: 12 }, { sheet: { hide: -3 }, hit: { ignores: 'all' } })).toBe(15);
  // Ignoring applies to each before the lowest is taken: Armor 5 becomes 1, the DR value 2 becomes 0.
  const sheet = { hide: 5, skills: { endurance: 2 } };
  expect(total({ physical: 5, poison: 5 }, { sheet, hit: piercing })).toBe(10);
});

test('[WS-DMG-2] [WS-DMG-5] [WS-R69] [WS-R70] 11 Heat, Armor 2, resistant: 9, then 4', () => {
  const sheet = { hide: 2, resistances: ['heat'] };
  const bare = hitFor({ heat: 11 }, { sheet });
  expect(bare.result.total).toBe(4);
  expect(ruledBy(bare)).toEqual(expect.arrayContaining(['WS-R69', 'WS-R70']));
  // 11 / 2 = 5, minus 2.
  expect(total({ heat: 11 }, { sheet, rulings: { armorOrder: 'resistanceFirst' } })).toBe(3);
  expect(total({ heat: 11 }, { sheet, rulings: { damageRounding: 'upPerType' } })).toBe(5);
});

test('[WS-DMG-4] [WS-R70] vulnerability adds half: 9 becomes 13, or 14 rounded up', () => {
  const sheet = { vulnerabilities: ['heat'] };
  expect(total({ heat: 9 }, { sheet })).toBe(13);
  expect(total({ heat: 9 }, { sheet, rulings: { damageRounding: 'upPerType' } })).toBe(14);
});

test('[WS-R70] `minimumOne`: a hit takes 1 at least, but none of what it is immune to', () => {
  const rulings = { damageRounding: 'minimumOne' };
  expect(total({ physical: 3 }, { sheet: { hide: 8 } })).toBe(0);
  expect(total({ physical: 3 }, { sheet: { hide: 8 }, rulings })).toBe(1);
  expect(total({ heat: 3 }, { sheet: { immunities: ['heat'] }, rulings })).toBe(0);
});

test('[WS-DMG-3] [WS-R68] immunity beats both; resistance and vulnerability cancel, or both count', () => {
  const both = { resistances: ['heat'], vulnerabilities: ['heat'] };
  expect(total({ heat: 9 }, { sheet: both })).toBe(9);
  // Halved to 4, then 1.5 times.
  const multiplied = hitFor({ heat: 9 }, { sheet: both, rulings: { affinityStacking: 'multiply' } });
  expect(multiplied.result.total).toBe(6);
  expect(ruledBy(multiplied)).toContain('WS-R68');
  expect(total({ heat: 9 }, { sheet: { ...both, immunities: ['heat'] } })).toBe(0);
});

test('[WS-DRS-13] [WS-R66] a success halves each type before Armor, or after it', () => {
  const given: Case = { sheet: { hide: 3 }, hit: { halved: true } };
  // 9 / 2 = 4, minus 3.
  const bare = hitFor({ heat: 9 }, given);
  expect(bare.result.total).toBe(1);
  expect(ruledBy(bare)).toContain('WS-R66');
  // 9 - 3 = 6, halved.
  expect(total({ heat: 9 }, { ...given, rulings: { halfOnSuccess: 'afterDefences' } })).toBe(3);
  expect(total({ heat: 5, cold: 5 }, { hit: { halved: true } })).toBe(4);
});

test('[WS-DMG-1] [WS-R67] an affinity is known when it has changed some damage', () => {
  const known = (given: Case, all = { heat: 9 }) => hitFor(all, given).fight.combatants.victim?.known ?? [];
  expect(known({ sheet: { resistances: ['heat'] } })).toEqual(['heat']);
  expect(known({ sheet: { immunities: ['heat'] } })).toEqual(['heat']);
  expect(known({ sheet: { resistances: ['cold'] } })).toEqual([]);
  // They cancel, so nothing becomes known; nor if Armor leaves no damage.
  expect(known({ sheet: { resistances: ['heat'], vulnerabilities: ['heat'] } })).toEqual([]);
  expect(known({ sheet: { resistances: ['heat'], hide: 9 } })).toEqual([]);
  expect(known({ sheet: { resistances: ['heat'] }, rulings: { affinityVisibility: 'gmOnly' } })).toEqual([]);
});

test('[WS-ATK-14] [WS-R58] the d4 comes off the main type before Armor, the rest off the others', () => {
  const given: Case = { hit: { nonLethal: 1 }, script: { faces: [[4]] }, sheet: { resistances: ['heat'] } };
  const bare = hitFor({ physical: 3, heat: 5 }, given);
  // 3 Physical and 1 Heat are subtracted; 4 Heat are halved.
  expect(pieces(bare)).toEqual([
    ['physical', 0],
    ['heat', 2],
  ]);
  expect(ruledBy(bare)).toContain('WS-R58');
  expect(total({ physical: 3 }, { hit: { nonLethal: 1 }, script: { faces: [[4]] } })).toBe(0);
});

test('[WS-MOV-9] [WS-R96] at most so much, of the final amount', () => {
  const given: Case = {
    sheet: { vulnerabilities: ['reality'], vitality: 300 },
    hit: { most: 100, ignores: 'all' },
  };
  const bare = hitFor({ reality: 80 }, given);
  expect(bare.result.total).toBe(100);
  expect(ruledBy(bare)).toContain('WS-R96');
});

const cover = (rulings: Sketch, from: { x: number; y: number } | undefined) =>
  play(
    begun(
      {
        heroes: { brana: { at: [2, 5] } },
        foes: {
          crate: { at: [5, 5] },
          victim: { at: [6, 5], use: null, sheet: { vitality: 50, ...endurance3 } },
        },
      },
      { rulings },
    ),
    {},
    (table) =>
      takeHit(table, {
        who: 'victim',
        by: 'brana',
        portions: [{ type: 'poison', amount: 12 }],
        clause: 'WS-DMG-5',
        what: 'a spit',
        from,
      }),
  ).result.total;

test('[WS-R88] cover raises the DR value against Poison only where the table says so, and from that side', () => {
  expect(cover({}, { x: 2, y: 5 })).toBe(9);
  expect(cover({ coverRaisesDrValue: true }, { x: 2, y: 5 })).toBe(8);
  expect(cover({ coverRaisesDrValue: true }, undefined)).toBe(9);
});

test('[WS-GEN-10] damage is rolled in printed order, a portion for each type; none is below 0', () => {
  const state = victim({}, {});
  const bare = play(state, { faces: [[3, 4], [1], [2]] }, (table) =>
    rollDamage(table, {
      who: 'brana',
      against: 'victim',
      parts: [
        { count: 2, sides: 6, plus: 1, type: 'physical' },
        { count: 1, sides: 4, plus: -3, type: 'holy' },
        { count: 1, sides: 8, plus: 0, type: 'physical' },
      ],
      purpose: 'damage',
      clause: 'WS-DMG-5',
    }),
  );
  expect(bare.result).toEqual([
    { type: 'physical', amount: 10 },
    { type: 'holy', amount: 0 },
  ]);
});

test('[WS-ABL-1] a Buff on damage adds to the main type', () => {
  const buff = { ability: 'hymn', label: 'Hymn', gifts: [{ of: 'damage', value: 2 }], for: 'combat' };
  const state = begun({
    heroes: { brana: { at: [5, 5], now: { effects: [buff] } } },
    foes: { ogre: { at: [6, 5] } },
  });
  const bare = play(state, { faces: [[3]] }, (table) =>
    rollDamage(table, {
      who: 'brana',
      against: 'ogre',
      parts: [{ count: 1, sides: 6, plus: 0, type: 'heat' }],
      purpose: 'damage',
      clause: 'WS-DMG-5',
    }),
  );
  expect(bare.result).toEqual([{ type: 'heat', amount: 5 }]);
});
