import type { ConditionEntry } from '../../../engine/system.ts';
import type { DamageType } from '../damage/types.ts';

/** The categories of Status Effects (WS-STA-1): physical (WS-STA-2), mental (WS-STA-3), elemental (WS-STA-4). */
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

type Edge = 'advantage' | 'disadvantage';
type StatName = 'strength' | 'dexterity' | 'constitution' | 'will';

/** The rules of a Status Effect for its bearer; `says` describes it for readers. */
export interface StatusKind {
  readonly name: string;
  readonly category: StatusCategory;
  /** For elemental ones: the linked damage type (WS-STA-4). */
  readonly element?: DamageType;
  readonly says: string;
  /** For attacks against the bearer. */
  readonly attacked?: { readonly melee: Edge; readonly ranged: Edge };
  /** Disadvantage on the bearer's attacks: on all, or only on those against the source. */
  readonly attacks?: 'all' | 'source';
  /** Kinds of Defense Roll with disadvantage. */
  readonly defends?: readonly StatName[];
  /** Skill Checks with disadvantage: all, or those of these Stats. */
  readonly checks?: 'all' | readonly StatName[];
  /** Limits of voluntary movement. */
  readonly moves?: 'not' | 'at-double-cost' | 'at-half-speed' | 'not-nearer';
  /** The most AP in a turn and RP in a round. */
  readonly mostAp?: number;
  readonly mostRp?: number;
  /** It sees nobody, and has no targets for what needs sight. */
  readonly sightless?: true;
  /** It cannot use Defend, Hide or Taking Cover. */
  readonly reckless?: true;
  /** Added to Armor. */
  readonly armor?: number;
  /** AP for which the bearer can end it, without a roll. */
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

/** What they do under other options of a ruling (WS-R41, WS-R75). */
export const ruledStatuses: { readonly [status in StatusId]?: NonNullable<ConditionEntry['ruled']> } = {
  bleeding: { bleedingLoss: { flatOne: 'Loses 1 Vitality at the end of each turn' } },
  grabbed: { grabEffect: { restrained: `Counts as Restrained: ${statuses.restrained.says}` } },
};
