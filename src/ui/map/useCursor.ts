import type { FocusEvent, KeyboardEvent } from 'react';
import { useState } from 'react';
import type { Cell } from '../../kernel/json.ts';
import type { Board } from './board.ts';
import { isOn } from './board.ts';
import { middleOf } from './geometry.ts';
import type { CameraControl } from './map-camera.ts';

const arrows: { readonly [key: string]: Cell } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The keyboard cursor: a cell that the arrow keys move and Enter or Space taps. Also zooms with + and -, and fits with
 * 0.
 */
export function useCursor(plan: {
  readonly board: Board;
  readonly start: Cell | null;
  readonly camera: CameraControl;
  /** Returns whether the tap had an effect; if not, the key is left to other handlers. */
  readonly tap: (cell: Cell) => boolean;
  readonly describe: (cell: Cell) => string;
}) {
  const { board, camera } = plan;
  const [at, setAt] = useState<Cell | null>(null);
  const [shown, setShown] = useState(false);
  const here = at !== null && isOn(board, at) ? at : null;
  const move = (next: Cell) => {
    if (!isOn(board, next)) return;
    setAt(next);
    setShown(true);
    camera.show(middleOf(board.grid, next, 1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const taken = (() => {
      const arrow = arrows[event.key];
      if (arrow) {
        const from = here ?? plan.start ?? { x: 0, y: 0 };
        move(here === null && plan.start === null ? from : { x: from.x + arrow.x, y: from.y + arrow.y });
        return true;
      }
      switch (event.key) {
        case 'Enter':
        case ' ':
          return shown && here !== null && plan.tap(here);
        case '+':
        case '=':
          camera.zoomBy(1.3);
          return true;
        case '-':
          camera.zoomBy(1 / 1.3);
          return true;
        case '0':
          camera.fit();
          return true;
        default:
          return false;
      }
    })();
    if (!taken) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const cursor = shown ? here : null;
  return {
    cursor,
    words: cursor ? plan.describe(cursor) : '',
    onKeyDown,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.matches(':focus-visible')) return;
      setShown(true);
      setAt((now) => now ?? plan.start);
    },
    onBlur: () => setShown(false),
  };
}
