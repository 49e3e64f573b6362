import { coverBetween } from '../../battlefield/cover.ts';
import type { Battlefield } from '../../battlefield/field.ts';
import { keptField } from '../../battlefield/kept.ts';
import { hasEffect, hasSight } from '../../battlefield/sight.ts';
import type { Cell } from '../../kernel/json.ts';
import { leaningTo, sufferings } from './effects/effects.ts';
import { crossedSquares, keptByLine, nearestPair } from './lines.ts';
import { mayShare } from './sizes.ts';
import type { Combatant, Fight } from './state.ts';
import { everyone, isObject, one, present, standing } from './state.ts';

/** Positions, distances and sight: the battlefield room in terms of this system, in metres. */

/** The battlefield of a fight with the current state of its doors. Compiled once for each document and state. */
export const fieldOf = ({ battlefield, changes }: Fight): Battlefield => keptField(battlefield, changes);

/** The distance between two spans on one axis: 1 if they touch, 0 if they overlap. */
function gap(a: number, sizeA: number, b: number, sizeB: number): number {
  return Math.max(0, b - (a + sizeA - 1), a - (b + sizeB - 1));
}

/** WS-TER-2, WS-R83: metres between the nearest squares of two footprints; 0 where they overlap. */
export function metresApart(fight: Fight, a: Cell, sizeA: number, b: Cell, sizeB: number): number {
  const dx = gap(a.x, sizeA, b.x, sizeB);
  const dy = gap(a.y, sizeA, b.y, sizeB);
  return fight.rulings.distanceMetric === 'euclidean'
    ? Math.floor(Math.sqrt(dx * dx + dy * dy))
    : Math.max(dx, dy);
}

export const distanceBetween = (fight: Fight, a: Combatant, b: Combatant): number =>
  metresApart(fight, a.cell, a.squares, b.cell, b.squares);

/** Metres from a combatant to a square. */
export const distanceTo = (fight: Fight, who: Combatant, cell: Cell): number =>
  metresApart(fight, who.cell, who.squares, cell, 1);

/** WS-ATK-7: whether a melee attack gets from `a` to `b`. Cover is ignored, walls are not. */
export function armsReach(fight: Fight, a: Spot, b: Spot): boolean {
  const [from, to] = nearestPair(a.cell, a.squares, b.cell, b.squares);
  return armAlong(fieldOf(fight), from, to);
}

const armAlong = keptByLine((field, from, to) => hasEffect(field, from, 1, to, 1, { corners: 'walls' }));

/** Within 1 m: neighbours, also diagonal ones, or in the same space. */
export const adjacent = (fight: Fight, a: Combatant, b: Combatant): boolean =>
  distanceBetween(fight, a, b) <= 1;

/** WS-ADV-11: whether one can grab the other: within 1 m, and no wall between them. */
export const inGrasp = (fight: Fight, a: Combatant, b: Combatant): boolean =>
  adjacent(fight, a, b) && armsReach(fight, a, b);

/** Whether two footprints have a square in common. */
export const overlap = (a: Cell, sizeA: number, b: Cell, sizeB: number): boolean =>
  gap(a.x, sizeA, b.x, sizeB) === 0 && gap(a.y, sizeA, b.y, sizeB) === 0;

export const sharesSpace = (a: Combatant, b: Combatant): boolean =>
  a !== b && overlap(a.cell, a.squares, b.cell, b.squares);

/** WS-ADV-5: the combatant at the bottom of a stack of climbers. A climber takes no room of its own. */
export function carrierOf(fight: Fight, who: Combatant): Combatant {
  return who.mounted === null ? who : carrierOf(fight, one(fight, who.mounted.on));
}

/** WS-TER-8: whether two may share a space: by their sizes, or because one has climbed onto the other. */
export function maySharePlace(fight: Fight, a: Combatant, b: Combatant): boolean {
  const [one, other] = [carrierOf(fight, a), carrierOf(fight, b)];
  if (one.id === other.id) return true;
  return !isObject(one) && !isObject(other) && mayShare(one.sheet.size, other.sheet.size, fight.rulings);
}

/** WS-R43: whether it can see at all: not Down, dead or Blinded, and no object. */
export const hasEyes = (fight: Fight, who: Combatant): boolean =>
  standing(who) && !isObject(who) && !sufferings(fight, who).some(({ kind }) => kind.sightless);

const lookAlong = keptByLine(
  (field, from, to) =>
    hasSight(field, from, 1, to, 1, { corners: 'walls' }) &&
    coverBetween(field, from, 1, to, 1, { corners: 'walls' }).grade !== 'full',
);

/** WS-R43: whether the centre line between two spaces crosses neither full cover nor anything opaque. */
export function clearSight(fight: Fight, a: Cell, sizeA: number, b: Cell, sizeB: number): boolean {
  const [from, to] = nearestPair(a, sizeA, b, sizeB);
  if (!lookAlong(fieldOf(fight), from, to)) return false;
  const opaque = everyone(fight).filter((one) => one.sheet.cover === 'full' && present(one));
  if (opaque.length === 0) return true;
  return !crossedSquares(fieldOf(fight), from, to).some((cell) =>
    opaque.some((one) => overlap(one.cell, one.squares, cell, 1)),
  );
}

/** A space from which a combatant sees and aims, or at which it can be seen and targeted. */
export interface Spot {
  readonly cell: Cell;
  readonly squares: number;
}

/** WS-COV-5, WS-R91: its own space, and the square into which it leans, if it does. */
export function spotsOf(who: Combatant): readonly Spot[] {
  const to = leaningTo(who);
  return to === null ? [who] : [who, { cell: to, squares: 1 }];
}

/** WS-COV-5: metres between two for aiming, between the nearest of their spots: leaning may shorten it. */
export function aimDistance(fight: Fight, who: Combatant, other: Combatant): number {
  if (leaningTo(who) === null && leaningTo(other) === null) return distanceBetween(fight, who, other);
  let least = Number.POSITIVE_INFINITY;
  for (const from of spotsOf(who)) {
    for (const to of spotsOf(other)) {
      least = Math.min(least, metresApart(fight, from.cell, from.squares, to.cell, to.squares));
    }
  }
  return least;
}

/** WS-R43: whether `who` has a line of sight to `other`; hiding is not considered. */
export function sees(fight: Fight, who: Combatant, other: Combatant): boolean {
  if (!hasEyes(fight, who) || !present(other)) return false;
  if (fight.rulings.sightModel === 'gmDecides') return true;
  return spotsOf(who).some((from) =>
    spotsOf(other).some((to) => clearSight(fight, from.cell, from.squares, to.cell, to.squares)),
  );
}

/** WS-ADV-13: whether `who` is hidden from `other`. */
export const hiddenFrom = (who: Combatant, other: Combatant): boolean => who.hiddenFrom.includes(other.id);
