import type { Area } from '../../../battlefield/area.ts';
import { areaCells, areaTouches } from '../../../battlefield/area.ts';
import { toCells } from '../../../battlefield/distance.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import { fieldOf, inInitiativeOrder } from '../space.ts';
import type { Band, Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';

/** PE-ATK-8: the area of an attack, around its target or where it scatters to. */

/** A square place; `squares` is the length of its side. */
interface Place {
  readonly cell: Cell;
  readonly squares: number;
  readonly band: Band;
}

/**
 * Everyone within an area of `metres` around a place, in its band and, on the ground, in its line of effect: allies and
 * enemies, by initiative.
 */
export function caughtBy(fight: Fight, place: Place, metres: number): readonly Id[] {
  const field = fieldOf(fight);
  const area = areaAround(fight, place, metres);
  const caught: Combatant[] = [];
  for (const id of fight.listing) {
    const who = one(fight, id);
    if (!present(who) || who.band !== place.band) continue;
    if (areaTouches(field, area, who.cell, who.squares, reaching(place))) caught.push(who);
  }
  return inInitiativeOrder(fight, caught).map(({ id }) => id);
}

/** The squares of that area. */
export const squaresAround = (fight: Fight, place: Place, metres: number): readonly Cell[] =>
  areaCells(fieldOf(fight), areaAround(fight, place, metres), reaching(place));

const areaAround = (fight: Fight, { cell, squares }: Place, metres: number): Area => ({
  kind: 'burst',
  origin: { kind: 'cell', cell, size: squares },
  radius: toCells(fieldOf(fight), metres),
});

/** On the ground an area needs a line of effect; in the air there is nothing in its way. */
const reaching = ({ band }: Place): { readonly effect: boolean } => ({ effect: band === 'ground' });

/** The targets of an attack aimed at one combatant: that one first, then everyone else in the area, if it has one. */
export function targetsOf(fight: Fight, aimed: Combatant, area: number | null): readonly Id[] {
  if (area === null) return [aimed.id];
  return [aimed.id, ...caughtBy(fight, aimed, area).filter((id) => id !== aimed.id)];
}
