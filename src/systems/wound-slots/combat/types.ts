import type { Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import type { CheckOf } from '../attributes.ts';
import type { TargetDefense } from '../defenses.ts';
import type { Spell, Weapon } from '../gear.ts';
import type { Item } from '../state.ts';

export type Manner = 'melee' | 'ranged' | 'spell';

/** Something to attack with. */
export interface Means {
  /**
   * The id of an item, natural weapon or spell; with `:ranged` behind it for throwing a weapon that also serves in
   * melee.
   */
  readonly id: string;
  readonly label: string;
  readonly manner: Manner;
  readonly weapon: Weapon | null;
  readonly item: Item | null;
  readonly spell: Spell | null;
  /** The check of its attack roll (SL-ATK-8). */
  readonly check: CheckOf;
  /** Accuracy and other terms of the thing itself. */
  readonly terms: readonly Term[];
  readonly against: TargetDefense;
  /** Yards. Melee: reach, compared with the gap. Ranged: the increment. Spell: its range or increment. */
  readonly reach: number;
  /** The damage value, with Strength if it counts (SL-ATK-3, SL-R15). */
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

/** An attack that is declared, with legality settled and costs paid. */
export interface Attack {
  readonly who: Id;
  readonly form: AttackForm;
  readonly means: Means;
  readonly target: Id;
  /** Terms that only this attack has, beside those of its form and of the situation. */
  readonly terms: readonly Term[];
  /** Damage that only this attack adds on a hit. */
  readonly moreDamage: readonly Term[];
  /** SL-MOD-4: the cover set by the game master; `null`: as on the map. */
  readonly cover: CoverGrade | null;
}

/** SL-MOD-1: grades of cover in rising order. */
export const coverGrades = ['none', 'quarter', 'half', 'threeQuarters', 'slit'] as const;
export type CoverGrade = (typeof coverGrades)[number];
