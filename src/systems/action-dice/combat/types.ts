import type { Id } from '../../../kernel/json.ts';
import type { DamageType, KineticKind } from '../damage/types.ts';
import type { Push } from '../dice/pushes.ts';
import type { DamageDice, Rider } from '../gear.ts';
import type { Hand, Item } from '../items.ts';
import type { Rank } from '../ranks.ts';
import type { Ability } from '../stats.ts';

/** The types of an attack and its means. */

/** Melee or ranged (AD-COV-1, AD-VIS-1). */
export type Manner = 'melee' | 'ranged';

/** AD-R73, AD-R86: what delivers the harm. `body`: claws and fangs; `unarmed`: fists and feet (AD-DMG-7). */
export type Delivery = 'weapon' | 'thrown' | 'body' | 'unarmed' | 'spell' | 'touch' | 'blast';

/** How much harm, and of which kind (AD-DMG-1 to AD-DMG-5). */
export interface Harm {
  /** The number of dice of the Damage Value. */
  readonly value: number;
  /** AD-R75 `onePoint`: points instead of dice. */
  readonly points?: number;
  readonly ruling?: string;
  readonly rank: Rank;
  readonly type: DamageType;
  readonly kinetic: KineticKind | null;
  readonly dice: DamageDice;
  /** AD-HRT-6. */
  readonly straightAtHealth?: true;
  readonly bypassesArmor?: true;
}

/** Something to attack with. */
export interface Means {
  /** Its id in answers, unique among those of its owner. */
  readonly id: string;
  readonly label: string;
  readonly manner: Manner;
  readonly delivery: Delivery;
  /** The held item and its hand; `null` for the body and for spells. */
  readonly item: Item | null;
  readonly hand: Hand | null;
  /** AD-ACT-4: a light weapon. */
  readonly light: boolean;
  /** AD-POS-8, AD-POS-9: the reach of the weapon itself in feet; 0 for ranged attacks. */
  readonly reach: number;
  /** AD-R43: in feet; `null` for melee. */
  readonly range: { readonly near: number; readonly far: number } | null;
  /** AD-ATK-1: the ability whose Bonus dice are rolled to hit. */
  readonly ability: Ability;
  readonly harm: Harm;
  readonly rider: Rider | null;
  /** The id of the technique it is used for (AD-R73). */
  readonly technique?: string;
  /** The label of the weapon without the technique's name. */
  readonly arm?: string;
  /** Charges that the technique or spell brings (AD-DIE-9). */
  readonly pushes?: readonly Push[];
  /** A hit deals no damage. */
  readonly noDamage?: true;
  /** AD-HRT-4: it may only target the wounded. */
  readonly onlyWounded?: true;
}

/** On which occasion an attack is made. */
export const attackForms = ['attack', 'off-hand', 'opening', 'readied', 'technique', 'spell'] as const;
export type AttackForm = (typeof attackForms)[number];

/** An attack that is legal and paid for. */
export interface AttackSpec {
  readonly who: Id;
  readonly target: Id;
  readonly means: Means;
  readonly form: AttackForm;
  readonly clause: string;
  /** AD-POS-5, AD-POS-6: declared to come from behind. */
  readonly behind?: boolean;
}

/**
 * How an attack ended. `missed`: not above the number. `evaded`: by a reaction. `killed`: a helpless target, without
 * dice (AD-SHK-2). `lost`: not resolved, since something made it impossible.
 */
export type AttackOutcome = 'hit' | 'missed' | 'evaded' | 'killed' | 'lost';
