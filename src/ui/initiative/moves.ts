import type { Id } from '../../kernel/json.ts';
import type { BarEntry } from '../../kernel/view.ts';

/** Changes of initiative between two views of the bar, by id; only those that are not 0. */
export type Moves = { readonly [id: Id]: number };

/** The changes of initiative between two bars. Combatants who are new, or had no number before, are left out. */
export function movesBetween(before: readonly BarEntry[], after: readonly BarEntry[]): Moves {
  const known = new Map(before.map(({ id, initiative }) => [id, initiative]));
  const moves: Record<Id, number> = {};
  for (const { id, initiative } of after) {
    const old = known.get(id);
    if (typeof old !== 'number' || initiative === null || initiative === old) continue;
    moves[id] = initiative - old;
  }
  return moves;
}
