import type { Id } from '../../../kernel/json.ts';
import type { DamageType, KineticKind } from '../damage/types.ts';
import type { Push } from '../dice/pushes.ts';
import type { DamageDice, Rider } from '../gear.ts';
import type { Hand, Item } from '../items.ts';
import type { Rank } from '../ranks.ts';
import type { Ability } from '../stats.ts';

/** What an attack is made with, and what it is. */

/** How it gets there: a blow, or from afar (AD-COV-1, AD-VIS-1). */
export type Manner = 'melee' | 'ranged';

/** AD-R73, AD-R86: what delivers the harm. `body`: claws and fangs; `unarmed`: fists and feet (AD-DMG-7). */
export type Delivery = 'weapon' | 'thrown' | 'body' | 'unarmed' | 'spell' | 'touch' | 'blast';

/** How much harm, of which kind (AD-DMG-1 to AD-DMG-5). */
export interface Harm {
  /** Dice of the Damage Value. */
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

/** Something that attacks can be made with. */
export interface Means {
  /** What answers call it; unlike that of every other of the same owner. */
  readonly id: string;
  readonly label: string;
  readonly manner: Manner;
  readonly delivery: Delivery;
  /** What is held, and in which hand. */
  readonly item: Item | null;
  readonly hand: Hand | null;
  /** AD-ACT-4: a light weapon. */
  readonly light: boolean;
  /** AD-POS-8, AD-POS-9: feet that the weapon itself reaches; for blows. */
  readonly reach: number;
  /** AD-R43; for ranged attacks. */
  readonly range: { readonly near: number; readonly far: number } | null;
  /** AD-ATK-1: whose Bonus dice are rolled to hit. */
  readonly ability: Ability;
  readonly harm: Harm;
  readonly rider: Rider | null;
  /** A technique that it is used for, by its id (AD-R73). */
  readonly technique?: string;
  /** What a technique is done with: the weapon's own label, without the technique's name. */
  readonly arm?: string;
  /** The technique or spell brings Charges (AD-DIE-9). */
  readonly pushes?: readonly Push[];
  /** A hit does no damage. */
  readonly noDamage?: true;
  /** AD-HRT-4: only against the wounded. */
  readonly onlyWounded?: true;
}

/** On which occasion somebody attacks. */
export const attackForms = ['attack', 'off-hand', 'opening', 'readied', 'technique', 'spell'] as const;
export type AttackForm = (typeof attackForms)[number];

/** An attack that is legal and paid for. */
export interface AttackSpec {
  readonly who: Id;
  readonly target: Id;
  readonly means: Means;
  readonly form: AttackForm;
  readonly clause: string;
  /** AD-POS-5, AD-POS-6: said to come from behind. */
  readonly behind?: boolean;
}

/**
 * How an attack came out. `missed`: not above the number. `evaded`: by a reaction. `killed`: somebody helpless, without
 * dice (AD-SHK-2). `lost`: it was not rolled, since something came in between.
 */
export type AttackOutcome = 'hit' | 'missed' | 'evaded' | 'killed' | 'lost';
