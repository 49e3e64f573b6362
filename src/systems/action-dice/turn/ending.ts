import { goingOn } from '../../../engine/going-on.ts';
import type { Question } from '../../../kernel/port.ts';
import { fightingSides, fights } from '../left-to-fight.ts';
import { onlyAnswers } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { everyone } from '../state.ts';
import type { Table } from '../table.ts';

/** AD-ENC-9, AD-R18: one side alone has somebody left who fights; the game master says whether that is the end. */

const clause = 'AD-ENC-9';

/** Whether the end has to be proposed now. */
export function looksDecided(fight: Fight): boolean {
  if (fight.rulings.encounterEnd === 'gmOnly') return false;
  if (isContested(fight)) return false;
  return fight.goesOn !== goingOn(fight, fightingSides(fight));
}

/** Whether two sides at the least have somebody who fights. */
function isContested(fight: Fight): boolean {
  let first: string | null = null;
  for (const who of everyone(fight)) {
    if (!fights(who)) continue;
    if (first !== null && first !== who.side) return true;
    first = who.side;
  }
  return false;
}

/**
 * A round is over in which nobody could do anything: all are bound, Winded for good or unconscious. Whatever AD-R18 says,
 * such rounds do not go by without end.
 */
export const standsStill = (fight: Fight): boolean =>
  fight.idle && fight.goesOn !== goingOn(fight, fightingSides(fight));

export function proposeEnd(table: Table): void {
  const { fight } = table;
  const sides = fightingSides(fight);
  const winner = sides.length < 2 ? (sides[0] ?? null) : null;
  const unasked = fight.rulings.encounterEnd === 'automatic' && sides.length < 2;
  const ends = unasked || table.ask(endQuestion(winner)).option === 'end';
  if (ends) table.tell({ fact: 'over', winner });
  else table.tell({ fact: 'fight-goes-on', standing: goingOn(fight, sides) });
}

const endQuestion = (winner: string | null): Question => ({
  id: 'gm.encounterEnd',
  clause,
  for: 'gm',
  about: { winner, ruling: rulingIds.encounterEnd },
  options: () => [
    { id: 'end', label: 'End the encounter', clause, group: 'gm' },
    { id: 'go-on', label: 'Go on', clause, group: 'gm' },
  ],
  read: ({ option }) =>
    option === 'end' || option === 'go-on' ? { option } : onlyAnswers('end or go-on', clause),
});
