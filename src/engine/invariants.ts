import type { Cell, Id } from '../kernel/json.ts';

/** What the invariants of several systems check. */

/** Reports a violated invariant, in words. */
export type Say = (what: string) => void;

/** Reports a number of somebody that is not in its range. */
export function inRange(
  say: Say,
  who: { readonly id: Id },
  what: string,
  value: number,
  least: number,
  most: number,
): void {
  if (!(value >= least && value <= most)) say(`${what} of ${who.id} is ${value}, not ${least} to ${most}`);
}

/** Reports a number of somebody that is not whole, or not in its range. */
export function wholeInRange(...[say, who, what, value, least, most]: Parameters<typeof inRange>): void {
  if (Number.isInteger(value)) inRange(say, who, what, value, least, most);
  else say(`${what} of ${who.id} is ${value}, which is not whole`);
}

interface Standing {
  readonly cell: Cell;
  readonly squares: number;
}

/** Whether two combatants stand on a common cell of a square grid. */
export const overlap = (a: Standing, b: Standing): boolean =>
  a.cell.x < b.cell.x + b.squares &&
  b.cell.x < a.cell.x + a.squares &&
  a.cell.y < b.cell.y + b.squares &&
  b.cell.y < a.cell.y + a.squares;
