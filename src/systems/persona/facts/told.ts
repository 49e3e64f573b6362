import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { AttackManner } from '../combat/manner.ts';
import type { Affinity, Element } from '../elements.ts';

/** The rulings that have settled a contest. */
export interface SettledBy {
  /** PE-R10: both have passed with equal degrees. */
  readonly tied?: boolean;
  /** PE-R11: both have failed. */
  readonly bothFailed?: boolean;
}

/** Facts for the log and statistics; they change nothing. */
export type ToldFact =
  /** A test and its result (PE-TEST-2, PE-TEST-3). */
  | {
      readonly fact: 'test';
      readonly who: Id;
      readonly what: string;
      readonly purpose: string;
      readonly clause: string;
      readonly target: Total;
      /** The die that counts; 0 if none was rolled. */
      readonly die: number;
      readonly passed: boolean;
      readonly degrees: number;
      readonly against?: Id;
      /** Both dice of a better or worse of two (PE-TEST-8). */
      readonly dice?: readonly number[];
      readonly automatic?: string;
    }
  /** PE-ATK-8: the one die of an attack read against the number of a further target. */
  | {
      readonly fact: 'read-against';
      readonly who: Id;
      readonly against: Id;
      readonly target: Total;
      readonly edge: Total;
      readonly die: number;
      readonly passed: boolean;
      readonly degrees: number;
    }
  /** PE-TEST-4: the result of an opposed test. `won`: the initiator won. */
  | (SettledBy & {
      readonly fact: 'contest';
      readonly who: Id;
      readonly against: Id;
      readonly purpose: string;
      readonly won: boolean;
      readonly clause: string;
    })
  /** PE-ATK-1: an attack is declared. */
  | {
      readonly fact: 'attack';
      readonly who: Id;
      readonly targets: readonly Id[];
      readonly with: string;
      readonly manner: AttackManner;
      readonly element: Element;
      readonly purpose: string;
    }
  /** PE-ATK-4: the result of an attack against one target. */
  | (SettledBy & {
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
    })
  /** PE-FUM-3: an attack scattered. */
  | {
      readonly fact: 'scattered';
      readonly who: Id;
      readonly with: string;
      readonly dx: number;
      readonly dy: number;
      readonly metres: number;
    }
  /** PE-ACT-17: a protector stepped in for its ally. */
  | { readonly fact: 'protected'; readonly who: Id; readonly ally: Id }
  /** PE-AOA-4: an All-Out Attack and the wounds it deals to every enemy. */
  | {
      readonly fact: 'all-out';
      readonly who: Id;
      readonly contributors: readonly Id[];
      readonly best: Id | null;
      readonly wounds: Total;
    }
  /** PE-FATE-2: what a Fate Point was spent on. */
  | { readonly fact: 'fate'; readonly who: Id; readonly use: string; readonly clause: string }
  /** PE-AIL-15, PE-AIL-16, PE-AIL-18, PE-AIL-19: an ailment decides what the combatant does. */
  | {
      readonly fact: 'taken-over';
      readonly who: Id;
      readonly by: Id | null;
      readonly what: string;
      readonly clause: string;
    };
