import type { Id } from '../../../kernel/json.ts';
import type { HeldAction } from '../held/held-action.ts';
import type { Slot } from '../turn/slot.ts';

/** Why a turn comes to nothing. */
export type PassedWhy = 'down' | 'dead' | 'gone' | 'surrendered' | 'object';

/** Slots and turns (section INI), and what is declared in them. */
export type TurnFact =
  /** WS-INI-9: the slot starts, whatever becomes of the turn. */
  | { readonly fact: 'slot-began'; readonly slot: Id }
  /** `ap`, `rp` and metres are what there is now; `rp` is `null` when they came with the round. */
  | {
      readonly fact: 'turn-began';
      readonly who: Id;
      readonly ap: number;
      readonly rp: number | null;
      readonly movement: number;
    }
  /** WS-RND-8: nobody acts in it, but it counts. */
  | { readonly fact: 'turn-passed'; readonly who: Id; readonly why: PassedWhy }
  /** WS-INI-8. */
  | { readonly fact: 'turn-lost'; readonly who: Id }
  /** WS-INI-7. `ap` of its members that had done nothing yet (WS-R12). */
  | { readonly fact: 'turn-held'; readonly slot: Id; readonly ap: { readonly [id: Id]: number } }
  /** WS-R27: a member leaves its union and holds its turn; the slots as they are then. */
  | {
      readonly fact: 'union-left';
      readonly who: Id;
      readonly slots: readonly Slot[];
      readonly ap: number;
    }
  /** WS-INI-7: a held one goes on; a slot that is running waits meanwhile (WS-R22 `interrupt`). */
  | { readonly fact: 'turn-taken'; readonly slot: Id }
  /** Everybody who holds was asked. */
  | { readonly fact: 'turns-kept' }
  /** The turn comes to its end: losses and durations are next. */
  | { readonly fact: 'turn-ending'; readonly who: Id }
  /** `carried`: AP that stay (WS-R12). */
  | { readonly fact: 'turn-ended'; readonly who: Id; readonly carried: number }
  /** All of its members have ended. `quiet`: nobody had a turn in it, and nobody who holds is asked (WS-R22). */
  | { readonly fact: 'slot-ended'; readonly slot: Id; readonly quiet: boolean }
  /** WS-INI-15: another member acts. */
  | { readonly fact: 'handed-over'; readonly from: Id; readonly to: Id }
  /** Something was declared: the words for the log. */
  | {
      readonly fact: 'action';
      readonly who: Id;
      readonly action: string;
      readonly group: 'action' | 'held' | 'reaction' | 'movement' | 'free';
      readonly target?: Id;
      readonly with?: string;
      /** WS-ABL-3. */
      readonly maneuvers?: readonly string[];
    }
  /** WS-INI-11. */
  | { readonly fact: 'action-held'; readonly who: Id; readonly held: HeldAction }
  /** WS-INI-12: its trigger came. `by`: who set it off. */
  | { readonly fact: 'held-fires'; readonly who: Id; readonly id: Id; readonly by: Id }
  /** WS-INI-13, WS-R26. `because`: what stood in the way. */
  | {
      readonly fact: 'held-lost';
      readonly who: Id;
      readonly id: Id;
      readonly why: 'lapsed' | 'illegal' | 'unable' | 'down' | 'hand';
      readonly because?: string;
    };
