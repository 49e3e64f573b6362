import { memory } from '../../../engine/stamps.ts';
import type { Term } from '../../../kernel/terms.ts';
import { footingOf } from '../footing.ts';
import { rulingIds } from '../rulings.ts';
import { gapBetween, sideOf, yardsApart } from '../space.ts';
import type { Combatant, Fight, Mark } from '../state.ts';
import { everybody, one, present } from '../state.ts';
import { coverFound, coverNames, coverPenalty } from './cover.ts';
import { flankedBy, flankTerms } from './flanking.ts';
import { furtherIncrements } from './line.ts';
import { isForGrapples } from './means.ts';
import type { AttackForm, CoverGrade, Manner, Means } from './types.ts';
import { coverGrades } from './types.ts';
import { underwater } from './water.ts';

/** What the situation adds to an attack roll (section MOD and modifiers of other sections). */

interface Situation {
  readonly who: Combatant;
  /** The target; after an Interpose, the new target in the space of the original one (SL-GRP-8). */
  readonly target: Combatant;
  readonly means: Means;
  readonly form: AttackForm;
  readonly cover: CoverGrade | null;
}

const term = (value: number, label: string, clause: string, ruling?: string): Term =>
  ruling === undefined ? { value, op: 'add', label, clause } : { value, op: 'add', label, clause, ruling };

export function situationTerms(fight: Fight, situation: Situation): readonly Term[] {
  const { who, target, means, form } = situation;
  return [
    ...hidingTerms(fight, situation),
    ...flankTerms(fight, who, target),
    ...(form === 'opening' ? [] : rangeTerms(fight, situation)),
    ...ownTerms(fight, who, means),
    ...markTerms(fight, who, means.manner),
    ...sharedTerms(fight, who),
    ...saddleTerms(fight, who, target, means.manner, 'SL-MNT-3'),
  ];
}

const lying = {
  prone: { melee: 3, ranged: -3 },
  crouching: { melee: 2, ranged: -2 },
} as const;

/** SL-MOD-1 to SL-MOD-3: posture and cover. Of two penalties only the larger counts. */
function hidingTerms(fight: Fight, { who, target, means, cover }: Situation): readonly Term[] {
  const terms: Term[] = [];
  const { posture } = target;
  const side = means.manner === 'melee' ? 'melee' : 'ranged';
  const low = posture === 'standing' ? 0 : lying[posture][side];
  const grade = cover ?? coverFound(fight, who, target);
  const hidden = coverPenalty(grade, means.manner);
  const both = low < 0 && hidden < 0;
  if (low !== 0) {
    const lying_ = term(low, `${posture} target`, 'SL-MOD-1');
    const less = both && low > hidden;
    const off = { clause: 'SL-MOD-2', off: 'cover takes off more', yields: coverNames[grade] };
    terms.push(less ? { ...lying_, ...off } : lying_);
  }
  if (hidden !== 0) {
    // SL-MOD-3: a penalty counts together with a bonus.
    const covered = term(hidden, coverNames[grade], low > 0 ? 'SL-MOD-3' : 'SL-MOD-1');
    const less = both && low <= hidden;
    const off = { clause: 'SL-MOD-2', off: `${posture} takes off as much`, yields: `${posture} target` };
    terms.push(less ? { ...covered, ...off } : covered);
  }
  return terms;
}

/** SL-MOD-5, SL-R22, SL-R59: range increments, or being inside the optimal reach. */
function rangeTerms(fight: Fight, { who, target, means }: Situation): readonly Term[] {
  const { rangeIncrements, insideReach } = fight.rulings;
  const further = furtherIncrements(fight, who, means, target);
  if (further > 0 && rangeIncrements !== 'none') {
    const each = rangeIncrements === 'minusOne' ? -1 : -2;
    return [term(each * further, 'range', 'SL-MOD-5', rulingIds.rangeIncrements)];
  }
  if (insideReach === 'minusTwo' && isInside(fight, who, means, target)) {
    return [term(-2, 'closer than the optimal reach', 'SL-GRD-4', rulingIds.insideReach)];
  }
  return [];
}

/** SL-GRD-4: whether the target is closer than a melee weapon's optimal reach. */
function isInside(fight: Fight, who: Combatant, means: Means, target: Combatant): boolean {
  const optimal = means.manner === 'melee' ? (means.weapon?.melee?.optimal ?? 0) : 0;
  return optimal > 0 && gapBetween(fight, who, target) < optimal;
}

/**
 * A key for everything that attack terms take from the positions of the two and from whom the target ignores: the map's
 * cover, increments, optimal reach, flanking, mounts.
 */
export function betweenNumber(fight: Fight, who: Combatant, means: Means, target: Combatant): number {
  const cover = coverGrades.indexOf(coverFound(fight, who, target));
  const flanked = flankedBy(fight, target) === null ? 0 : 1;
  const rear = target.ignoring.includes(who.id) ? 2 : 0;
  const inside = isInside(fight, who, means, target) ? 4 : 0;
  const saddles = (sitsAbove(fight, who, target) ? 8 : 0) + (sitsAbove(fight, target, who) ? 16 : 0);
  const further = furtherIncrements(fight, who, means, target);
  return (further * coverGrades.length + cover) * 32 + saddles + inside + rear + flanked;
}

/** SL-CND-9, SL-UWC-3, SL-R74: penalties for the attacker's own posture, water and grapple. */
function ownTerms(fight: Fight, who: Combatant, means: Means): readonly Term[] {
  const terms: Term[] = [];
  const melee = means.manner === 'melee';
  if (melee && who.posture === 'prone' && fight.rulings.posture === 'standard') {
    terms.push(term(-2, 'prone', 'SL-CND-9', rulingIds.posture));
  }
  if (melee && hamperedByWater(fight, who, means)) terms.push(term(-5, 'underwater', 'SL-UWC-3'));
  const long = means.manner === 'ranged' || (melee && !isForGrapples(means));
  if (long && who.grappling.length > 0 && fight.rulings.grappleWeapons === 'anyMinusTwo') {
    terms.push(term(-2, 'too long for a grapple', 'SL-GRP-6', rulingIds.grappleWeapons));
  }
  return terms;
}

/** Terms of a defender's melee weapon check, which has no target (SL-ATK-7). */
export const guardTerms = (fight: Fight, who: Combatant, means: Means): readonly Term[] => [
  ...ownTerms(fight, who, means),
  ...markTerms(fight, who, means.manner),
  ...sharedTerms(fight, who),
];

/** SL-UWC-3, SL-R86 `aquaticFree`: whether water hampers an attack with these means. */
export const hamperedByWater = (fight: Fight, who: Combatant, { weapon }: Means): boolean =>
  underwater(fight, who) && !(weapon?.aquatic === true && fight.rulings.underwaterHalf === 'aquaticFree');

/** SL-COM-5, SL-MSC-5, SL-MOD-6: penalties from marks, on attack rolls and weapon checks. */
function markTerms(fight: Fight, who: Combatant, manner: Manner): readonly Term[] {
  const harried = manner === 'ranged' ? marksOf(fight, who, 'harried', 'SL-COM-5') : [];
  return [...harried, ...marksOf(fight, who, 'distracted', 'SL-MSC-5')];
}

/** SL-R23: -2 for each mark of this kind; by default only one of them counts. */
export function marksOf(fight: Fight, who: Combatant, kind: Mark['kind'], clause: string): readonly Term[] {
  const found = who.marks.filter((mark) => mark.kind === kind);
  return found.map(({ by }, index) => ({
    ...term(-2, kind, clause, rulingIds.sameEffect),
    source: by,
    ...(index > 0 && fight.rulings.sameEffect === 'strongestOnly' ? { ...countsOnce, yields: kind } : {}),
  }));
}

/** SL-MOD-6: marks a term that does not count because another of the same effect does. */
export const countsOnce = { clause: 'SL-MOD-6', off: 'counts once' } as const;

/** SL-POS-4: whether another combatant is in the same space. A rider and its mount do not count for each other. */
export const isCrowded = (fight: Fight, who: Combatant): boolean =>
  fight.combatants[who.id] === who
    ? crowded(fight, who.id, () => countCrowd(fight, who))
    : countCrowd(fight, who);

const crowded = memory<boolean, Fight>(footingOf);

function countCrowd(fight: Fight, who: Combatant): boolean {
  const side = sideOf(fight, who);
  return everybody(fight).some((other) => {
    if (other.id === who.id || !present(other)) return false;
    if (who.riding?.mount === other.id || who.ridden === other.id) return false;
    return yardsApart(fight, who.cell, side, other.cell, sideOf(fight, other)) === 0;
  });
}

export const sharedTerms = (fight: Fight, who: Combatant): readonly Term[] =>
  isCrowded(fight, who) ? [term(-2, 'shared space', 'SL-POS-4')] : [];

/** SL-MNT-3: whether `rider` has a mount larger than `other` and than the mount of `other`. */
function sitsAbove(fight: Fight, rider: Combatant, other: Combatant): boolean {
  if (rider.riding === null) return false;
  const { size } = one(fight, rider.riding.mount).sheet;
  if (other.sheet.size >= size) return false;
  return other.riding === null || one(fight, other.riding.mount).sheet.size < size;
}

/** SL-MNT-3: +1 in melee against foes smaller than the mount, unless they ride something at least as large. */
export const saddleTerms = (
  fight: Fight,
  rider: Combatant,
  other: Combatant,
  manner: Manner,
  clause: string,
): readonly Term[] =>
  manner === 'melee' && sitsAbove(fight, rider, other) ? [term(1, 'mounted', clause)] : [];
