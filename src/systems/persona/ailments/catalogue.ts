import type { Element } from '../elements.ts';

/** PE-AIL-1: the categories; a combatant has at most one ailment of each (PE-AIL-3). */
export const ailmentCategories = ['staggered', 'physical', 'mental', 'spiritual'] as const;
export type AilmentCategory = (typeof ailmentCategories)[number];

export const ailmentIds = [
  'staggered',
  'burning',
  'dizzy',
  'frozen',
  'shocked',
  'drowsed',
  'stunned',
  'amnesiac',
  'brainwashed',
  'confused',
  'despaired',
  'enraged',
  'panicked',
  'condemned',
  'damned',
] as const;
export type AilmentId = (typeof ailmentIds)[number];

export interface AilmentKind {
  readonly id: AilmentId;
  readonly name: string;
  readonly clause: string;
  readonly category: AilmentCategory;
  /** Elements whose hits on the sufferer are Technical Hits (PE-TECH-1). */
  readonly technical: readonly Element[];
  /** The usual duration in the sufferer's own turns (PE-AIL-4); `null` means until something ends it. */
  readonly turns: number | null;
  /** Immunity to this element protects from the ailment. */
  readonly immunity?: Element;
  /** PE-AIL-6: the sufferer has no actions. */
  readonly actionless?: true;
  /** Whether it counts as Fear. */
  readonly fear?: true;
}

const physical: readonly Element[] = ['melee', 'missile'];
const everything: readonly Element[] = [
  ...physical,
  'fire',
  'ice',
  'wind',
  'elec',
  'nuke',
  'psy',
  'bless',
  'curse',
  'almighty',
];

const kinds: readonly AilmentKind[] = [
  {
    id: 'staggered',
    name: 'Staggered',
    clause: 'PE-AIL-7',
    category: 'staggered',
    technical: [],
    turns: null,
  },
  {
    id: 'burning',
    name: 'Burning',
    clause: 'PE-AIL-8',
    category: 'physical',
    technical: ['nuke', 'wind'],
    turns: null,
    immunity: 'fire',
  },
  { id: 'dizzy', name: 'Dizzy', clause: 'PE-AIL-9', category: 'physical', technical: ['nuke'], turns: 2 },
  {
    id: 'frozen',
    name: 'Frozen',
    clause: 'PE-AIL-10',
    category: 'physical',
    technical: ['nuke', ...physical],
    turns: null,
    immunity: 'ice',
    actionless: true,
  },
  {
    id: 'shocked',
    name: 'Shocked',
    clause: 'PE-AIL-11',
    category: 'physical',
    technical: ['nuke', ...physical],
    turns: 2,
    immunity: 'elec',
    actionless: true,
  },
  {
    id: 'drowsed',
    name: 'Drowsed',
    clause: 'PE-AIL-12',
    category: 'physical',
    technical: everything,
    turns: null,
    actionless: true,
  },
  {
    id: 'stunned',
    name: 'Stunned',
    clause: 'PE-AIL-13',
    category: 'physical',
    technical: ['nuke'],
    turns: 2,
    actionless: true,
  },
  { id: 'amnesiac', name: 'Amnesiac', clause: 'PE-AIL-14', category: 'mental', technical: ['psy'], turns: 2 },
  {
    id: 'brainwashed',
    name: 'Brainwashed',
    clause: 'PE-AIL-15',
    category: 'mental',
    technical: ['psy'],
    turns: 2,
  },
  { id: 'confused', name: 'Confused', clause: 'PE-AIL-16', category: 'mental', technical: ['psy'], turns: 2 },
  {
    id: 'despaired',
    name: 'Despaired',
    clause: 'PE-AIL-17',
    category: 'mental',
    technical: ['psy'],
    turns: null,
    actionless: true,
    fear: true,
  },
  { id: 'enraged', name: 'Enraged', clause: 'PE-AIL-18', category: 'mental', technical: ['psy'], turns: 2 },
  {
    id: 'panicked',
    name: 'Panicked',
    clause: 'PE-AIL-19',
    category: 'mental',
    technical: ['psy'],
    turns: null,
    fear: true,
  },
  {
    id: 'condemned',
    name: 'Condemned',
    clause: 'PE-AIL-20',
    category: 'spiritual',
    technical: ['bless'],
    turns: 2,
    immunity: 'bless',
  },
  {
    id: 'damned',
    name: 'Damned',
    clause: 'PE-AIL-21',
    category: 'spiritual',
    technical: ['curse'],
    turns: 2,
    immunity: 'curse',
  },
];

/** The data of every ailment. Its effects are in the rules that they concern. */
export const ailmentKinds = Object.fromEntries(kinds.map((kind) => [kind.id, kind])) as {
  readonly [id in AilmentId]: AilmentKind;
};
