import { wholeDistance } from '../../battlefield/distance.ts';
import type { Battlefield } from '../../battlefield/field.ts';
import { keptField } from '../../battlefield/kept.ts';
import { keptByPlaces } from '../../battlefield/pairs.ts';
import { hasEffect, hasSight, wallBetween } from '../../battlefield/sight.ts';
import type { Cell } from '../../kernel/json.ts';
import { isHelpless } from './harm/helpless.ts';
import type { Band, Combatant, Fight } from './state.ts';
import { bands, conscious, foes, isHidden, one, present } from './state.ts';

/** Positions, distances and sight: the battlefield room in terms of this system. */

/** The battlefield of a fight with its doors in their current state. Compiled once per document and set of changes. */
export const fieldOf = ({ battlefield, changes }: Fight): Battlefield => keptField(battlefield, changes);

/** PE-MOVE-1: metres along the ground between the nearest squares of two footprints. */
export const metresApart = (fight: Fight, a: Cell, sizeA: number, b: Cell, sizeB: number): number =>
  wholeDistance(fieldOf(fight), a, sizeA, b, sizeB);

/** PE-FLY-3, PE-R31: metres of height between two bands. */
function metresBetweenBands(fight: Fight, a: Band, b: Band): number {
  if (a === b || fight.rulings.bandDistance === 'ignoreHeight') return 0;
  const heights = { ground: 0, low: 20, high: 150 } as const;
  return Math.abs(heights[a] - heights[b]);
}

/** Metres between two combatants: the larger of the horizontal gap and the height gap. */
export const metresBetween = (fight: Fight, a: Combatant, b: Combatant): number =>
  Math.max(
    metresApart(fight, a.cell, a.squares, b.cell, b.squares),
    metresBetweenBands(fight, a.band, b.band),
  );

export const bandHigherThan = (a: Band, b: Band): boolean => bands.indexOf(a) > bands.indexOf(b);

/** Whether two combatants are at most 1 m apart in the same band; walls are not considered. */
export const adjacent = (fight: Fight, a: Combatant, b: Combatant): boolean =>
  a.band === b.band && metresApart(fight, a.cell, a.squares, b.cell, b.squares) <= 1;

/** Memoizes a function of the battlefield and two footprints, per pair of places. */
export function keptOnField<T>(
  work: (field: Battlefield, a: Cell, sizeA: number, b: Cell, sizeB: number) => T,
): (fight: Fight, a: Combatant, b: Combatant) => T {
  const kept = keptByPlaces(work);
  return (fight, a, b) => kept(fieldOf(fight), a.cell, a.squares, b.cell, b.squares);
}

type InBand = Pick<Combatant, 'band'>;

/** PE-FLY-3: whether both are above the ground, where neither walls nor cover stand between them. */
export const bothAloft = (a: InBand, b: InBand): boolean => a.band !== 'ground' && b.band !== 'ground';

const sightOnGround = keptOnField((field, a, sizeA, b, sizeB) => hasSight(field, a, sizeA, b, sizeB));
const lineOnGround = keptOnField((field, a, sizeA, b, sizeB) => hasEffect(field, a, sizeA, b, sizeB));

/** Whether there is line of sight between two combatants. */
export const inSight = (fight: Fight, a: Combatant, b: Combatant): boolean =>
  bothAloft(a, b) || sightOnGround(fight, a, b);

/** Whether there is line of effect between two combatants, for projectiles and magic. */
export const inLine = (fight: Fight, a: Combatant, b: Combatant): boolean =>
  bothAloft(a, b) || lineOnGround(fight, a, b);

/** Whether two combatants are adjacent with no wall between them. */
export const touches = (fight: Fight, a: Combatant, b: Combatant): boolean =>
  adjacent(fight, a, b) && !walledOff(fight, a, a.cell, b);

/** PE-MOVE-2, PE-R18: whether `other` engages `who`: an adjacent enemy, by default only a conscious one. */
export function engages(fight: Fight, other: Combatant, who: Combatant): boolean {
  if (!foes(who, other) || !present(other)) return false;
  if (fight.rulings.engagingEnemies === 'conscious' && (isHelpless(fight, other) || !conscious(other)))
    return false;
  return touches(fight, who, other);
}

/** Whether a wall separates a combatant at `cell` from `other`: there is no melee through a wall. */
export function walledOff(
  fight: Fight,
  who: Pick<Combatant, 'squares' | 'band'>,
  cell: Cell,
  other: Pick<Combatant, 'cell' | 'squares' | 'band'>,
): boolean {
  const field = fieldOf(fight);
  if (bothAloft(who, other)) return false;
  return field.walled && wallBetween(field, cell, who.squares, other.cell, other.squares, 'effect');
}

/** PE-MOVE-2: the enemies that the combatant is engaged with, in the order of the encounter. */
export function engagedWith(fight: Fight, who: Combatant): readonly Combatant[] {
  const found: Combatant[] = [];
  for (const id of fight.listing) {
    const other = one(fight, id);
    if (other !== who && engages(fight, other, who)) found.push(other);
  }
  return found;
}

/** PE-ACT-36: whether the combatant is engaged with an enemy that it knows of. */
export const isKnownToBeEngaged = (fight: Fight, who: Combatant): boolean =>
  engagedWith(fight, who).some((foe) => !isHidden(foe, who.id));

/** Sorts combatants by initiative; before it is determined, by the order of the encounter. */
export function inInitiativeOrder(fight: Fight, all: readonly Combatant[]): readonly Combatant[] {
  if (all.length < 2) return all;
  const order = fight.order.length > 0 ? fight.order : fight.listing;
  return [...all].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}
