import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { AttackManner } from '../combat/manner.ts';
import type { Affinity, Element } from '../elements.ts';

/** What is there to be read and counted; it changes nothing. */
export type ToldFact =
  /** A test and how it came out (PE-TEST-2, PE-TEST-3). */
  | {
      readonly fact: 'test';
      readonly who: Id;
      readonly what: string;
      readonly purpose: string;
      readonly clause: string;
      readonly target: Total;
      /** The die that counts; 0 when none was rolled. */
      readonly die: number;
      readonly passed: boolean;
      readonly degrees: number;
      readonly against?: Id;
      /** Both dice of a better or worse of two (PE-TEST-8). */
      readonly dice?: readonly number[];
      readonly automatic?: string;
    }
  /** PE-TEST-4. `won`: the initiator got what it wanted. */
  | {
      readonly fact: 'contest';
      readonly who: Id;
      readonly against: Id;
      readonly purpose: string;
      readonly won: boolean;
      readonly clause: string;
    }
  /** PE-ATK-1: declared. */
  | {
      readonly fact: 'attack';
      readonly who: Id;
      readonly targets: readonly Id[];
      readonly with: string;
      readonly manner: AttackManner;
      readonly element: Element;
      readonly purpose: string;
    }
  /** PE-ATK-4: how it came out against one target. */
  | {
      readonly fact: 'attack-result';
      readonly who: Id;
      readonly target: Id;
      readonly with: string;
      readonly outcome:
        | 'hit'
        | 'missed'
        | 'evaded'
        | 'fumble'
        | 'blocked'
        | 'absorbed'
        | 'repelled'
        | 'no-damage';
      readonly critical: boolean;
      readonly technical: boolean;
      readonly affinity: Affinity;
      readonly location?: string;
    }
  /** PE-FUM-3. */
  | {
      readonly fact: 'scattered';
      readonly who: Id;
      readonly with: string;
      readonly dx: number;
      readonly dy: number;
      readonly metres: number;
    }
  /** PE-ACT-17. */
  | { readonly fact: 'protected'; readonly who: Id; readonly ally: Id }
  /** PE-AOA-4. */
  | {
      readonly fact: 'all-out';
      readonly who: Id;
      readonly contributors: readonly Id[];
      readonly best: Id | null;
      readonly wounds: Total;
    }
  /** PE-FATE-2: what a point was spent on. */
  | { readonly fact: 'fate'; readonly who: Id; readonly use: string; readonly clause: string }
  /** PE-AIL-16, PE-AIL-15, PE-AIL-18: what takes over a turn. */
  | {
      readonly fact: 'taken-over';
      readonly who: Id;
      readonly by: Id | null;
      readonly what: string;
      readonly clause: string;
    };
