import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { AttackForm, AttackOutcome, Manner } from '../combat/types.ts';
import type { DamageType, KineticKind } from '../damage/types.ts';
import type { Harmless } from '../harm/harmless.ts';

/** Attacks and harm, for log and analysis (sections ATK, DMG, ARM). The changes that follow are facts of their own. */
export type AttackFact =
  | {
      readonly fact: 'attack';
      readonly who: Id;
      readonly target: Id;
      readonly with: string;
      readonly label: string;
      readonly manner: Manner;
      readonly form: AttackForm;
      readonly behind: boolean;
      readonly clause: string;
    }
  /** AD-ATK-3, AD-ATK-4: the roll and the number to beat. */
  | {
      readonly fact: 'attack-roll';
      readonly who: Id;
      readonly target: Id;
      readonly with: string;
      readonly natural: number;
      readonly total: number;
      readonly dice: Total;
      readonly rung: Total;
      readonly number: Total;
      readonly hits: boolean;
      readonly rulings: readonly string[];
    }
  | {
      readonly fact: 'attack-result';
      readonly who: Id;
      readonly target: Id;
      readonly with: string;
      readonly outcome: AttackOutcome;
      readonly clause: string;
      readonly because?: string;
      readonly rulings: readonly string[];
    }
  /** AD-ATK-8: an area attack on all targets at once. */
  | {
      readonly fact: 'area';
      readonly who: Id;
      readonly with: string;
      readonly label: string;
      readonly targets: readonly Id[];
      readonly clause: string;
      readonly rulings: readonly string[];
    }
  /** AD-ARM-12: damage, and how much of it gets through. */
  | {
      readonly fact: 'harm';
      readonly who: Id;
      readonly by: Id;
      readonly what: string;
      readonly type: DamageType;
      readonly kinetic: KineticKind | null;
      readonly critical: boolean;
      readonly final: Total;
      readonly straightAtHealth: boolean;
      readonly clause: string;
      readonly rulings: readonly string[];
    }
  /** AD-ARM-9, AD-ARM-11. */
  | {
      readonly fact: 'no-harm';
      readonly who: Id;
      readonly by: Id;
      readonly what: string;
      readonly why: Harmless;
      readonly clause: string;
      readonly rulings: readonly string[];
    };
