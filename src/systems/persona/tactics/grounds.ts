import { byWord } from '../../../engine/kept.ts';
import { newNumber } from '../../../engine/numbering.ts';
import { coverOf, heightUnder, lightOn } from '../combat/surroundings.ts';
import { keptOnField, metresApart, walledOff } from '../space.ts';
import type { Band, Combatant, Fight } from '../state.ts';
import { bands } from '../state.ts';
import { groundUnder } from '../terrain.ts';

/** What the ground says of two who meet, in numbers: the same in many places of many battlefields. */
export interface Grounds {
  /** All that melee, magic and evasion hang on: cover, light and height, what lies under their feet and is in the air. */
  readonly near: number;
  /** For shots: how far apart they are, and whether a wall parts them, as well. */
  readonly shot: number;
}

/** All that the ground says of two places hangs on these and the bands alone. */
const placesOf = keptOnField(newNumber);

/** So many places, and ways in which the ground can be, are remembered before all are forgotten. */
const most = 100_000;

let byPlaces = new Map<number, Grounds>();

/** No number is given a second time. */
const numberOf = byWord(newNumber, most);

/** The same numbers: the ground makes no difference. */
export function groundsOf(fight: Fight, who: Combatant, target: Combatant): Grounds {
  const places = placesOf(fight, who, target) * 9 + number(who.band) * 3 + number(target.band);
  let found = byPlaces.get(places);
  if (found === undefined) {
    const near = nearWord(fight, who, target);
    found = { near: numberOf(near), shot: numberOf(`${near} ${shotWord(fight, who, target)}`) };
    if (byPlaces.size >= most) byPlaces = new Map();
    byPlaces.set(places, found);
  }
  return found;
}

const number = (band: Band): number => bands.indexOf(band);

const underfoot = (fight: Fight, who: Combatant): string => Object.values(groundUnder(fight, who)).join();

const nearWord = (fight: Fight, who: Combatant, target: Combatant): string =>
  [
    heightUnder(fight, who) - heightUnder(fight, target),
    coverOf(fight, who, target),
    lightOn(fight, who),
    lightOn(fight, target),
    underfoot(fight, who),
    underfoot(fight, target),
  ].join(' ');

function shotWord(fight: Fight, who: Combatant, target: Combatant): string {
  const apart = metresApart(fight, who.cell, who.squares, target.cell, target.squares);
  return `${apart} ${apart <= 1 && walledOff(fight, who, who.cell, target)}`;
}
