import { goingOn } from '../../../engine/going-on.ts';
import type { Question } from '../../../kernel/port.ts';
import { fightingSides } from '../left-to-fight.ts';
import { onlyAnswers } from '../refusal.ts';
import type { Fight } from '../state.ts';
import { everyone } from '../state.ts';
import type { Table } from '../table.ts';
import { passedWhy } from './able.ts';

/** WS-GEN-13, WS-R10: one side alone has somebody left who fights; the game master says whether that is the end. */

const clause = 'WS-GEN-13';

/** Nobody is left who could be asked for a deed: rounds would pass by themselves for ever. */
const nobodyActs = (fight: Fight): boolean => everyone(fight).every((who) => passedWhy(fight, who) !== null);

/** Whether the end has to be proposed now; with `gmOnly` only where nothing else would ever be asked. */
export function looksDecided(fight: Fight): boolean {
  if (fight.rulings.combatEnd === 'gmOnly' && !nobodyActs(fight)) return false;
  const sides = fightingSides(fight);
  return sides.length < 2 && fight.goesOn !== goingOn(fight, sides);
}

export function proposeEnd(table: Table): void {
  const { fight } = table;
  const sides = fightingSides(fight);
  const winner = sides[0] ?? null;
  const ends = fight.rulings.combatEnd === 'automatic' || table.ask(endQuestion(winner)).option === 'end';
  if (ends) table.tell({ fact: 'over', winner });
  else table.tell({ fact: 'fight-goes-on', standing: goingOn(fight, sides) });
}

const endQuestion = (winner: string | null): Question => ({
  id: 'gm.combatEnd',
  clause,
  for: 'gm',
  about: { winner },
  options: () => [
    { id: 'end', label: 'End the combat', clause, group: 'gm' },
    { id: 'go-on', label: 'Go on', clause, group: 'gm' },
  ],
  read: ({ option }) =>
    option === 'end' || option === 'go-on' ? { option } : onlyAnswers('end or go-on', clause),
});
