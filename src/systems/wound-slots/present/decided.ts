import type { RolledFact } from '../../../engine/rolled.ts';
import { faceValue } from '../../../kernel/dice.ts';
import { comparison, hitOrMiss, successOrFailure } from '../../../kernel/held.ts';
import type { Held, Line, LineTotal } from '../../../kernel/view.ts';
import type { Thrown } from '../roll/dice.ts';

/** What a check was compared with, and which term decided it (SL-DIC-2, SL-ATK-2). */

/**
 * Clauses of terms that belong to the combatant itself (attribute, skill, weapon, Defense) or to the dice (SL-R3); all
 * others belong to the situation.
 */
const standing = [
  'SL-DIC-1',
  'SL-DIC-3',
  'SL-ATK-8',
  'SL-INI-1',
  'SL-DEF-3',
  'SL-DEF-4',
  'SL-DEF-5',
  'SL-DEF-6',
  'SL-DEF-7',
  'SL-DEF-8',
  'SL-DEF-9',
  'SL-DEF-10',
  'SL-UWC-1',
];

/** The numbers of a log line, with what they were compared with and what decided. */
export const judged = (
  held: Held,
  totals: readonly LineTotal[],
  what: 'hit' | 'success',
): Pick<Line, 'held' | 'totals' | 'decided'> =>
  comparison(held, totals, standing, what === 'hit' ? hitOrMiss : successOrFailure);

/** SL-DIC-2: a check against a TN. Of an attack roll only the totals: the line of its result says the rest. */
export function judgedRoll({ why, result }: RolledFact): Partial<Line> {
  const { total, target, purpose } = why;
  if (!total || !isThrown(result)) return {};
  const label = purpose === 'attack' ? 'Attack bonus' : 'Bonus';
  const totals = [{ label, total }];
  if (target === undefined || purpose === 'attack') return { totals };
  const won = result.natural + total.value >= target;
  return judged(
    { dice: result.natural, plus: label, against: target, wins: 'reaching', won },
    totals,
    'success',
  );
}

/** Whether the result of a roll is that of a check. */
export const isThrown = (result: unknown): result is Thrown =>
  typeof result === 'object' && result !== null && 'natural' in result && 'critical' in result;

/** The faces as rolled: "7 + 4". */
export const shownFaces = (rolled: RolledFact): string =>
  rolled.faces.map((face) => `${faceValue(face)}`).join(' + ');
