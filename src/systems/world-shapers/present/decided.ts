import type { RolledFact } from '../../../engine/rolled.ts';
import { faceValue } from '../../../kernel/dice.ts';
import { comparison, decidedBy, hitOrMiss, successOrFailure } from '../../../kernel/held.ts';
import type { Held, Line, LineTotal } from '../../../kernel/view.ts';

/** What d20 rolls were compared with, and which term decided (WS-GEN-6, WS-ATK-1, WS-DRS-4). */

/** Clauses of terms that a combatant always has; terms of other clauses are situational. */
const standing = [
  'WS-GEN-4',
  'WS-GEN-5',
  'WS-GEN-6',
  'WS-DRS-4',
  'WS-ATK-4',
  'WS-ATK-5',
  'WS-INI-3',
  'WS-EVA-2',
];

/** The numbers of a line, what they were compared with, and what decided. */
export const judged = (
  held: Held,
  totals: readonly LineTotal[],
  what: 'hit' | 'success',
): Pick<Line, 'held' | 'totals' | 'decided'> =>
  comparison(held, totals, standing, what === 'hit' ? hitOrMiss : successOrFailure);

/** The label of advantages and disadvantages on a line. */
export const edgeLabel = 'Advantages';

/**
 * WS-GEN-8: whether the die that was not kept would have changed the result. Which term decided is told by the line
 * with the result, because a natural 20 or 1 may matter more than the total.
 */
export function edgeOf({ faces, why, result }: RolledFact, totals: readonly LineTotal[]): Partial<Line> {
  const { edge, target, total } = why;
  const [first] = faces;
  const shown = edge && edge.terms.length > 0 ? [...totals, { label: edgeLabel, total: edge }] : totals;
  const two = edge && faces.length > 1 && target !== undefined && first !== undefined;
  if (!two || typeof result !== 'number') return { totals: shown };
  const alone = faceValue(first);
  if ([result, alone].some((face) => face === 1 || face === 20)) return { totals: shown };
  const bonus = total?.value ?? 0;
  const held: Held = {
    dice: result,
    ...(totals[0] ? { plus: totals[0].label } : {}),
    against: target,
    wins: 'reaching',
    won: result + bonus >= target,
    edge: { total: edgeLabel, alone, won: alone + bonus >= target },
  };
  const decided = decidedBy(
    held,
    shown,
    [...standing, ...(total?.terms ?? []).map(({ clause }) => clause)],
    why.purpose === 'attack' || why.purpose === 'redirect' ? hitOrMiss : successOrFailure,
  );
  return { totals: shown, ...(decided ? { held, decided } : {}) };
}

/** The kept die of a roll of d20s; `null` for other dice. */
export const naturalOf = ({ pool, result }: RolledFact): number | null =>
  typeof result === 'number' && pool.dice.every(({ sides }) => sides === 20) ? result : null;
