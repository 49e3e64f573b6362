import type { Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { byInitiative } from '../judge.ts';
import { nameOf, namesOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { judgeAnswer } from './able.ts';
import type { Trigger } from './trigger.ts';

/** In which order several react to one thing (AD-REA-14, AD-R52). */

const clause = 'AD-REA-14';

/** The one to whom it happens first, then by Initiative. */
function byReaction(fight: Fight, ids: readonly Id[], target: Id | null = null): readonly Id[] {
  const sorted = byInitiative(
    fight,
    ids.map((id) => one(fight, id)),
  ).map(({ id }) => id);
  return target !== null && sorted.includes(target)
    ? [target, ...sorted.filter((id) => id !== target)]
    : sorted;
}

/** The same, or as the game master says, who is asked for the first of those who are left until one is. */
export function orderReactions(table: Table, ids: readonly Id[], target: Id | null = null): readonly Id[] {
  const { fight } = table;
  let left = byReaction(fight, ids, target);
  if (fight.rulings.reactionOrder !== 'gm') return left;
  const order: Id[] = [];
  while (left.length > 1) {
    const { option } = table.ask(orderQuestion(fight, left));
    order.push(option);
    left = left.filter((id) => id !== option);
  }
  return [...order, ...left];
}

/**
 * All whom one thing reaches at once, an area: by Initiative, or first those who may react as the game master says, and
 * then the others.
 */
export function orderReached(table: Table, ids: readonly Id[], to: Trigger): readonly Id[] {
  const { fight } = table;
  if (fight.rulings.reactionOrder !== 'gm') return byReaction(fight, ids);
  const able = ids.filter((id) => judgeAnswer(fight, one(fight, id), to, {}) === null);
  return [...orderReactions(table, able), ...ids.filter((id) => !able.includes(id))];
}

const orderQuestion = (fight: Fight, left: readonly Id[]): Question => ({
  id: 'gm.reactionOrder',
  clause,
  for: 'gm',
  about: { ids: [...left], title: 'Who may react first?' },
  options: () => left.map((id) => ({ id, label: `${nameOf(fight, id)} first`, clause, group: 'gm' })),
  read: ({ option }) =>
    left.includes(option)
      ? { option }
      : refuse('noSuchThing', `the answer is one of ${namesOf(fight, left)}`, clause, 'option'),
});
