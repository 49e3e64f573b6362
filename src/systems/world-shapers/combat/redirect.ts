import type { Id } from '../../../kernel/json.ts';
import type { Cover } from '../cover/cover.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Means } from './types.ts';

/** Whom a missed attack is redirected to (WS-ADV-7, WS-COV-3, WS-R38, WS-R90). Pure. */
export interface Onward {
  readonly to: Id;
  readonly clause: string;
}

/**
 * The next target of a miss, or `null`: the target's mount first; then, for ranged attacks, the nearest covering
 * creature. Nobody is attacked twice.
 */
export function onwardFrom(
  fight: Fight,
  who: Id,
  target: Combatant,
  { creatures }: Cover,
  means: Means,
  visited: readonly Id[] = [],
): Onward | null {
  const free = (id: Id): boolean => !visited.includes(id) && present(one(fight, id));
  const mount = target.mounted?.on;
  if (mount !== undefined && free(mount) && (mount !== who || fight.rulings.climbSelfRedirect)) {
    return { to: mount, clause: 'WS-ADV-7' };
  }
  // Melee attacks are not redirected by cover (WS-ATK-7).
  if (means.manner === 'melee') return null;
  const front = creatures.find((id) => id !== who && free(id));
  return front === undefined ? null : { to: front, clause: 'WS-COV-3' };
}
