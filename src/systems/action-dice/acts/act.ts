import type { Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';

/** An act that takes more actions than a turn has left (AD-ENC-5, AD-R15, AD-R16). */
export interface LongAct {
  /** The id of its option in the menu. */
  readonly option: string;
  readonly label: string;
  readonly clause: string;
  /** The choice that began it. */
  readonly choice: Choice;
  readonly actions: number;
  readonly spent: number;
  /** Whether Vigor and Mana are paid already. */
  readonly paid: boolean;
}

/** The triggers that can be awaited (AD-ACT-11). */
export const awaitedKinds = ['reach', 'range', 'attacks', 'moves', 'ability', 'allyHit', 'words'] as const;
export type AwaitedKind = (typeof awaitedKinds)[number];

/** The limits of an awaited distance in feet, and of the letters of free text. */
export const awaitedFeet = { min: 5, max: 3000 } as const;
export const awaitedLetters = 200;

/** A readied act (AD-ACT-11). `choice` holds what was chosen in advance. */
export interface Readied {
  readonly id: Id;
  readonly option: string;
  readonly choice: Choice;
  readonly trigger: AwaitedKind;
  /** The combatant that the trigger is about; `null` if any will do. */
  readonly about: Id | null;
  /** The awaited distance. */
  readonly feet?: number;
  /** The condition in words, which the game master judges. */
  readonly words?: string;
}
