import { goingOn } from '../../../engine/going-on.ts';
import type { Question } from '../../../kernel/port.ts';
import { standingSides } from '../left-to-fight.ts';
import { refuse } from '../refusal.ts';
import type { Fight } from '../state.ts';
import type { Table } from '../table.ts';

/** PE-TIME-12: at most one side has somebody left who can go on; the game master says whether that is the end. */

const clause = 'PE-TIME-12';

/** Whether the end has to be proposed now. */
export function looksDecided(fight: Fight): boolean {
  const standing = standingSides(fight);
  return standing.length < 2 && fight.goesOn !== goingOn(fight, standing);
}

/** Asks the game master whether the fight is over. */
export function proposeEnd(table: Table): void {
  const { fight } = table;
  const standing = standingSides(fight);
  const winner = standing[0] ?? null;
  if (table.ask(endQuestion(winner)).option === 'end') table.tell({ fact: 'over', winner });
  else table.tell({ fact: 'fight-goes-on', standing: goingOn(fight, standing) });
}

const endQuestion = (winner: string | null): Question => ({
  id: 'end',
  clause,
  for: 'gm',
  about: { winner },
  options: () => [
    { id: 'end', label: 'End the encounter', clause, group: 'gm' },
    { id: 'go-on', label: 'Go on', clause, group: 'gm' },
  ],
  read: ({ option }) =>
    option === 'end' || option === 'go-on'
      ? { option }
      : refuse('noSuchThing', 'the answer is end or go-on', clause, 'option'),
});
