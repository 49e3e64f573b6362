/** A share from 0 to 1 in percent, with one decimal. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** `n` of so many; what never came up is under 3/n, as much as so many fights can tell, and what always did is over the rest. */
export function shareOf(n: number, of: number): string {
  const least = Math.min(1, 3 / of);
  if (n === 0) return `under ${percent(least)}`;
  return n === of ? `over ${percent(1 - least)}` : percent(n / of);
}
