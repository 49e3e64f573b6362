import type { Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';

/** An act that takes more actions than a turn has left (AD-ENC-5, AD-R15, AD-R16). */
export interface LongAct {
  /** The id of its option in the menu. */
  readonly option: string;
  readonly label: string;
  readonly clause: string;
  /** What was said when it began. */
  readonly choice: Choice;
  readonly actions: number;
  readonly spent: number;
  /** Whether Vigor and Mana are paid already. */
  readonly paid: boolean;
}

/** What may be waited for (AD-ACT-11). */
export const awaitedKinds = ['reach', 'range', 'attacks', 'moves', 'ability', 'allyHit', 'words'] as const;
export type AwaitedKind = (typeof awaitedKinds)[number];

/** Feet that may be said of a distance, and letters of words. */
export const awaitedFeet = { min: 5, max: 3000 } as const;
export const awaitedLetters = 200;

/** What is done when something happens (AD-ACT-11); `choice` has what was settled beforehand. */
export interface Readied {
  readonly id: Id;
  readonly option: string;
  readonly choice: Choice;
  readonly trigger: AwaitedKind;
  /** The one whom the condition is about, if it is about one. */
  readonly about: Id | null;
  /** For a distance. */
  readonly feet?: number;
  /** For what the game master judges. */
  readonly words?: string;
}
