import type { Cell, Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { Skill, Stat } from '../stats.ts';
import type { AttackFact } from './attacks.ts';

/** What is there to be read and counted; it changes nothing. */
export type ToldFact =
  | AttackFact
  /** WS-GEN-6. `needs` is `null` in contests. */
  | {
      readonly fact: 'check';
      readonly who: Id;
      readonly skill: Skill;
      readonly purpose: string;
      readonly clause: string;
      readonly natural: number;
      /** Everything but the die. */
      readonly bonus: Total;
      readonly result: number;
      readonly needs: number | null;
      readonly passed: boolean;
      readonly critical: 'success' | 'failure' | null;
      readonly against?: Id;
    }
  /** WS-GEN-7. `won`: by the one who began it; without a roll where the other gave in, or is Down (WS-VIT-4). */
  | {
      readonly fact: 'contest';
      readonly who: Id;
      readonly against: Id;
      readonly purpose: string;
      readonly won: boolean;
      readonly how: 'rolled' | 'yielded' | 'down';
      readonly clause: string;
    }
  /** WS-DRS-4; `how`: rolled, failed by choice (WS-DRS-2), failed as objects do (WS-DRS-3). */
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
  /** WS-MOV-1, WS-R93: what is in the way of somebody who is moved by another; `into` names those it runs into. */
  | {
      readonly fact: 'stopped';
      readonly who: Id;
      readonly by: Id;
      readonly at: 'edge' | 'wall' | 'space';
      readonly into: readonly Id[];
    }
  /** WS-MOV-6, WS-MOV-8: teleported into these, or into what lets nobody in, and back again. */
  | {
      readonly fact: 'teleport-failed';
      readonly who: Id;
      readonly by: Id;
      readonly to: Cell;
      readonly into: readonly Id[];
    }
  /** Something paid for that could not be done any more when its moment came. */
  | {
      readonly fact: 'came-to-nothing';
      readonly who: Id;
      readonly what: string;
      readonly because: string;
      readonly clause: string;
    }
  /** WS-CIN-8: asked to take part in a great deed. */
  | { readonly fact: 'cinematic-join'; readonly who: Id; readonly by: Id; readonly joins: boolean }
  /** WS-CIN-3: the game master turns it down; with WS-R48 `full` at its full cost. */
  | { readonly fact: 'cinematic-refused'; readonly who: Id; readonly what: string; readonly paid: boolean }
  /** WS-CIN-10: how the checks came out. `made`: failures that critical successes made good (WS-R49). */
  | {
      readonly fact: 'cinematic';
      readonly who: Id;
      readonly what: string;
      readonly with: readonly Id[];
      readonly passed: boolean;
      readonly made: number;
      readonly clause: string;
    }
  /** WS-INI-14: asked to unite. */
  | { readonly fact: 'union-answer'; readonly who: Id; readonly by: Id; readonly joins: boolean }
  /** WS-R27: `by` does not want the turn of the union to be held. */
  | { readonly fact: 'hold-refused'; readonly who: Id; readonly by: Id };
