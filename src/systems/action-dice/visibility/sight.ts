import { hasSight } from '../../../battlefield/sight.ts';
import type { Refusal } from '../../../kernel/port.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { blockedBy } from '../cover/line.ts';
import { obstaclesOnLine } from '../cover/obstacles.ts';
import { addTerm } from '../derived.ts';
import { lineMemory } from '../lines.ts';
import { refuse } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Spot } from '../space.ts';
import { feetApart, fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';
import type { Visibility } from './grades.ts';
import { pointBlank, visibilityTable } from './grades.ts';
import { gradeOnLine } from './zones.ts';

/** Visibility between two, and its effect on a ranged attack (section VIS). It does not affect melee (AD-VIS-1). */

interface Sight {
  readonly grade: Visibility;
  /** Added to the number to beat of a ranged attack (AD-VIS-6), after halving (AD-POS-5). */
  readonly vs: Total;
  /** The limit of ranged attacks in feet; `null`: that of the weapon. */
  readonly limit: number | null;
}

const apart = (fight: Fight, from: Spot, to: Spot): number =>
  feetApart(fight.rulings, from.cell, from.squares, to.cell, to.squares);

export const visibilityOf = (fight: Fight, viewer: Spot, target: Spot): Sight =>
  kept(fight, viewer, target, () => freshSight(fight, viewer, target));

const kept = lineMemory<Sight>();

function freshSight(fight: Fight, viewer: Spot, target: Spot): Sight {
  const grade = gradeOnLine(fight, viewer, target);
  const { attacksTo } = visibilityTable[grade];
  return { grade, vs: fold(vsTerms(fight, grade, apart(fight, viewer, target))), limit: attacksTo };
}

/**
 * A lower bound of what is added on any line. AD-VIS-5: zero visibility, also in a zone, adds nothing at point blank.
 */
export const leastSight = (fight: Fight): readonly Term[] =>
  fight.zones.length > 0 || fight.visibility === 'zero' ? [] : vsTerms(fight, fight.visibility, 0);

/** AD-VIS-3 to AD-VIS-5, AD-R101: the penalty at a distance. */
function vsTerms(fight: Fight, grade: Visibility, feet: number): readonly Term[] {
  const { name, clause, vs } = visibilityTable[grade];
  if (vs === 0 || (grade === 'zero' && feet < pointBlank)) return [];
  const sliding = grade === 'zero' && fight.rulings.zeroMiddle === 'sliding';
  const value = !sliding ? vs : feet < 20 ? 5 : feet < 30 ? 10 : vs;
  const ruling = grade === 'zero' ? rulingIds.zeroMiddle : rulingIds.visibilityZones;
  return [addTerm(value, `${name} visibility`, clause, ruling)];
}

/** AD-VIS-3 to AD-VIS-6, AD-R102: why a ranged attack is too far for the visibility; `null` if it is not. */
export function judgeSight(fight: Fight, viewer: Spot, target: Spot, name = 'the target'): Refusal | null {
  const grade = gradeOnLine(fight, viewer, target);
  const { attacksTo, clause, sight, name: word } = visibilityTable[grade];
  const feet = apart(fight, viewer, target);
  if (attacksTo !== null && feet > attacksTo) {
    const because = `${name} is ${feet} feet away; with ${word.toLowerCase()} visibility attacks go ${attacksTo} feet`;
    return refuse('outOfRange', because, clause, 'target');
  }
  if (fight.rulings.sightAndRange === 'attackLimit' || feet <= sight.to) return null;
  const because = `${name} is ${feet} feet away, and one sees ${sight.to} feet`;
  return refuse('unseen', because, 'AD-VIS-6', 'target');
}

/** AD-POS-7, AD-COV-4: whether `viewer` has another in view: within sight, not hidden by walls or full cover. */
export function inView(fight: Fight, viewer: Combatant, other: Combatant): boolean {
  const field = fieldOf(fight);
  if (!hasSight(field, viewer.cell, viewer.squares, other.cell, other.squares, { corners: 'walls' }))
    return false;
  if (apart(fight, viewer, other) > visibilityTable[gradeOnLine(fight, viewer, other)].sight.to) return false;
  if (isObject(other)) return true;
  return (
    blockedBy(fight, viewer, other) === null &&
    !obstaclesOnLine(fight, viewer, other).some(({ grade }) => grade === 'full')
  );
}
