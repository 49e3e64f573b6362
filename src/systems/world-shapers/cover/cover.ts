import { memory } from '../../../engine/stamps.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import { stanceOf } from '../effects/effects.ts';
import { belongs, placesOf } from '../ground.ts';
import type { Spot } from '../space.ts';
import { overlap } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Behind, CoverFrom, Said } from './behind.ts';
import { behindWhat, open, saidOf } from './behind.ts';
import type { CoverGrade, CoverLine } from './sources.ts';
import { coverLine } from './sources.ts';
import { takenTerms, termsOf } from './terms.ts';

export type { CoverFrom, Said } from './behind.ts';

/** The cover that somebody has against something (section COV), with Taking Cover (WS-BAS-14) and leaning (WS-COV-5). */

export interface Cover {
  readonly grade: CoverGrade;
  /** Creatures that give it, the one nearest to the target first (WS-COV-3). */
  readonly creatures: readonly Id[];
  /** What it adds to Evasion against this attack, and to a Defense Roll against this effect. */
  readonly evasion: readonly Term[];
  readonly defense: readonly Term[];
}

/** Kept for those who aim from where they stand, for as long as all stand where they stand. */
export function coverOf(fight: Fight, target: Combatant, from: CoverFrom): Cover {
  const key = keyOf(fight, target, from);
  return key === null
    ? findCover(fight, target, from)
    : kept(fight, key, () => findCover(fight, target, from));
}

const kept = memory<Cover, Fight, number>(placesOf);

/** A number for the two; `null` where nobody of the fight itself stands there, where it is said, and for blades. */
function keyOf(
  fight: Fight,
  target: Combatant,
  { cell, squares, who, melee, says }: CoverFrom,
): number | null {
  if (!who || melee || says || who.cell !== cell || who.squares !== squares) return null;
  if (!belongs(fight, who) || !belongs(fight, target)) return null;
  const { listing } = fight;
  return listing.indexOf(who.id) * listing.length + listing.indexOf(target.id);
}

function findCover(fight: Fight, target: Combatant, from: CoverFrom): Cover {
  const behind = behindOf(fight, target, from);
  if (behind.grade === 'none' && stanceOf(target, 'taking-cover') === null) return bare;
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

/** Nothing is in the way, and nobody takes cover: the same for all. */
const bare: Cover = { grade: 'none', creatures: [], evasion: [], defense: [] };

function behindOf(fight: Fight, target: Combatant, from: CoverFrom): Behind {
  if (from.melee) return open;
  return from.says ? saidOf(fight, from.says) : behindWhat(fight, target, from);
}

/** WS-COV-4: whether it can be targeted from there, and whether areas reach it. */
export const reaches = (fight: Fight, target: Combatant, from: CoverFrom): boolean =>
  behindOf(fight, target, from).grade !== 'full';

/** WS-COV-1: what cover adds to a Defense Roll against an effect of somebody that comes from a square; `null`: from nowhere. */
export function coverAgainst(
  fight: Fight,
  target: Combatant,
  by: Id,
  from: Cell | null,
  says?: Said,
): readonly Term[] {
  if (from === null) return takenTerms(fight, target, 'none', 'dr');
  return coverOf(fight, target, originOf(fight, by, from, says)).defense;
}

/** Where an effect comes from: somebody's own space, or a square away from it. */
function originOf(fight: Fight, by: Id, from: Cell, says?: Said): CoverFrom {
  const who = fight.combatants[by];
  const own = who !== undefined && overlap(who.cell, who.squares, from, 1);
  return own
    ? { cell: who.cell, squares: who.squares, who, says }
    : { cell: from, squares: 1, who: undefined, says };
}

/** The squares of the line and what gives cover on it, for the map. */
export function coverLines(fight: Fight, from: Spot, target: Combatant): CoverLine {
  return coverLine(fight, target, from);
}
