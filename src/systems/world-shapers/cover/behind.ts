import type { Cell, Id } from '../../../kernel/json.ts';
import { leaningTo } from '../effects/effects.ts';
import type { Spot } from '../space.ts';
import { spotsOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { CoverGrade, Source } from './sources.ts';
import { coverLine, lessThan } from './sources.ts';

/** The cover on the lines to a target, including leaning (WS-COV-5, WS-COV-6), or as the game master says. */

/** The origin of an attack or effect. */
export interface CoverFrom {
  readonly cell: Cell;
  readonly squares: number;
  /** The combatant at the origin; if it leans, it also aims from the square into which it leans. */
  readonly who?: Combatant | undefined;
  /** WS-ATK-7: melee attacks ignore cover. */
  readonly melee?: boolean | undefined;
  /** WS-R89 `gmDecides`: the game master's answer about cover, and which creature gives it. */
  readonly says?: Said | undefined;
}

/** WS-TER-1: an answer of the game master about cover: its grade, and the creature that gives it, if any. */
export interface Said {
  readonly grade: CoverGrade;
  readonly creature?: Id | undefined;
}

/** The cover on a line. `leaning`: it is half cover only because the target leans out. */
export interface Behind {
  readonly grade: CoverGrade;
  readonly sources: readonly Source[];
  readonly leaning: boolean;
}

export const open: Behind = { grade: 'none', sources: [], leaning: false };

/** WS-COV-5: of all spots that the attacker aims from, the one with the least cover in the way. */
export function behindWhat(fight: Fight, target: Combatant, from: CoverFrom): Behind {
  const { who } = from;
  const own = who && who.cell.x === from.cell.x && who.cell.y === from.cell.y ? spotsOf(who) : [from];
  return own
    .map((spot) => behindFrom(fight, target, spot))
    .reduce((best, each) => (lessThan(each.grade, best.grade) ? each : best));
}

/**
 * The cover from one spot. WS-COV-6: a leaning target has half cover against those who could not target its own space,
 * and no creature gives it.
 */
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
