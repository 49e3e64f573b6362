import type { Cell, Id } from '../../kernel/json.ts';
import type { EdgePlace } from './walls.ts';

/** What the tool in the hand does to the map. */
export type MapHand =
  | {
      readonly does: 'people';
      /** A tap beside somebody means the cell: somebody is to go there. */
      readonly exact: boolean;
      /** Several are to be put on cells, one after the other. */
      readonly puts: boolean;
      readonly onTap: (cell: Cell, who: Id | null) => void;
      readonly onMove: (who: Id, to: Cell) => void;
    }
  | {
      readonly does: 'cells';
      /** A rectangle from corner to corner, drawn or tapped. */
      readonly box: boolean;
      /** One cell at a time: what a finger that draws would do cannot be meant. */
      readonly single?: true;
      readonly onCells: (cells: readonly Cell[]) => void;
    }
  | {
      readonly does: 'edges';
      /** All around a rectangle. */
      readonly box: boolean;
      readonly onEdges: (edges: readonly EdgePlace[]) => void;
    };
