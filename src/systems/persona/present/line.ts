import type { Id } from '../../../kernel/json.ts';
import type { Narrated, Words } from '../../../kernel/narrated.ts';
import { wordsOf } from '../../../kernel/narrated.ts';
import type { Line } from '../../../kernel/view.ts';
import type { Fight } from '../state.ts';
import { nameOf } from './words.ts';

/** A log line about a combatant: its name, then what is said. */
export const lineOf = (
  fight: Fight,
  who: Id,
  said: string | Words,
  clause: string,
  level: Line['level'] = 'deed',
): Narrated => ({ level, text: { ...wordsOf(said), subject: nameOf(fight, who) }, who, clause });
