import type { Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { nameOf } from '../names.ts';
import { onlyAnswers } from '../refusal.ts';
import type { Fight } from '../state.ts';
import type { Table } from '../table.ts';

/** WS-R43 `gmDecides`: asks the game master who is seen (WS-TER-1), where it matters. */

/** Asks whether `id` is seen by `by`, or, with `null`, by any enemy. `false` without asking under other rulings. */
export const seenBy = (table: Table, id: Id, by: Id | null, clause: string): boolean =>
  table.fight.rulings.sightModel === 'gmDecides' &&
  table.ask(sightQuestion(table.fight, id, by, clause)).option === 'seen';

const sightQuestion = (fight: Fight, id: Id, by: Id | null, clause: string): Question => ({
  id: 'gm.spatial',
  clause,
  for: 'gm',
  about: {
    what: 'sight',
    who: id,
    ...(by === null ? {} : { by }),
    title: `Does ${by === null ? 'any enemy' : nameOf(fight, by)} see ${nameOf(fight, id)}?`,
  },
  options: () => [
    { id: 'unseen', label: by === null ? 'Nobody does' : 'No', clause, group: 'gm' },
    { id: 'seen', label: 'It is seen', clause, group: 'gm' },
  ],
  read: ({ option }) =>
    option === 'unseen' || option === 'seen' ? { option } : onlyAnswers('unseen or seen', clause),
});
