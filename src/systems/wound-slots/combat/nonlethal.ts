import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import type { Level } from '../levels.ts';
import { levels, rankOf } from '../levels.ts';
import { refuse } from '../refusal.ts';
import type { Table } from '../table.ts';

/** SL-OFF-2: the attacker picks the wound's level, at most the one the damage gives. */

const clause = 'SL-OFF-2';

/** The level to be dealt. Asks the attacker only if more than light is possible. */
export function chosenLevel(table: Table, who: Id, target: Id, most: Level | null): Level | null {
  if (most === null || most === 'light') return most;
  const { option } = table.ask(question(who, target, levels.slice(0, rankOf(most))));
  return levels.find((level) => level === option) ?? most;
}

const question = (who: Id, target: Id, open: readonly Level[]): Question<Choice> => ({
  id: 'nonlethal-level',
  clause,
  for: who,
  about: { target },
  options: () => open.map((level) => ({ id: level, label: `A ${level} wound`, clause, group: 'reaction' })),
  read: ({ option }) =>
    open.some((level) => level === option)
      ? { option }
      : refuse('noSuchThing', `the answers are ${open.join(', ')}`, clause, 'option'),
});
