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

/** So many attacks between two are remembered before all are forgotten. */
const most = 20_000;

type Keep<T> = (attack: Attack, more: string, work: () => T) => T;

const attackWord = ({ who, means, target }: Attack): string => `${who.id} ${wordOf(means)} ${target.id}`;

/** Remembers what is worked out of how the two of an attack stand, each alone, and of `more`. */
export function keptBetween<T>(): Keep<T> {
  const known = new Map<string, T>();
  return (attack, more, work) => {
    const { fight, who, target } = attack;
    const both = `${bearingNumber(fight, who)} ${bearingNumber(fight, target)}`;
    const key = `${both} ${attackWord(attack)} ${more}`;
    let found = known.get(key);
    if (found === undefined) {
      found = work();
      if (known.size >= most) known.clear();
      known.set(key, found);
    }
    return found;
  };
}

/**
 * Remembers what is worked out of an attack and `more`. A shot hangs on all of the ground: what gives cover, who disturbs
 * it. In arms' reach it is between the two (WS-ATK-7): how each of them stands, whether one hides from the other or
 * clings to it; but for Taking Cover, which may look for cover against others (WS-R35).
 */
export function keptAttack<T>(): Keep<T> {
  const onGround = memory<T, Fight>(groundOf);
  const inReach = keptBetween<T>();
  return (attack, more, work) => {
    const { fight, who, target, means } = attack;
    return means.manner === 'ranged' || stanceOf(target, 'taking-cover') !== null
      ? onGround(fight, `${attackWord(attack)} ${more}`, work)
      : inReach(attack, `${hiddenFrom(who, target)} ${ridesOn(target, who)} ${more}`, work);
  };
}
