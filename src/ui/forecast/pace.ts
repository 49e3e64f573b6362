import { useState } from 'react';

/** The growth in fights that is worth a redraw: intervals are then narrower by a tenth. */
const growth = 1.25;

/**
 * Whether charts drawn for `drawn` fights should be redrawn for `known` fights. Drawing costs the page more than
 * playing a block of fights costs a worker: a redraw after each block would keep a core busy and delay input.
 */
export const isWorthDrawing = (drawn: number, known: number, running: boolean): boolean =>
  !running || known < drawn || known >= growth * drawn;

/**
 * Throttles what charts draw while fights come in: the first value, then one at each growth by a quarter, and always
 * the last.
 */
export function usePaced<T>(now: T, known: number, running: boolean): T {
  const [drawn, setDrawn] = useState({ now, known });
  if (now === drawn.now || !isWorthDrawing(drawn.known, known, running)) return drawn.now;
  setDrawn({ now, known });
  return now;
}
