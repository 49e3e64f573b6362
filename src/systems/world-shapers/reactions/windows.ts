import type { Id } from '../../../kernel/json.ts';
import type { Happening } from '../held/triggers.ts';

/**
 * What those who may react are told about (WS-RND-7): the contexts of the windows that this system opens with
 * `table.offer`. Whoever knows the event opens its window; plain data, but for fields that say that a reaction writes
 * them.
 */

/** Window `targeted`: an attack on somebody is paid for and not rolled yet. */
export interface Targeted {
  readonly by: Id;
  readonly target: Id;
  /** What it is made with: a weapon's or an Ability's id. */
  readonly with: string;
  /** Evasion that reactions have added against this attack; a reaction adds to it. */
  evasion: number;
}

/** Window `about`: what happens next, unless somebody who waited for it comes first (WS-R25). */
export type About = Happening;

/** Window `happened`: what has happened at once; nobody is asked, held actions fire (WS-INI-12). */
export type Happened = readonly Happening[];
