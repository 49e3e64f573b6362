import { goingOn } from '../../../engine/going-on.ts';
import type { Question } from '../../../kernel/port.ts';
import { standingSides } from '../left-to-fight.ts';
import { refuse } from '../refusal.ts';
import type { Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';

/** SL-SEQ-4, SL-R39: one side alone has members able to act; the game master says whether that is the end. */

const clause = 'SL-SEQ-4';

/**
 * Whether the end has to be proposed now. By SL-R39 `gmOnly` never as long as anybody can act: where nobody can, rounds
 * would go by without a word.
 */
export function looksDecided(fight: Fight): boolean {
  const standing = standingSides(fight);
  const somebody = (): boolean => fight.listing.some((id) => conscious(one(fight, id)));
  if (fight.rulings.combatEnd === 'gmOnly' && (standing.length > 0 || somebody())) return false;
  return standing.length < 2 && fight.goesOn !== goingOn(fight, standing);
}

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
