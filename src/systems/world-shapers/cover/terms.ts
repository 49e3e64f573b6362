import type { Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import { ruled } from '../derived.ts';
import { stanceOf } from '../effects/effects.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, foes, isObject, standing } from '../state.ts';
import type { Behind } from './behind.ts';
import { behindWhat } from './behind.ts';
import { halfCover, takenCover } from './bonus.ts';
import type { CoverGrade } from './sources.ts';

/** The bonuses of cover (WS-COV-1) with Taking Cover (WS-BAS-14). */

/** The number that gets the bonus: Evasion or a Defense Roll. */
type Number = 'evasion' | 'dr';

/** WS-COV-1, WS-BAS-14, WS-R35: the terms of half cover and Taking Cover. Several sources of half cover count once. */
export function termsOf(fight: Fight, target: Combatant, behind: Behind, number: Number): readonly Term[] {
  const taken = takenTerms(fight, target, behind.grade, number);
  const replaced = taken.length > 0 && fight.rulings.takingCoverScope === 'replacesHalfCover';
  return [...halfTerms(behind, number, replaced), ...taken];
}

type Off = Required<Pick<Term, 'off' | 'yields'>>;

function halfTerms({ grade, sources, leaning }: Behind, number: Number, replaced: boolean): readonly Term[] {
  if (grade !== 'half') return [];
  const half = (label: string, clause: string, off: Off | null, source: Id | null): Term =>
    ruled(
      {
        value: halfCover[number],
        op: 'add',
        label: `half cover: ${label}`,
        clause,
        ...(source === null ? {} : { source }),
        ...off,
      },
      'coverGeometry',
    );
  const off = replaced ? { off: 'replaced by Taking Cover', yields: 'Taking Cover' } : null;
  if (leaning) return [half('leaning out', 'WS-COV-6', off, null)];
  if (sources.length === 0) return [half('as the game master says', 'WS-COV-1', off, null)];
  const once = { off: 'counts once', yields: `half cover: ${sources[0]?.label}` };
  return sources.map(({ what, id, label }, place) =>
    half(label, what === 'creature' ? 'WS-COV-2' : 'WS-COV-1', off ?? (place > 0 ? once : null), id),
  );
}

/** WS-BAS-14, WS-R35: the term of Taking Cover with this grade of cover, if it applies. */
export function takenTerms(
  fight: Fight,
  target: Combatant,
  grade: CoverGrade,
  number: Number,
): readonly Term[] {
  const stance = stanceOf(target, 'taking-cover');
  if (stance === null) return [];
  const anyAttack = fight.rulings.takingCoverScope === 'anyAttackWhileInHalfCover';
  if (grade !== 'half' && !(anyAttack && inHalfCover(fight, target))) return [];
  const term: Term = {
    value: takenCover[number],
    op: 'add',
    label: 'Taking Cover',
    clause: 'WS-BAS-14',
    source: stance.id,
  };
  return [ruled(term, 'takingCoverScope')];
}

/** WS-R35 `anyAttackWhileInHalfCover`: whether it has half cover against any enemy. */
const inHalfCover = (fight: Fight, who: Combatant): boolean =>
  everyone(fight).some(
    (other) =>
      foes(who, other) &&
      standing(other) &&
      !isObject(other) &&
      behindWhat(fight, who, { cell: other.cell, squares: other.squares, who: other }).grade === 'half',
  );
