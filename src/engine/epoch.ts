/**
 * A number that grows with every fact that is applied to any fight: what was worked out from a fight is still right
 * as long as the number is the same. For what is asked again at once or never; what holds for longer goes by `stamps.ts`.
 */
let count = 0;

/** Something happened. */
export function changed(): void {
  count++;
}

export const epoch = (): number => count;
