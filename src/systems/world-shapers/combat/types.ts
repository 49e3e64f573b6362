import type { Cell, Id } from '../../../kernel/json.ts';
import type { Ability, Maneuver } from '../abilities.ts';
import type { Said } from '../cover/behind.ts';
import type { Weapon } from '../gear.ts';
import type { Item } from '../items.ts';

/** WS-ATK-6: attacks are melee or ranged. */
export type Manner = 'melee' | 'ranged';

/** What an attack is made with (WS-ATK-6). */
export type Means =
  | {
      readonly kind: 'weapon';
      /**
       * As choices name it: the item's short id or the id of the weapon of the body; `dagger-thrown` if it can be used
       * both ways.
       */
      readonly id: string;
      readonly label: string;
      /** Its name inside a sentence: "ax", "thrown dagger". */
      readonly words: string;
      readonly manner: Manner;
      readonly range: number;
      readonly weapon: Weapon;
      /** `null` for weapons of the body. */
      readonly item: Item | null;
      readonly thrown: boolean;
    }
  | {
      readonly kind: 'ability';
      readonly id: string;
      readonly label: string;
      readonly words: string;
      readonly manner: Manner;
      readonly range: number;
      readonly ability: Ability;
      /** Steps of upcasting (WS-ABL-2). */
      readonly steps: number;
    };
export type WeaponMeans = Extract<Means, { readonly kind: 'weapon' }>;

/** WS-ABL-3: a Maneuver added to an attack, with its steps of upcasting. */
export interface AddedManeuver {
  readonly maneuver: Maneuver;
  readonly steps: number;
}

/** A declared attack, legal and paid for. */
export interface AttackSpec {
  readonly who: Id;
  /** A combatant, or a square that is attacked on a guess (WS-R44). */
  readonly target: Id | Cell;
  readonly means: Means;
  readonly maneuvers?: readonly AddedManeuver[] | undefined;
  /** WS-ATK-3: misses on purpose. */
  readonly onPurpose?: boolean | undefined;
  /** WS-ATK-14, WS-ATK-15: non-lethal damage. */
  readonly nonLethal?: boolean | undefined;
  /** WS-DMG-13: Holy damage is lethal. */
  readonly holyLethal?: boolean | undefined;
  /** WS-MOV-5: whether collision damage is merged. */
  readonly merge?: boolean | undefined;
  /** WS-R89 `gmDecides`: the game master's answer about the target's cover, given before the attack was paid for. */
  readonly cover?: Said | undefined;
}

export interface AttackOutcome {
  readonly hit: boolean;
  readonly critical: boolean;
  /** Who was hit, possibly by redirection. */
  readonly struck: Id | null;
}
