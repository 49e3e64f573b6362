import type { Cell, Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import { ruled } from '../derived.ts';
import { leaningTo, stanceOf } from '../effects/effects.ts';
import type { Spot } from '../space.ts';
import { overlap, spotsOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, foes, isObject, standing } from '../state.ts';
import { halfCover, takenCover } from './bonus.ts';
import type { CoverGrade, CoverLine, Source } from './sources.ts';
import { coverLine, lessThan } from './sources.ts';

/** The cover that somebody has against something (section COV), with Taking Cover (WS-BAS-14) and leaning (WS-COV-5). */

/** Where an attack or an effect comes from. */
export interface CoverFrom {
  readonly cell: Cell;
  readonly squares: number;
  /** Who stands there: leaning, it aims from its other square too. */
  readonly who?: Combatant | undefined;
  /** WS-ATK-7: melee attacks ignore cover. */
  readonly melee?: boolean | undefined;
  /** WS-R89 `gmDecides`: what the game master has said of it, and who is the cover. */
  readonly says?: Said | undefined;
}

/** WS-TER-1: an answer of the game master about cover. */
export interface Said {
  readonly grade: CoverGrade;
  readonly creature?: Id | undefined;
}

export interface Cover {
  readonly grade: CoverGrade;
  /** Creatures that give it, the one nearest to the target first (WS-COV-3). */
  readonly creatures: readonly Id[];
  /** What it adds to Evasion against this attack, and to a Defense Roll against this effect. */
  readonly evasion: readonly Term[];
  readonly defense: readonly Term[];
}

/** A line and why it is half cover when nothing on it is: by leaning. */
interface Behind {
  readonly grade: CoverGrade;
  readonly sources: readonly Source[];
  readonly leaning: boolean;
}

const open: Behind = { grade: 'none', sources: [], leaning: false };

export function coverOf(fight: Fight, target: Combatant, from: CoverFrom): Cover {
  const behind = from.melee ? open : from.says ? saidOf(fight, from.says) : behindWhat(fight, target, from);
  const creatures = behind.sources.flatMap(({ what, id }) =>
    what === 'creature' && id !== null ? [id] : [],
  );
  const { grade } = behind;
  return {
    grade,
    creatures: grade === 'half' ? creatures : [],
    evasion: termsOf(fight, target, behind, 'evasion'),
    defense: termsOf(fight, target, behind, 'dr'),
  };
}

/** WS-COV-4: whether it can be targeted from there, and whether areas reach it. */
export const reaches = (fight: Fight, target: Combatant, from: CoverFrom): boolean =>
  coverOf(fight, target, from).grade !== 'full';

/** WS-COV-1: what cover adds to a Defense Roll against an effect of somebody that comes from a square; `null`: from nowhere. */
export function coverAgainst(
  fight: Fight,
  target: Combatant,
  by: Id,
  from: Cell | null,
  says?: Said,
): readonly Term[] {
  if (from === null) return takenTerms(fight, target, 'none', 'dr');
  return coverOf(fight, target, { ...originOf(fight, by, from), says }).defense;
}

/** Where an effect comes from: somebody's own space, or a square away from it. */
export function originOf(fight: Fight, by: Id, from: Cell): CoverFrom {
  const who = fight.combatants[by];
  const own = who !== undefined && overlap(who.cell, who.squares, from, 1);
  return own ? { cell: who.cell, squares: who.squares, who } : { cell: from, squares: 1 };
}

/** The squares of the line and what gives cover on it, for the map. */
export function coverLines(fight: Fight, from: Spot, target: Combatant): CoverLine {
  return coverLine(fight, target, from);
}

/** WS-COV-5: whoever leans aims from both places; of these the one with less in the way. */
function behindWhat(fight: Fight, target: Combatant, from: CoverFrom): Behind {
  const { who } = from;
  const own = who && who.cell.x === from.cell.x && who.cell.y === from.cell.y ? spotsOf(who) : [from];
  return own
    .map((spot) => behindFrom(fight, target, spot))
    .reduce((best, each) => (lessThan(each.grade, best.grade) ? each : best));
}

/** WS-COV-6: half cover against those who cannot target the space where it stands, and no creature is in the way. */
function behindFrom(fight: Fight, target: Combatant, from: Spot): Behind {
  if (fight.rulings.coverGeometry === 'gmDecides') return open;
  const { grade, sources } = coverLine(fight, target, from);
  const to = leaningTo(target);
  if (grade !== 'full' || to === null) return { grade, sources, leaning: false };
  const leaning = coverLine(fight, target, from, { cell: to, squares: 1 }).grade !== 'full';
  return leaning ? { grade: 'half', sources: [], leaning: true } : { grade, sources, leaning: false };
}

function saidOf(fight: Fight, { grade, creature }: Said): Behind {
  const who = creature === undefined ? undefined : fight.combatants[creature];
  if (!who || grade !== 'half') return { ...open, grade };
  const { id, cell, sheet } = who;
  return { grade, sources: [{ grade, what: 'creature', id, label: sheet.name, cell }], leaning: false };
}

type Number = 'evasion' | 'dr';

/** WS-COV-1, WS-BAS-14, WS-R35. Two sources of half cover count once. */
function termsOf(fight: Fight, target: Combatant, behind: Behind, number: Number): readonly Term[] {
  const taken = takenTerms(fight, target, behind.grade, number);
  const replaced = taken.length > 0 && fight.rulings.takingCoverScope === 'replacesHalfCover';
  return [...halfTerms(behind, number, replaced), ...taken];
}

function halfTerms({ grade, sources, leaning }: Behind, number: Number, replaced: boolean): readonly Term[] {
  if (grade !== 'half') return [];
  const half = (label: string, clause: string, off: string | null, source: Id | null): Term =>
    ruled(
      {
        value: halfCover[number],
        op: 'add',
        label: `half cover: ${label}`,
        clause,
        ...(source === null ? {} : { source }),
        ...(off === null ? {} : { off }),
      },
      'coverGeometry',
    );
  const off = replaced ? 'replaced by Taking Cover' : null;
  if (leaning) return [half('leaning out', 'WS-COV-6', off, null)];
  if (sources.length === 0) return [half('as the game master says', 'WS-COV-1', off, null)];
  return sources.map(({ what, id, label }, place) =>
    half(label, what === 'creature' ? 'WS-COV-2' : 'WS-COV-1', off ?? (place > 0 ? 'counts once' : null), id),
  );
}

/** WS-BAS-14, WS-R35: what Taking Cover adds with this grade of cover. */
function takenTerms(fight: Fight, target: Combatant, grade: CoverGrade, number: Number): readonly Term[] {
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

/** WS-R35 `anyAttackWhileInHalfCover`: whether there is an enemy against whom it has half cover. */
const inHalfCover = (fight: Fight, who: Combatant): boolean =>
  everyone(fight).some(
    (other) =>
      foes(who, other) &&
      standing(other) &&
      !isObject(other) &&
      behindWhat(fight, who, { cell: other.cell, squares: other.squares, who: other }).grade === 'half',
  );
