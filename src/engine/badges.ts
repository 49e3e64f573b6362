import type { Narrated } from '../kernel/narrated.ts';

/**
 * The line of a fact with further rulings that it carries as badges, besides those it has already. Changes by hand are
 * decided by nobody's ruling.
 */
export function withBadges(line: Narrated | null, more: readonly string[]): Narrated | null {
  if (line === null || more.length === 0 || line.level === 'hand') return line;
  return { ...line, rulings: [...new Set([...(line.rulings ?? []), ...more])] };
}
