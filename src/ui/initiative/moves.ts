import type { Id } from '../../kernel/json.ts';
import type { BarEntry } from '../../kernel/view.ts';

/** How initiative has changed from one look at the bar to the next, by id; only what has. */
export type Moves = { readonly [id: Id]: number };

/**
 * What moved between two views of the bar. Nothing moves when a fight begins, when another one is opened, or when
 * somebody gets a number for the first time.
 */
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

/** "−2", "+3". */
export const moveWords = (move: number): string => (move < 0 ? `−${-move}` : `+${move}`);
