import { isFootprintInside } from '../../../battlefield/footprint.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import type { Ability } from '../abilities.ts';
import { judgeSquare } from '../combat/attack.ts';
import { reachesAt } from '../cover/cover.ts';
import { comesNearer } from '../movement/fear.ts';
import { refuse } from '../refusal.ts';
import type { Spot } from '../space.ts';
import { clearSight, fieldOf, hasEyes, metresApart, spotsOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { candidates, judgeOn } from './aim.ts';

/** Points and squares that an Ability may be aimed at (WS-ABL-1, WS-COV-4, WS-MOV-6, WS-R44). */

const clause = 'WS-ABL-1';

/**
 * The reason why it cannot be aimed at this point, or `null`: off the map, too far, or behind full cover (WS-COV-4).
 */
export function judgePoint(
  fight: Fight,
  who: Combatant,
  { name, range }: Ability,
  point: Cell,
): Refusal | null {
  if (!isFootprintInside(fieldOf(fight), point, 1)) {
    return refuse('noSuchThing', 'that is off the map', clause, 'cell');
  }
  const away = ({ cell, squares }: Spot): number => metresApart(fight, cell, squares, point, 1);
  const metres = Math.min(...spotsOf(who).map(away));
  if (metres > range) {
    return refuse(
      'outOfRange',
      `that is ${metres} m away, the range of ${name} is ${range} m`,
      clause,
      'cell',
    );
  }
  const spot = { cell: point, squares: 1 };
  // WS-COV-5: in range and unobstructed, both from the same spot.
  const open = spotsOf(who).some((from) => away(from) <= range && reachesAt(fight, who, spot, from));
  return open ? null : refuse('covered', 'something is in the way', 'WS-COV-4', 'cell');
}

/** WS-R44: all squares that it can attack on a guess. */
export function guessesOf(fight: Fight, who: Combatant, ability: Ability): readonly Cell[] {
  const { does, range } = ability;
  if (does.deed !== 'attack') return [];
  return squaresAround(fight, who.cell, range + who.squares + 1).filter(
    (cell) => judgeSquare(fight, who, cell, { range, manner: does.manner }) === null,
  );
}

/** All points that it can be aimed at. */
export function pointsOf(fight: Fight, who: Combatant, ability: Ability): readonly Cell[] {
  const reach = ability.range + who.squares + 1;
  return squaresAround(fight, who.cell, reach).filter(
    (cell) => judgePoint(fight, who, ability, cell) === null,
  );
}

/** All squares of the map within `reach` columns and rows. */
function squaresAround(fight: Fight, { x, y }: Cell, reach: number): readonly Cell[] {
  const { width, height } = fieldOf(fight);
  const found: Cell[] = [];
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
      found.push({ x: column, y: row });
    }
  }
  return found;
}

/** The squares of an area, for the map. */
export const squaresOf = (fight: Fight, point: Cell, radius: number): readonly Cell[] =>
  squaresAround(fight, point, radius).filter((cell) => metresApart(fight, point, 1, cell, 1) <= radius);

/**
 * WS-MOV-6: the reason why the target cannot be teleported to this place, or `null`: off the map, already there, too
 * far, not seen, or nearer to what the user fears (WS-STA-6).
 */
export function judgePlace(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  place: Cell,
  metres: number,
): Refusal | null {
  if (!isFootprintInside(fieldOf(fight), place, target.squares)) {
    return refuse('noSuchThing', `${target.sheet.name} would be off the map`, 'WS-MOV-6', 'to');
  }
  const away = metresApart(fight, target.cell, 1, place, 1);
  if (place.x === target.cell.x && place.y === target.cell.y) {
    return refuse('wrongTarget', `${target.sheet.name} is there already`, 'WS-MOV-6', 'to');
  }
  if (away > metres) {
    return refuse('outOfRange', `that is ${away} m away, the range is ${metres} m`, 'WS-MOV-6', 'to');
  }
  if (who.id === target.id && comesNearer(fight, who, place)) {
    return refuse('frightened', `${who.sheet.name} fears to come nearer`, 'WS-STA-6', 'to');
  }
  const seen =
    hasEyes(fight, who) &&
    (fight.rulings.sightModel === 'gmDecides' ||
      spotsOf(who).some(({ cell, squares }) => clearSight(fight, cell, squares, place, target.squares)));
  return seen ? null : refuse('unseen', `${who.sheet.name} does not see that space`, 'WS-MOV-6', 'to');
}

/** All places to which any legal target could be teleported with so many metres. */
export function placesOf(fight: Fight, who: Combatant, ability: Ability, metres: number): readonly Cell[] {
  const targets = candidates(fight, who, ability).filter(
    (target) => judgeOn(fight, who, ability, target) === null,
  );
  return squaresAround(fight, { x: 0, y: 0 }, Number.POSITIVE_INFINITY).filter((cell) =>
    targets.some((target) => judgePlace(fight, who, target, cell, metres) === null),
  );
}
