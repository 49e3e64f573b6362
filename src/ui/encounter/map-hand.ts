import type { Cell, Id } from '../../kernel/json.ts';
import type { EdgePlace } from './walls.ts';

/** What the current tool does with input on the map. */
export type MapHand =
  | {
      readonly does: 'people';
      /** A tap must hit a token to mean a combatant; beside one it means the cell. */
      readonly exact: boolean;
      /** Each tap adds a combatant. */
      readonly puts: boolean;
      readonly onTap: (cell: Cell, who: Id | null) => void;
      readonly onMove: (who: Id, to: Cell) => void;
    }
  | {
      readonly does: 'cells';
      /** What is laid on them: a corner that was tapped for one means nothing to another. */
      readonly lays: 'kinds' | 'heights' | 'light';
      /** Cells are a rectangle between two corners, which are dragged or tapped. */
      readonly box: boolean;
      /** One cell at a time; drags have no effect. */
      readonly single?: true;
      readonly onCells: (cells: readonly Cell[]) => void;
    }
  | {
      readonly does: 'edges';
      /** The edges around a rectangle. */
      readonly box: boolean;
      readonly onEdges: (edges: readonly EdgePlace[]) => void;
    };
