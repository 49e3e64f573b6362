import { useState } from 'react';

/** By how much there has to be more of it: an interval is narrower by a tenth then. */
const growth = 1.25;

/**
 * Whether charts of so many fights are drawn anew now that so many are known. To draw them costs the page more than the
 * fights of a block cost a worker: done after each block, it would keep a core busy and a finger waiting.
 */
export const isWorthDrawing = (drawn: number, known: number, running: boolean): boolean =>
  !running || known < drawn || known >= growth * drawn;

/** What is drawn of something that keeps coming in: the first of it, now and then more, and all of it in the end. */
export function usePaced<T>(now: T, known: number, running: boolean): T {
  const [drawn, setDrawn] = useState({ now, known });
  if (now === drawn.now || !isWorthDrawing(drawn.known, known, running)) return drawn.now;
  setDrawn({ now, known });
  return now;
}
