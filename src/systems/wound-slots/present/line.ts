import type { Id } from '../../../kernel/json.ts';
import type { Line } from '../../../kernel/view.ts';
import type { Fight } from '../state.ts';
import { nameOf } from './words.ts';

/** A log line about a combatant: its name, then the words. */
export const lineOf = (
  fight: Fight,
  who: Id,
  text: string,
  clause: string,
  level: Line['level'] = 'deed',
): Line => ({ level, text: `${nameOf(fight, who)} ${text}`, who, clause });
