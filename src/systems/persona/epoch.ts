/**
 * A number that grows with every fact that is applied to any fight: what was worked out from a fight is still right
 * as long as the number is the same. Nothing but caches may look at it.
 */
let count = 0;

/** Something happened. */
export function changed(): void {
  count++;
}

export const epoch = (): number => count;
