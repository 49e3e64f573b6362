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
      readonly total: number;
      readonly defense: Total;
      readonly against: TargetDefense;
      readonly critical: 'success' | 'failure' | null;
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
    }
  | { readonly fact: 'interposed'; readonly who: Id; readonly instead: Id; readonly worked: boolean }
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
      readonly what: string;
      readonly worked: boolean;
    }
  | { readonly fact: 'cast'; readonly who: Id; readonly spell: string; readonly target: Id | null };
