import { placesOf } from '../ground.ts';
import { fights } from '../left-to-fight.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, isObject, present, standing } from '../state.ts';
import { hasTurns } from '../turn/able.ts';

/** Who counts as what for a side: listed once, for as long as all stand where they stand. */

interface People {
  /** Enemies on their feet (`foes`); things that shoot by themselves are among them. */
  readonly foes: readonly Combatant[];
  /** The same of its own. */
  readonly forces: readonly Combatant[];
  /** Its own people who are on their feet: no things. */
  readonly fighting: readonly Combatant[];
  /** Its own people who are here, on their feet or not. */
  readonly here: readonly Combatant[];
}

/** Of each fight for itself: the combatants of another copy may have lost more since. */
const known = new WeakMap<
  Fight['combatants'],
  { readonly places: number; readonly bySide: Map<string, People> }
>();

function peopleOf(fight: Fight, { side }: Combatant): People {
  const places = placesOf(fight);
  let kept = known.get(fight.combatants);
  if (kept?.places !== places) {
    kept = { places, bySide: new Map() };
    known.set(fight.combatants, kept);
  }
  let found = kept.bySide.get(side);
  if (!found) {
    found = listed(fight, side);
    kept.bySide.set(side, found);
  }
  return found;
}

function listed(fight: Fight, side: string): People {
  const foes: Combatant[] = [];
  const forces: Combatant[] = [];
  const fighting: Combatant[] = [];
  const here: Combatant[] = [];
  for (const one of everyone(fight)) {
    const own = one.side === side;
    const counts = fights(one) || (isObject(one) && standing(one) && hasTurns(fight, one));
    if (counts) (own ? forces : foes).push(one);
    if (own && fights(one)) fighting.push(one);
    if (own && present(one) && !isObject(one)) here.push(one);
  }
  return { foes, forces, fighting, here };
}

/** Enemies on their feet. */
export const standingFoes = (fight: Fight, who: Combatant): readonly Combatant[] => peopleOf(fight, who).foes;

/** Those of one's own side on their feet, oneself and things that shoot by themselves among them. */
export const forcesOf = (fight: Fight, who: Combatant): readonly Combatant[] => peopleOf(fight, who).forces;

/** Those of one's own side who are on their feet, oneself among them. */
export const fightingSide = (fight: Fight, who: Combatant): readonly Combatant[] =>
  peopleOf(fight, who).fighting;

/** The same without oneself. */
export const friendsOf = (fight: Fight, who: Combatant): readonly Combatant[] =>
  fightingSide(fight, who).filter((friend) => friend.id !== who.id);

/** Those of one's own side who are here, oneself and those who lie among them. */
export const sideOf = (fight: Fight, who: Combatant): readonly Combatant[] => peopleOf(fight, who).here;
