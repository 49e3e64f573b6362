import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { TargetDefense } from '../defenses.ts';

/** What is there to be read and counted; it changes nothing. */
export type ToldFact =
  /** A check and how it came out (SL-DIC-2). */
  | {
      readonly fact: 'check';
      readonly who: Id;
      readonly what: string;
      readonly purpose: string;
      readonly clause: string;
      /** The clause that says which dice these are (SL-DIC-3, SL-DIC-4, SL-ATK-7). */
      readonly dice: string;
      /** Everything but the dice. */
      readonly bonus: Total;
      readonly result: number;
      /** `null`: nothing to reach, or opposed. */
      readonly tn: number | null;
      readonly passed: boolean;
      readonly against?: Id;
    }
  /** SL-ATK-6: declared, its AP settled. */
  | {
      readonly fact: 'attack';
      readonly who: Id;
      readonly target: Id;
      readonly with: string;
      readonly manner: 'melee' | 'ranged' | 'spell';
      readonly purpose: string;
    }
  /** SL-ATK-2: how it came out. */
  | {
      readonly fact: 'attack-result';
      readonly who: Id;
      readonly target: Id;
      readonly with: string;
      readonly outcome: 'hit' | 'no-wound' | 'missed' | 'lost-hold';
      /** The roll has met the Defense, whatever came of it. */
      readonly hit: boolean;
      readonly total: number;
      /** What was added to the dice; `null` where none were rolled. */
      readonly bonus: Total | null;
      readonly defense: Total;
      readonly against: TargetDefense;
      readonly critical: 'success' | 'failure' | null;
      /** What decided it: SL-ATK-2 the Defense, SL-HLT-4 the damage, SL-CLB-1 the hold. */
      readonly clause: string;
    }
  /** An opposed check (SL-DIC-2). `won`: the acting side. */
  | {
      readonly fact: 'contest';
      readonly who: Id;
      readonly against: Id;
      readonly purpose: string;
      readonly won: boolean;
      readonly margin: number;
      readonly clause: string;
      /** SL-R1, where the two were equal. */
      readonly rulings?: readonly string[];
    }
  /**
   * A jump is over (SL-JMP-3, SL-JMP-4). `worked`: it came down where it was bound for. `moved`: it left its place.
   * `inches`: of a high jump how high it went, and how high it had to.
   */
  | {
      readonly fact: 'jumped';
      readonly who: Id;
      readonly worked: boolean;
      readonly moved: boolean;
      readonly inches?: readonly [number, number];
    }
  /** SL-GRP-8 when that one takes its place, else SL-GRP-7. */
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
      /** SL-MSC-9, SL-MSC-12, SL-MSC-16, or SL-MSC-15 for whoever is too weary. */
      readonly clause: string;
      /** SL-R81, SL-R82, where they decided. */
      readonly rulings?: readonly string[];
    }
  | { readonly fact: 'cast'; readonly who: Id; readonly spell: string; readonly target: Id | null };
