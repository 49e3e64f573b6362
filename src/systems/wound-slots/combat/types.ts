import type { Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import type { CheckOf } from '../attributes.ts';
import type { TargetDefense } from '../defenses.ts';
import type { Spell, Weapon } from '../gear.ts';
import type { Item } from '../state.ts';

export type Manner = 'melee' | 'ranged' | 'spell';

/** What an attack is made with. */
export interface Means {
  /** An item's id, the id of a body's weapon, or a spell's; `:ranged` behind it when the same thing is thrown. */
  readonly id: string;
  readonly label: string;
  readonly manner: Manner;
  readonly weapon: Weapon | null;
  readonly item: Item | null;
  readonly spell: Spell | null;
  /** The check of its attack roll (SL-ATK-8). */
  readonly check: CheckOf;
  /** Accuracy and other terms that come with the thing itself. */
  readonly terms: readonly Term[];
  readonly against: TargetDefense;
  /** Yards: reach in gap, increment in distance; a spell's range. */
  readonly reach: number;
  /** The damage value, Strength where it counts (SL-ATK-3, SL-R15). */
  readonly damage: readonly Term[];
  readonly penetrating: boolean;
  readonly armorPiercing: number;
  readonly damageType: 'weapon' | 'fire' | 'lightning' | 'other';
}

export const attackForms = [
  'standard',
  'quick',
  'strong',
  'nonlethal',
  'special',
  'rebuff',
  'spell',
  'grapple',
  'opening',
] as const;
export type AttackForm = (typeof attackForms)[number];

/** An attack as declared, legality settled, costs paid. */
export interface Attack {
  readonly who: Id;
  readonly form: AttackForm;
  readonly means: Means;
  readonly target: Id;
  /** What only this attack has: Nonlethal -2, a rear attack is found out elsewhere. */
  readonly terms: readonly Term[];
  /** More damage on a hit, beside Strong Attack's die. */
  readonly moreDamage: readonly Term[];
  /** SL-MOD-4: what the game master says of the line; `null`: as the map has it. */
  readonly cover: CoverGrade | null;
}

/** SL-MOD-1, in rising order. */
export const coverGrades = ['none', 'quarter', 'half', 'threeQuarters', 'slit'] as const;
export type CoverGrade = (typeof coverGrades)[number];
