import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import { lineMemory } from '../lines.ts';
import { rulingIds } from '../rulings.ts';
import type { Spot } from '../space.ts';
import type { Fight } from '../state.ts';
import type { CoverSaid } from './gm.ts';
import type { CoverGrade } from './grades.ts';
import { coverGrades } from './grades.ts';
import type { Obstacle } from './obstacles.ts';
import { obstaclesOnLine } from './obstacles.ts';
import { armorCounted, guardCounted, takerOf } from './terms.ts';

/** The cover of a target (section COV). Nothing else computes it. */

/** The kind of attack: ranged, melee, or on an area (AD-COV-1, AD-COV-6, AD-R104). */
const coverManners = ['ranged', 'melee', 'area'] as const;
export type CoverManner = (typeof coverManners)[number];

export interface Cover {
  /** The highest grade among the covers that count, for words; `none` without any. */
  readonly grade: CoverGrade;
  /** Added to Guard, with its terms. */
  readonly guard: Total;
  /** Added to the highest Armor Rank of the target (AD-COV-5), with its terms. */
  readonly armor: Total;
  /** The object that gives this AR and takes what it stops; `null` if it is terrain, a wall or a creature. */
  readonly taker: Id | null;
}

/** The obstacles on the line, as they are or as the game master said (AD-R44 `gm`, AD-R105 `askGm`). */
function obstaclesFor(fight: Fight, from: Spot, target: Spot, said: CoverSaid): readonly Obstacle[] {
  const found = obstaclesOnLine(fight, from, target);
  const { line, sturdy } = said;
  const graded = line === undefined ? found : asSaid(found, line);
  return sturdy === undefined ? graded : graded.map((one) => ({ ...one, sturdy }));
}

/** The obstacles of the grade that the game master named; without any, one that is not on the map. */
function asSaid(found: readonly Obstacle[], line: NonNullable<CoverSaid['line']>): readonly Obstacle[] {
  if (line === 'none' || line === 'blocked') return [];
  const meant = found.filter(({ grade }) => grade === line);
  if (meant.length > 0) return meant;
  const label = 'As the game master says';
  return [{ grade: line, label, sturdy: true, who: null, creature: false, apart: 0 }];
}

/**
 * The cover of a target. `attacker`: the attacker, or the centre of the area; `said`: the game master's answers
 * (`gm.ts`). Cached without these.
 */
export function coverOf(
  fight: Fight,
  attacker: Spot,
  target: Spot,
  manner: CoverManner = 'ranged',
  said: CoverSaid = {},
): Cover {
  const work = (): Cover => freshCover(fight, attacker, target, manner, said);
  if (said.line !== undefined || said.sturdy !== undefined) return work();
  return kept(fight, attacker, target, work, coverManners.indexOf(manner));
}

const kept = lineMemory<Cover>(coverManners.length);

function freshCover(fight: Fight, attacker: Spot, target: Spot, manner: CoverManner, said: CoverSaid): Cover {
  const counts = manner !== 'melee' || fight.rulings.coverMelee === 'allAttacks';
  const obstacles = counts ? obstaclesFor(fight, attacker, target, said) : [];
  const guard = guardCounted(fight, obstacles, manner);
  const armor = armorCounted(fight, obstacles, manner);
  const grades = [guard.source, armor.source].map((one) => coverGrades.indexOf(one?.grade ?? 'none'));
  const byHand = said.line === undefined ? undefined : rulingIds.attackLine;
  const named = (total: Total): Total =>
    byHand === undefined
      ? total
      : { ...total, terms: total.terms.map((term) => ({ ...term, ruling: byHand })) };
  return {
    grade: coverGrades[Math.max(...grades)] ?? 'none',
    guard: named(guard.total),
    armor: named(armor.total),
    taker: takerOf(armor),
  };
}
