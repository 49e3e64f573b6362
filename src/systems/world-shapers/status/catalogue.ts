import type { DamageType } from '../damage/types.ts';

/** WS-STA-1: the body (WS-STA-2), the mind (WS-STA-3), what an element leaves behind (WS-STA-4). */
const statusCategories = ['physical', 'mental', 'elemental'] as const;
type StatusCategory = (typeof statusCategories)[number];

/** The Status Effects of our list (WS-STA-6, WS-R82). */
export const statusIds = [
  'bleeding',
  'prone',
  'grabbed',
  'restrained',
  'stunned',
  'blinded',
  'frightened',
  'enraged',
  'despairing',
  'burning',
  'chilled',
  'corroded',
  'poisoned',
  'shocked',
] as const;
export type StatusId = (typeof statusIds)[number];

export type Edge = 'advantage' | 'disadvantage';
type StatName = 'strength' | 'dexterity' | 'constitution' | 'will';

/** What a Status Effect does to its bearer; rules read these, and `says` is for people. */
export interface StatusKind {
  readonly name: string;
  readonly category: StatusCategory;
  /** Elemental ones: the damage type that leaves it behind (WS-STA-4). */
  readonly element?: DamageType;
  readonly says: string;
  /** For those who attack the bearer. */
  readonly attacked?: { readonly melee: Edge; readonly ranged: Edge };
  /** For attacks of the bearer: disadvantage on all of them, or on those against the source alone. */
  readonly attacks?: 'all' | 'source';
  /** Kinds of Defense Roll with disadvantage. */
  readonly defends?: readonly StatName[];
  /** Skill Checks with disadvantage: all, or those of these Stats. */
  readonly checks?: 'all' | readonly StatName[];
  /** Movement of its own will. */
  readonly moves?: 'not' | 'at-double-cost' | 'at-half-speed' | 'not-nearer';
  /** The most AP for a turn and RP for a round. */
  readonly mostAp?: number;
  readonly mostRp?: number;
  /** It sees nobody, and what needs sight finds no target. */
  readonly sightless?: true;
  /** No Defend, Hide or Taking Cover. */
  readonly reckless?: true;
  /** Added to Armor. */
  readonly armor?: number;
  /** AP with which the bearer ends it, without a roll. */
  readonly endsFor?: number;
}

const always = (edge: Edge) => ({ melee: edge, ranged: edge });

/** Every Status Effect by its id. */
export const statuses: { readonly [status in StatusId]: StatusKind } = {
  bleeding: {
    name: 'Bleeding',
    category: 'physical',
    says: 'Loses a tenth of its maximum Vitality, rounded up, at the end of each turn',
  },
  prone: {
    name: 'Prone',
    category: 'physical',
    says: 'Melee attacks on it have advantage, ranged ones disadvantage; movement costs double',
    attacked: { melee: 'advantage', ranged: 'disadvantage' },
    moves: 'at-double-cost',
    endsFor: 1,
  },
  grabbed: {
    name: 'Grabbed',
    category: 'physical',
    says: 'Cannot move by itself',
    moves: 'not',
  },
  restrained: {
    name: 'Restrained',
    category: 'physical',
    says: 'Cannot move; 2 AP and 1 RP at most; disadvantage on its attacks and on Dexterity DR',
    attacks: 'all',
    defends: ['dexterity'],
    moves: 'not',
    mostAp: 2,
    mostRp: 1,
  },
  stunned: {
    name: 'Stunned',
    category: 'physical',
    says: 'Cannot use AP or RP and cannot move',
    moves: 'not',
    mostAp: 0,
    mostRp: 0,
  },
  blinded: {
    name: 'Blinded',
    category: 'physical',
    says: 'Sees nobody; its attacks have disadvantage, attacks on it advantage',
    attacked: always('advantage'),
    attacks: 'all',
    sightless: true,
  },
  frightened: {
    name: 'Frightened',
    category: 'mental',
    says: 'Disadvantage on attacks against the source, and no step nearer to it',
    attacks: 'source',
    moves: 'not-nearer',
  },
  enraged: {
    name: 'Enraged',
    category: 'mental',
    says: 'Cannot Defend, Hide or take cover; attacks on it have advantage',
    attacked: always('advantage'),
    reckless: true,
  },
  despairing: {
    name: 'Despairing',
    category: 'mental',
    says: 'Disadvantage on Skill Checks and on Will DR',
    defends: ['will'],
    checks: 'all',
  },
  burning: {
    name: 'Burning',
    category: 'elemental',
    element: 'heat',
    says: '1d4 Heat at the end of each of its turns, whatever its Armor',
    endsFor: 2,
  },
  chilled: {
    name: 'Chilled',
    category: 'elemental',
    element: 'cold',
    says: 'Basic Movement is halved, rounded down',
    moves: 'at-half-speed',
  },
  corroded: {
    name: 'Corroded',
    category: 'elemental',
    element: 'chemical',
    says: 'Armor is 1 less, even below 0',
    armor: -1,
  },
  poisoned: {
    name: 'Poisoned',
    category: 'elemental',
    element: 'poison',
    says: 'Disadvantage on Constitution DR and on Skill Checks of Constitution and Strength',
    defends: ['constitution'],
    checks: ['constitution', 'strength'],
  },
  shocked: {
    name: 'Shocked',
    category: 'elemental',
    element: 'shock',
    says: 'Cannot use RP',
    mostRp: 0,
  },
};
