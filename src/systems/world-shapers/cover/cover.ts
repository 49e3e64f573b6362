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

/**
 * The cover of a target against an attack or effect (section COV), with Taking Cover (WS-BAS-14) and leaning
 * (WS-COV-5).
 */

export interface Cover {
  readonly grade: CoverGrade;
  /** Creatures that give half cover, the one nearest to the target first (WS-COV-3). */
  readonly creatures: readonly Id[];
  /** The terms that it adds to Evasion and to Defense Rolls. */
  readonly evasion: readonly Term[];
  readonly defense: readonly Term[];
}

/** The cover of a target. Cached by positions for combatants that aim from their own space. */
export function coverOf(fight: Fight, target: Combatant, from: CoverFrom): Cover {
  const key = keyOf(fight, target, from);
  return key === null
    ? findCover(fight, target, from)
    : kept(fight, key, () => findCover(fight, target, from));
}

const kept = memory<Cover, Fight, number>(placesOf);

/**
 * A cache key for attacker and target; `null` for other origins, for cover that the game master states, and for melee
 * attacks.
 */
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

/** No cover and no Taking Cover; one shared object. */
const bare: Cover = { grade: 'none', creatures: [], evasion: [], defense: [] };

function behindOf(fight: Fight, target: Combatant, from: CoverFrom): Behind {
  if (from.melee) return open;
  return from.says ? saidOf(fight, from.says) : behindWhat(fight, target, from);
}

/** WS-COV-4: whether the target can be targeted from there, and whether areas reach it. */
export const reaches = (fight: Fight, target: Combatant, from: CoverFrom): boolean =>
  behindOf(fight, target, from).grade !== 'full';

/**
 * WS-COV-4, WS-R91: the same for one spot alone: the target's own space, the square into which it leans, or a square that
 * is aimed at whoever is in it. Where the game master decides about cover (WS-R89), nothing on the map counts.
 */
export const reachesAt = (fight: Fight, target: Combatant, to: Spot, from: Spot): boolean =>
  fight.rulings.coverGeometry === 'gmDecides' || coverLine(fight, target, from, to).grade !== 'full';

/**
 * WS-COV-1: the terms that cover adds to a Defense Roll against an effect of `by` that comes from a square; `null`:
 * from no place.
 */
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

/** The origin of an effect: the space of `by` if `from` lies in it, otherwise that square alone. */
function originOf(fight: Fight, by: Id, from: Cell, says?: Said): CoverFrom {
  const who = fight.combatants[by];
  const own = who !== undefined && overlap(who.cell, who.squares, from, 1);
  return own
    ? { cell: who.cell, squares: who.squares, who, says }
    : { cell: from, squares: 1, who: undefined, says };
}

/** The crossed squares of the line and its cover, for the map. */
export function coverLines(fight: Fight, from: Spot, target: Combatant): CoverLine {
  return coverLine(fight, target, from);
}
