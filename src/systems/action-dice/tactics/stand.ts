import { fightWith, standingOn } from '../copies.ts';
import { isAsInFight } from '../kept.ts';
import { sameLines } from '../lines.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';

/** A combatant at a place, its own or a possible one, and the fight in which that is judged. */
export interface Stand {
  readonly fight: Fight;
  readonly who: Combatant;
}

/** AD-R44, AD-R54: whether its position matters to attacks in which it takes no part. */
const isInTheWay = ({ rulings }: Fight, who: Combatant): boolean =>
  isObject(who) || rulings.attackLine === 'creaturesCover' || rulings.adjacentCap === 'eight';

/** The combatant at another cell. The fight is changed only if others are affected by its position. */
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

/** The fight with another version of this combatant. */
const withOther = (fight: Fight, other: Combatant): Fight =>
  fightWith(fight, { ...fight.combatants, [other.id]: other });
