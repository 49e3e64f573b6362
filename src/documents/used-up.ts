import type { Id } from '../kernel/json.ts';
import { id, z } from './schemas.ts';

/** Things that are gone once they have been used, from one fight to the next. */

/** The things of a sheet that fights have used up, as it calls them: nobody has them any more. */
export const usedUpSchema = z.array(id).max(200).exactOptional();

interface WithUsed {
  readonly used?: readonly string[];
}

/** Whether fights before this one have used it up. */
export const isUsedUp = (current: WithUsed | undefined, item: string): boolean =>
  current?.used?.includes(item) ?? false;

/**
 * What a sheet says of it after a fight: what was gone before, and those of the things its owner came with that nobody
 * has any more and that lie nowhere. `there`: everything that somebody has or that lies about, as fights call it
 * (`brana/ax`).
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
