import type { Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';

/** Kinds of triggers of held actions (WS-INI-11). `text`: the game master says whether it has happened. */
export const triggerKinds = [
  'enters',
  'leaves',
  'attacks',
  'uses-ability',
  'appears',
  'goes-down',
  'text',
] as const;
export type TriggerKind = (typeof triggerKinds)[number];

export interface Trigger {
  readonly kind: TriggerKind;
  /** Whom it watches: any enemy, or one combatant. */
  readonly whom: 'enemy' | Id;
  /** Metres from the holder, for `enters` and `leaves`; otherwise 0. */
  readonly range: number;
  readonly text: string;
}

/** A paid action that waits for its trigger (WS-INI-11 to WS-INI-13). */
export interface HeldAction {
  /** Unique in the fight. */
  readonly id: Id;
  /** The answer with the action's id; a `target` of `trigger` means the one who triggers it. */
  readonly choice: Choice;
  readonly trigger: Trigger;
  /** AP that were paid. */
  readonly ap: number;
  /** WS-R24 `onDeclare`: WP and Momentum are paid, too. */
  readonly paid: boolean;
}

/** Stands for the one who triggers a held action, instead of a target. */
export const whoTriggers = 'trigger';
