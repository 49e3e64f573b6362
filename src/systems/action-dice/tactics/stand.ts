import { fightWith, standingOn } from '../copies.ts';
import { isAsInFight } from '../kept.ts';
import { sameLines } from '../lines.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';

/** Somebody at a place, where it stands or where it might, and the fight by which that is judged. */
export interface Stand {
  readonly fight: Fight;
  readonly who: Combatant;
}

/** AD-R44, AD-R54: whether it is anything to others where somebody stands who neither strikes nor is struck at. */
const isInTheWay = ({ rulings }: Fight, who: Combatant): boolean =>
  isObject(who) || rulings.attackLine === 'creaturesCover' || rulings.adjacentCap === 'eight';

/** As it would be there. The fight is another one only where somebody else could tell. */
export function standingAt(fight: Fight, who: Combatant, cell: Combatant['cell']): Stand {
  const there: Stand = { fight, who: standingOn(who, cell) };
  return isInTheWay(fight, who) ? settled(there) : there;
}

/** The same in a fight in which it stands there. */
export function settled(stand: Stand): Stand {
  const { fight, who } = stand;
  if (isAsInFight(fight, who)) return stand;
  const moved = withOther(fight, who);
  sameLines(moved, fight, who);
  return { fight: moved, who };
}

/** The fight as it would be if this one were otherwise. */
const withOther = (fight: Fight, other: Combatant): Fight =>
  fightWith(fight, { ...fight.combatants, [other.id]: other });
