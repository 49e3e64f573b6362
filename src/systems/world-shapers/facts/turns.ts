import type { Id } from '../../../kernel/json.ts';
import type { HeldAction } from '../held/held-action.ts';
import type { Slot } from '../turn/slot.ts';

/** Why a turn passes without being taken. */
export type PassedWhy = 'down' | 'dead' | 'gone' | 'surrendered' | 'object';

/** Slots and turns (section INI), and what is declared in them. */
export type TurnFact =
  /** WS-INI-9: the slot starts, whether or not its turn is taken. */
  | { readonly fact: 'slot-began'; readonly slot: Id }
  /** The turn begins with these AP, RP and metres. `rp` is `null` if RP are restored at the start of rounds. */
  | {
      readonly fact: 'turn-began';
      readonly who: Id;
      readonly ap: number;
      readonly rp: number | null;
      readonly movement: number;
    }
  /** WS-RND-8: the turn passes without being taken, but counts for durations. */
  | { readonly fact: 'turn-passed'; readonly who: Id; readonly why: PassedWhy }
  /** A held turn is lost (WS-INI-8). */
  | { readonly fact: 'turn-lost'; readonly who: Id }
  /** WS-INI-7: the turn is held. `ap`: the new AP of members that have done nothing yet (WS-R12). */
  | { readonly fact: 'turn-held'; readonly slot: Id; readonly ap: { readonly [id: Id]: number } }
  /** WS-R27: a member leaves its union and holds its own turn; `slots` are the new slots. */
  | {
      readonly fact: 'union-left';
      readonly who: Id;
      readonly slots: readonly Slot[];
      readonly ap: number;
    }
  /** WS-INI-7: a held turn is taken; a running slot is suspended meanwhile (WS-R22 `interrupt`). */
  | { readonly fact: 'turn-taken'; readonly slot: Id }
  /** All holders were asked and keep their turns. */
  | { readonly fact: 'turns-kept' }
  /** The turn is ending: losses and ends of durations follow. */
  | { readonly fact: 'turn-ending'; readonly who: Id }
  /** `carried`: the AP that are kept (WS-R12). */
  | { readonly fact: 'turn-ended'; readonly who: Id; readonly carried: number }
  /** All members have ended. `quiet`: nobody took a turn in it, so holders are not asked (WS-R22). */
  | { readonly fact: 'slot-ended'; readonly slot: Id; readonly quiet: boolean }
  /** WS-INI-15: another member of the union acts. */
  | { readonly fact: 'handed-over'; readonly from: Id; readonly to: Id }
  /** Something was declared; for the log. */
  | {
      readonly fact: 'action';
      readonly who: Id;
      readonly action: string;
      readonly group: 'action' | 'held' | 'reaction' | 'movement' | 'free';
      readonly target?: Id;
      readonly with?: string;
      /** Ids of Maneuvers (WS-ABL-3). */
      readonly maneuvers?: readonly string[];
    }
  /** An action is held (WS-INI-11). */
  | { readonly fact: 'action-held'; readonly who: Id; readonly held: HeldAction }
  /** WS-INI-12: its trigger happened. `by`: who triggered it. */
  | { readonly fact: 'held-fires'; readonly who: Id; readonly id: Id; readonly by: Id }
  /** WS-INI-13, WS-R26. `because`: what made it impossible. */
  | {
      readonly fact: 'held-lost';
      readonly who: Id;
      readonly id: Id;
      readonly why: 'lapsed' | 'illegal' | 'unable' | 'down' | 'hand';
      readonly because?: string;
    };
