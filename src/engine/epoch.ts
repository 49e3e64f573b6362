/**
 * A counter of all facts applied to any fight. What was computed from a fight is valid while the counter is unchanged.
 * Meant for results that are needed again at once or never; for longer-lived caches see `stamps.ts`.
 */
let count = 0;

/** Invalidates: a fact was applied. */
export function nextEpoch(): void {
  count++;
}

export const epoch = (): number => count;
