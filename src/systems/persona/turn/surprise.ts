import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { nameOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import type { Fight } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * Before the first round (PE-TIME-5, PE-TIME-6): asks the game master who is surprised. Only if the encounter leaves it
 * open.
 */
export function determineSurprise(table: Table): void {
  const { who } = table.ask(surpriseQuestion(table.fight));
  table.tell({ fact: 'surprised', who });
}

interface Ticked extends Choice {
  readonly who: readonly Id[];
}

const clause = 'PE-TIME-6';

const surpriseQuestion = (fight: Fight): Question<Ticked> => ({
  id: 'surprised',
  clause,
  for: 'gm',
  options: () => [
    {
      id: 'begin',
      label: 'Begin the fight',
      clause: 'PE-TIME-5',
      group: 'gm',
      needs: {
        who: {
          kind: 'some',
          label: 'Surprised',
          oneOf: fight.listing.map((id) => ({ id, label: nameOf(fight, id) })),
          min: 0,
          max: fight.listing.length,
        },
      },
    },
  ],
  read({ option, who = [] }) {
    if (option !== 'begin') return refuse('noSuchThing', 'the answer is begin', clause, 'option');
    if (!Array.isArray(who) || !who.every((id) => typeof id === 'string' && fight.listing.includes(id))) {
      return refuse('noSuchThing', 'the surprised are combatants of this fight', clause, 'who');
    }
    return { option, who: fight.listing.filter((id) => who.includes(id)) };
  },
});
