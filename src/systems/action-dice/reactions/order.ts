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

/** The order in which several react to one trigger (AD-REA-14, AD-R52). */

const clause = 'AD-REA-14';

/** The target first, then by Initiative. */
function byReaction(fight: Fight, ids: readonly Id[], target: Id | null = null): readonly Id[] {
  const sorted = byInitiative(
    fight,
    ids.map((id) => one(fight, id)),
  ).map(({ id }) => id);
  return target !== null && sorted.includes(target)
    ? [target, ...sorted.filter((id) => id !== target)]
    : sorted;
}

/** The same; under AD-R52 `gm` the game master is asked who is first among those left, until one is left. */
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
 * The order for all whom an area attack reaches: by Initiative; under AD-R52 `gm` first those who may react, as the
 * game master says, then the others.
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
