import type { Id } from '../kernel/json.ts';
import { id, z } from './schemas.ts';

/** Things that are gone once they have been used, and stay gone in later fights. */

/** The item ids of a sheet's things that fights have used up. */
export const usedUpSchema = z.array(id).max(200).exactOptional();

interface WithUsed {
  readonly used?: readonly string[];
}

/** Whether earlier fights have used an item up. */
export const isUsedUp = (current: WithUsed | undefined, item: string): boolean =>
  current?.used?.includes(item) ?? false;

/**
 * The new `used` of a sheet after a fight: what was gone before, and those things the owner came with that are not in
 * `there`. `there` lists all things that any combatant has or that lie on the ground, by their ids in the fight
 * (`brana/ax`). Returns `{}` if nothing is used up.
 */
export function usedUp(
  current: WithUsed | undefined,
  cameWith: readonly { readonly item: string }[],
  owner: Id,
  there: readonly { readonly id: Id }[],
): WithUsed {
  const ids = new Set(there.map(({ id }) => id));
  const gone = cameWith.flatMap(({ item }) => (ids.has(`${owner}/${item}`) ? [] : [item]));
  const used = [...(current?.used ?? []), ...gone];
  return used.length > 0 ? { used } : {};
}
