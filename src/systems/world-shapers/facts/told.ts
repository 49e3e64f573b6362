import type { Cell, Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { Skill, Stat } from '../stats.ts';
import type { AttackFact } from './attacks.ts';

/** Facts for reading and counting, which change nothing. */
export type ToldFact =
  | AttackFact
  /** A Skill Check (WS-GEN-6). `needs` is `null` in contests. */
  | {
      readonly fact: 'check';
      readonly who: Id;
      readonly skill: Skill;
      readonly purpose: string;
      readonly clause: string;
      readonly natural: number;
      /** The bonus without the die. */
      readonly bonus: Total;
      readonly result: number;
      readonly needs: number | null;
      readonly passed: boolean;
      readonly critical: 'success' | 'failure' | null;
      readonly against?: Id;
    }
  /** A contest (WS-GEN-7). `won`: by the initiator; without a roll if the target gave in or is Down (WS-VIT-4). */
  | {
      readonly fact: 'contest';
      readonly who: Id;
      readonly against: Id;
      readonly purpose: string;
      readonly won: boolean;
      readonly how: 'rolled' | 'yielded' | 'down';
      readonly clause: string;
      readonly rulings: readonly string[];
    }
  /**
   * A Defense Roll (WS-DRS-4): rolled, failed by choice (WS-DRS-2), or failed automatically by an object (WS-DRS-3).
   */
  | {
      readonly fact: 'defense';
      readonly who: Id;
      readonly by: Id;
      readonly dr: Stat;
      readonly how: 'rolled' | 'chosen' | 'object';
      readonly bonus: Total;
      readonly result: number | null;
      readonly power: number;
      readonly passed: boolean;
      readonly clause: string;
    }
  /** WS-MOV-1, WS-R93: an obstacle stops forced movement; `into` lists the combatants in the way. */
  | {
      readonly fact: 'stopped';
      readonly who: Id;
      readonly by: Id;
      readonly at: 'edge' | 'wall' | 'space';
      readonly into: readonly Id[];
    }
  /** WS-MOV-6, WS-MOV-8: a teleport into occupied or blocked space, and back again. */
  | {
      readonly fact: 'teleport-failed';
      readonly who: Id;
      readonly by: Id;
      readonly to: Cell;
      readonly into: readonly Id[];
    }
  /** Something turned out impossible when it was to happen, or when it was to be paid for. */
  | {
      readonly fact: 'came-to-nothing';
      readonly who: Id;
      readonly what: string;
      readonly because: string;
      readonly clause: string;
    }
  /** WS-CIN-8: the answer of somebody who was asked to take part in a cinematic deed. */
  | { readonly fact: 'cinematic-join'; readonly who: Id; readonly by: Id; readonly joins: boolean }
  /** WS-CIN-3: the game master refuses a cinematic deed; `paid`: it costs its full price (WS-R48 `full`). */
  | { readonly fact: 'cinematic-refused'; readonly who: Id; readonly what: string; readonly paid: boolean }
  /** WS-CIN-10: the result of the checks. `made`: failures that critical successes compensated (WS-R49). */
  | {
      readonly fact: 'cinematic';
      readonly who: Id;
      readonly what: string;
      readonly with: readonly Id[];
      readonly passed: boolean;
      readonly made: number;
      readonly clause: string;
    }
  /** WS-INI-14: the answer to a proposed union. */
  | { readonly fact: 'union-answer'; readonly who: Id; readonly by: Id; readonly joins: boolean }
  /** WS-R27: `by` does not agree to hold the union's turn. */
  | { readonly fact: 'hold-refused'; readonly who: Id; readonly by: Id };
