import { memory } from '../../../engine/stamps.ts';
import { bearingNumber } from '../bearing.ts';
import type { Means } from '../combat/types.ts';
import { stanceOf } from '../effects/effects.ts';
import { groundOf } from '../ground.ts';
import { ridesOn } from '../riding/riding.ts';
import { hiddenFrom } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';

/** What was weighed of an attack, for as long as it stays so. */

interface Attack {
  readonly fight: Fight;
  readonly who: Combatant;
  readonly target: Combatant;
  readonly means: Means;
}

/** What tells the means of one combatant from each other. */
const wordOf = (means: Means): string =>
  means.kind === 'weapon' ? `${means.item?.id ?? 'body'} ${means.id}` : `ability ${means.id} ${means.steps}`;

/** So many attacks in arms' reach are remembered before all are forgotten. */
const most = 20_000;

/**
 * Remembers what is worked out of an attack and `more`. A shot hangs on all of the ground: what gives cover, who disturbs
 * it. In arms' reach it is between the two (WS-ATK-7): how each of them stands, whether one hides from the other or
 * clings to it; but for Taking Cover, which may look for cover against others (WS-R35).
 */
export function keptAttack<T>(): (attack: Attack, more: string, work: () => T) => T {
  const onGround = memory<T, Fight>(groundOf);
  const betweenTwo = new Map<string, T>();
  return ({ fight, who, target, means }, more, work) => {
    const word = `${who.id} ${wordOf(means)} ${target.id} ${more}`;
    if (means.manner === 'ranged' || stanceOf(target, 'taking-cover') !== null)
      return onGround(fight, word, work);
    const near = `${hiddenFrom(who, target)} ${ridesOn(target, who)}`;
    const key = `${bearingNumber(fight, who)} ${bearingNumber(fight, target)} ${near} ${word}`;
    let found = betweenTwo.get(key);
    if (found === undefined) {
      found = work();
      if (betweenTwo.size >= most) betweenTwo.clear();
      betweenTwo.set(key, found);
    }
    return found;
  };
}
