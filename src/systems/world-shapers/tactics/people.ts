import { placesOf } from '../ground.ts';
import { fallsByWordOnly, fights, fightsOn } from '../left-to-fight.ts';
import { hiddenFrom } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, isObject, present, standing } from '../state.ts';
import { hasTurns } from '../turn/able.ts';

/** The combatants of interest to one side. Cached by positions. */

interface People {
  /** Standing enemies, including objects that take turns. */
  readonly foes: readonly Combatant[];
  /** The same for the own side. */
  readonly forces: readonly Combatant[];
  /** Creatures of the own side that can fight. */
  readonly fighting: readonly Combatant[];
  /** Creatures of the own side that are present, including those that are Down. */
  readonly here: readonly Combatant[];
}

/** Keyed by the fight's own combatants, since those of other copies may have lost more since. */
const known = new WeakMap<
  Fight['combatants'],
  { readonly places: number; readonly bySide: Map<string, People> }
>();

function peopleOf(fight: Fight, { side }: Combatant): People {
  // Then it depends on the Vitality of each as well.
  if (fallsByWordOnly(fight)) return withoutFelled(fight, listed(fight, side));
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

/** Enemies that estimates take for felled count only where no others are left. */
function withoutFelled(fight: Fight, people: People): People {
  const foes = people.foes.filter((foe) => isObject(foe) || fightsOn(fight, foe));
  return foes.length === 0 ? people : { ...people, foes };
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

/** Standing enemies, including objects that take turns. */
export const standingFoes = (fight: Fight, who: Combatant): readonly Combatant[] => peopleOf(fight, who).foes;

/**
 * WS-ADV-13: those of them whose place it knows, which is not that of foes hidden from it. All of them if it knows of
 * none, so that somebody still goes and looks.
 */
export function knownFoes(fight: Fight, who: Combatant): readonly Combatant[] {
  const all = standingFoes(fight, who);
  if (!all.some((foe) => hiddenFrom(foe, who))) return all;
  const known = all.filter((foe) => !hiddenFrom(foe, who));
  return known.length > 0 ? known : all;
}

/** Its own side including itself and objects that take turns, without those that are Down. */
export const forcesOf = (fight: Fight, who: Combatant): readonly Combatant[] => peopleOf(fight, who).forces;

/** Creatures of its own side that can fight, including itself. */
export const fightingSide = (fight: Fight, who: Combatant): readonly Combatant[] =>
  peopleOf(fight, who).fighting;

/** The same without itself. */
export const friendsOf = (fight: Fight, who: Combatant): readonly Combatant[] =>
  fightingSide(fight, who).filter((friend) => friend.id !== who.id);

/** Creatures of its own side that are present, including itself and those that are Down. */
export const sideOf = (fight: Fight, who: Combatant): readonly Combatant[] => peopleOf(fight, who).here;
