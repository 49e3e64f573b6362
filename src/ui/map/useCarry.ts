import type { RefObject } from 'react';
import { useRef } from 'react';
import type { Cell } from '../../kernel/json.ts';
import type { CombatantView } from '../../kernel/view.ts';
import type { Board } from './board.ts';
import type { Point } from './geometry.ts';
import { sameCell, standingOn } from './geometry.ts';
import type { TapDeed, TapScene } from './tap.ts';
import { tapCell } from './tap.ts';

/** A finger's position: on the drawing, and its cell (`null` off the board). */
interface Spot {
  readonly point: Point;
  readonly cell: Cell | null;
}

/**
 * Dragging the combatant who moves: a ghost follows the finger, and each cell that it reaches is picked as if tapped.
 */
export function useCarry(plan: {
  readonly ghost: RefObject<SVGGElement | null>;
  readonly board: Board;
  readonly scene: TapScene;
  readonly mover: CombatantView | null;
  readonly canMove: boolean;
  readonly perform: (deed: TapDeed) => void;
}) {
  const { ghost, board, scene, mover, canMove, perform } = plan;
  const { on } = scene;
  /** The offset from the mover's anchor to the cell where it was taken up. */
  const grip = useRef<Cell>({ x: 0, y: 0 });
  // A finger may reach several cells between two renders.
  const latest = useRef(scene);
  latest.current = scene;
  return {
    canLift: ({ cell }: Spot): boolean =>
      mover !== null &&
      (canMove || on.asks === 'place' || (on.place?.chosen ?? null) !== null) &&
      cell !== null &&
      standingOn({ mover }, board.grid, cell).length > 0,
    lift: ({ cell }: Spot): void => {
      if (mover && cell) grip.current = { x: cell.x - mover.cell.x, y: cell.y - mover.cell.y };
      if (board.grid !== 'square') grip.current = { x: 0, y: 0 };
      ghost.current?.setAttribute('data-carried', '');
    },
    carry: ({ point, cell }: Spot): void => {
      if (ghost.current) ghost.current.style.transform = `translate(${point.x}px,${point.y}px)`;
      if (!cell) return;
      const to = { x: cell.x - grip.current.x, y: cell.y - grip.current.y };
      if (mover && sameCell(to, mover.cell)) return;
      if (sameCell(to, latest.current.on.place?.chosen ?? null)) return;
      const deed = tapCell(
        { ...latest.current, selected: mover?.id ?? null, mover: mover && { ...mover, size: 1 } },
        to,
      );
      if (deed.do === 'place' || deed.do === 'arm') perform(deed);
    },
    putDown: (): void => ghost.current?.removeAttribute('data-carried'),
  };
}
