import type { Id } from '../../../kernel/json.ts';
import { capital } from '../../../kernel/phrases.ts';
import type { Line } from '../../../kernel/view.ts';
import type { Fight } from '../state.ts';
import { nameOf } from './words.ts';

/** A line of the log about a combatant: its name, then the text. */
export const lineOf = (
  fight: Fight,
  who: Id,
  text: string,
  clause: string,
  level: Line['level'] = 'deed',
): Line => ({ level, text: capital(`${nameOf(fight, who)} ${text}`), who, clause });

/** The same with another combatant as its object. */
export const lineTo = (
  fight: Fight,
  who: Id,
  whom: Id,
  text: string,
  clause: string,
  level: Line['level'] = 'deed',
): Line => ({
  ...lineOf(fight, who, text, clause, level),
  ...(whom === 'gm' || whom === who ? {} : { whom }),
});
