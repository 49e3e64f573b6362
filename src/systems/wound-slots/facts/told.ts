import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { TargetDefense } from '../defenses.ts';

/** Facts for the log and for statistics; they change nothing. */
export type ToldFact =
  /** A check and its result (SL-DIC-2). */
  | {
      readonly fact: 'check';
      readonly who: Id;
      readonly what: string;
      readonly purpose: string;
      readonly clause: string;
      /** The clause that says which dice are rolled (SL-DIC-3, SL-DIC-4, SL-ATK-7). */
      readonly dice: string;
      /** Everything added to the dice. */
      readonly bonus: Total;
      readonly result: number;
      /** `null`: no TN, or an opposed check. */
      readonly tn: number | null;
      readonly passed: boolean;
      readonly against?: Id;
    }
  /** SL-ATK-6: an attack is declared and its AP are paid. */
  | {
      readonly fact: 'attack';
      readonly who: Id;
      readonly target: Id;
      readonly with: string;
      readonly manner: 'melee' | 'ranged' | 'spell';
      readonly purpose: string;
    }
  /** SL-ATK-2: the result of an attack. */
  | {
      readonly fact: 'attack-result';
      readonly who: Id;
      readonly target: Id;
      readonly with: string;
      readonly outcome: 'hit' | 'no-wound' | 'missed' | 'lost-hold';
      /** Whether the roll reached the Defense, with or without a wound. */
      readonly hit: boolean;
      readonly total: number;
      /** What was added to the dice; `null` if none were rolled. */
      readonly bonus: Total | null;
      readonly defense: Total;
      readonly against: TargetDefense;
      readonly critical: 'success' | 'failure' | null;
      /** The clause that decided it: SL-ATK-2 Defense, SL-HLT-4 damage, SL-CLB-1 the lost hold. */
      readonly clause: string;
    }
  /** The result of an opposed check (SL-DIC-2). `won`: by the acting side. */
  | {
      readonly fact: 'contest';
      readonly who: Id;
      readonly against: Id;
      readonly purpose: string;
      readonly won: boolean;
      readonly margin: number;
      readonly clause: string;
      /** SL-R1, if the results were equal. */
      readonly rulings?: readonly string[];
    }
  /**
   * A jump is over (SL-JMP-3, SL-JMP-4). `worked`: it landed where intended. `moved`: it left its place. `inches`, of a
   * high jump: the height reached and the height required.
   */
  | {
      readonly fact: 'jumped';
      readonly who: Id;
      readonly worked: boolean;
      readonly moved: boolean;
      readonly inches?: readonly [number, number];
    }
  /** SL-GRP-8 if that one becomes the target, else SL-GRP-7. */
  | {
      readonly fact: 'interposed';
      readonly who: Id;
      readonly instead: Id;
      readonly worked: boolean;
      readonly clause?: string;
    }
  | {
      readonly fact: 'cling';
      readonly who: Id;
      readonly target: Id;
      readonly cut: number;
      readonly along: number;
    }
  | {
      readonly fact: 'hindered';
      readonly who: Id;
      readonly target: Id;
      readonly hindrance: string;
      readonly worked: boolean;
    }
  | {
      readonly fact: 'treated';
      readonly who: Id;
      readonly target: Id;
      /** The level of a wound, a condition, or `dying`. */
      readonly what: string;
      readonly worked: boolean;
      /** SL-MSC-9, SL-MSC-12, SL-MSC-16; SL-MSC-15 if the patient's fatigue made it fail. */
      readonly clause: string;
      /** SL-R81, SL-R82, if they decided it. */
      readonly rulings?: readonly string[];
    }
  | { readonly fact: 'cast'; readonly who: Id; readonly spell: string; readonly target: Id | null };
