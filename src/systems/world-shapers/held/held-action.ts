import type { Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';

/** What may set a held action off (WS-INI-11). `text`: the game master says whether it has happened. */
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
  /** Whom it watches: any enemy, or one by name. */
  readonly whom: 'enemy' | Id;
  /** Metres from the holder, for those who come and go; 0 for the others. */
  readonly range: number;
  readonly text: string;
}

/** An action that is paid for and waits (WS-INI-11 to WS-INI-13). */
export interface HeldAction {
  /** Unlike that of every other held action of the fight. */
  readonly id: Id;
  /** The action's id and what was said of it; a `target` of `trigger` is whoever sets it off. */
  readonly choice: Choice;
  readonly trigger: Trigger;
  /** AP that went into it. */
  readonly ap: number;
  /** WS-R24 `onDeclare`: WP and Momentum are paid, too. */
  readonly paid: boolean;
}

/** The word for whoever sets a held action off, in place of a target. */
export const whoTriggers = 'trigger';
