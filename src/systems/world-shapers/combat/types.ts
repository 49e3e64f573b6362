import type { Cell, Id } from '../../../kernel/json.ts';
import type { Ability, Maneuver } from '../abilities.ts';
import type { Said } from '../cover/behind.ts';
import type { Weapon } from '../gear.ts';
import type { Item } from '../items.ts';

/** WS-ATK-6: the second division of attacks. */
export type Manner = 'melee' | 'ranged';

/** What an attack is made with (WS-ATK-6). */
export type Means =
  | {
      readonly kind: 'weapon';
      /** As the choice names it: the item's word or the weapon of the body; `dagger-thrown` where it can be both. */
      readonly id: string;
      readonly label: string;
      readonly manner: Manner;
      readonly range: number;
      readonly weapon: Weapon;
      /** `null`: of the body. */
      readonly item: Item | null;
      readonly thrown: boolean;
    }
  | {
      readonly kind: 'ability';
      readonly id: string;
      readonly label: string;
      readonly manner: Manner;
      readonly range: number;
      readonly ability: Ability;
      /** How far it is upcast (WS-ABL-2). */
      readonly steps: number;
    };
export type WeaponMeans = Extract<Means, { readonly kind: 'weapon' }>;

/** WS-ABL-3: a Maneuver of an attack, so far upcast. */
export interface AddedManeuver {
  readonly maneuver: Maneuver;
  readonly steps: number;
}

/** An attack that is declared, legal and paid for. */
export interface AttackSpec {
  readonly who: Id;
  /** Somebody, or a square that is attacked on a guess (WS-R44). */
  readonly target: Id | Cell;
  readonly means: Means;
  readonly maneuvers?: readonly AddedManeuver[] | undefined;
  /** WS-ATK-3. */
  readonly onPurpose?: boolean | undefined;
  /** WS-ATK-14, WS-ATK-15. */
  readonly nonLethal?: boolean | undefined;
  /** WS-DMG-13. */
  readonly holyLethal?: boolean | undefined;
  /** WS-MOV-5. */
  readonly merge?: boolean | undefined;
  /** WS-R89 `gmDecides`: what the game master has said of the target's cover before it was paid for. */
  readonly cover?: Said | undefined;
}

export interface AttackOutcome {
  readonly hit: boolean;
  readonly critical: boolean;
  /** Who was hit. */
  readonly struck: Id | null;
}
