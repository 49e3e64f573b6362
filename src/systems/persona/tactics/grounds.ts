import { memoizedByString } from '../../../engine/memoize.ts';
import { newNumber } from '../../../engine/numbering.ts';
import { coverOf, heightUnder, lightOn } from '../combat/surroundings.ts';
import { keptOnField, metresApart, walledOff } from '../space.ts';
import type { Band, Combatant, Fight } from '../state.ts';
import { bands } from '../state.ts';
import { groundUnder } from '../terrain.ts';

/**
 * What the battlefield contributes to an attack between two places, as numbers that are equal wherever it is the same.
 */
export interface Grounds {
  /** For melee, magic and evasion: cover, light, height, terrain and haze at both places. */
  readonly near: number;
  /** For shots: also the distance, and whether a wall separates adjacent combatants. */
  readonly shot: number;
}

/** A number per pair of places on a battlefield: everything but the bands follows from it. */
const placesOf = keptOnField(newNumber);

/** The most pairs of places, and the most words, that are cached; then the cache is cleared. */
const most = 100_000;

let byPlaces = new Map<number, Grounds>();

/** A number per word. Numbers are never reused. */
const numberOf = memoizedByString(newNumber, most);

/** The numbers of the battlefield for an attack of one combatant on another. */
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
