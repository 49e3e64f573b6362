import type { Cell, Id } from '../../../kernel/json.ts';
import { leaningTo } from '../effects/effects.ts';
import type { Spot } from '../space.ts';
import { spotsOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { CoverGrade, Source } from './sources.ts';
import { coverLine, lessThan } from './sources.ts';

/** What somebody is behind, leaning included (WS-COV-5, WS-COV-6), or what the game master says of it. */

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

/** A line and why it is half cover when nothing on it is: by leaning. */
export interface Behind {
  readonly grade: CoverGrade;
  readonly sources: readonly Source[];
  readonly leaning: boolean;
}

export const open: Behind = { grade: 'none', sources: [], leaning: false };

/** WS-COV-5: whoever leans aims from both places; of these the one with less in the way. */
export function behindWhat(fight: Fight, target: Combatant, from: CoverFrom): Behind {
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

export function saidOf(fight: Fight, { grade, creature }: Said): Behind {
  const who = creature === undefined ? undefined : fight.combatants[creature];
  if (!who || grade !== 'half') return { ...open, grade };
  const { id, cell, sheet } = who;
  return { grade, sources: [{ grade, what: 'creature', id, label: sheet.name, cell }], leaning: false };
}
