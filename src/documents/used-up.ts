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
 * What a sheet says of it after a fight: what was gone before, and those of the things it came with that nobody has any
 * more and that lie nowhere.
 */
export function usedUp(
  current: WithUsed | undefined,
  cameWith: readonly { readonly item: string }[],
  isThere: (item: string) => boolean,
): WithUsed {
  const gone = cameWith.flatMap(({ item }) => (isThere(item) ? [] : [item]));
  const used = [...(current?.used ?? []), ...gone];
  return used.length > 0 ? { used } : {};
}
