import type { Id } from '../../../kernel/json.ts';
import type { Happening } from '../held/triggers.ts';

/**
 * The contexts of the windows that this system opens with `table.offer` (WS-RND-7). Plain data; a field that a reaction
 * may write says so.
 */

/** Window `targeted`: an attack is paid for and not rolled yet. */
export interface Targeted {
  readonly by: Id;
  readonly target: Id;
  /** The id of the weapon or Ability. */
  readonly with: string;
  /** Evasion against this attack that reactions have added; written by reactions. */
  evasion: number;
}

/** Window `about`: an event that is about to happen; held actions may fire before it (WS-R25). */
export type About = Happening;

/** Window `happened`: events that have happened. Nobody is asked; held actions fire (WS-INI-12). */
export type Happened = readonly Happening[];
