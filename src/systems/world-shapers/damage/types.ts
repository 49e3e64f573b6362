/** The four categories (WS-DMG-1). */
export const damageCategories = ['physical', 'elemental', 'mystic', 'other'] as const;
type DamageCategory = (typeof damageCategories)[number];

/** The eleven types (WS-DMG-1), in the order of the book. */
export const damageTypes = [
  'physical',
  'chemical',
  'cold',
  'heat',
  'poison',
  'shock',
  'curse',
  'holy',
  'spirit',
  'psychic',
  'reality',
] as const;
export type DamageType = (typeof damageTypes)[number];

/** The kinds of defence: Armor, or a DR value instead (WS-ARM-4). */
const guards = ['armor', 'constitution', 'will'] as const;
export type Guard = (typeof guards)[number];

interface DamageKind {
  readonly name: string;
  readonly category: DamageCategory;
  readonly clause: string;
  readonly guard: Guard;
  /** Sources of this damage, for readers. */
  readonly about: string;
}

/** Each type with its own clause (WS-DMG-6 to WS-DMG-16). */
export const damageKinds: { readonly [type in DamageType]: DamageKind } = {
  physical: {
    name: 'Physical',
    category: 'physical',
    clause: 'WS-DMG-6',
    guard: 'armor',
    about: 'Blows, bullets, blades, stones',
  },
  chemical: {
    name: 'Chemical',
    category: 'elemental',
    clause: 'WS-DMG-7',
    guard: 'armor',
    about: 'Acid, lye, whatever reacts',
  },
  cold: {
    name: 'Cold',
    category: 'elemental',
    clause: 'WS-DMG-8',
    guard: 'armor',
    about: 'Ice, freezing water, icy wind',
  },
  heat: {
    name: 'Heat',
    category: 'elemental',
    clause: 'WS-DMG-9',
    guard: 'armor',
    about: 'Fire, lava, lasers, radiation, glaring light',
  },
  poison: {
    name: 'Poison',
    category: 'elemental',
    clause: 'WS-DMG-10',
    guard: 'constitution',
    about: 'Sickness, toxins, rot, drugs',
  },
  shock: {
    name: 'Shock',
    category: 'elemental',
    clause: 'WS-DMG-11',
    guard: 'armor',
    about: 'Lightning, electricity',
  },
  curse: {
    name: 'Curse',
    category: 'mystic',
    clause: 'WS-DMG-12',
    guard: 'armor',
    about: 'What corrupts and drains',
  },
  holy: {
    name: 'Holy',
    category: 'mystic',
    clause: 'WS-DMG-13',
    guard: 'armor',
    about: 'What is divine and cleanses',
  },
  spirit: {
    name: 'Spirit',
    category: 'mystic',
    clause: 'WS-DMG-14',
    guard: 'armor',
    about: 'Ki, chakra, one’s own spirit',
  },
  psychic: {
    name: 'Psychic',
    category: 'other',
    clause: 'WS-DMG-15',
    guard: 'will',
    about: 'Straight at the mind',
  },
  reality: {
    name: 'Reality',
    category: 'other',
    clause: 'WS-DMG-16',
    guard: 'armor',
    about: 'Space, time and the laws of nature bent',
  },
};
