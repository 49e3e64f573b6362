import { useMemo } from 'react';
import type { View } from '../../kernel/view.ts';
import { GroundLayer } from '../map/GroundLayer.tsx';
import { unit } from '../map/geometry.ts';
import { onMap } from '../map/legal.ts';
import { MarkLayer } from '../map/MarkLayer.tsx';
import { TokenLayer } from '../map/TokenLayer.tsx';
import { tokensOf } from '../map/tokens.ts';
import { useBoard } from '../map/useBoard.ts';
import { WallLayer } from '../map/WallLayer.tsx';

/** The width of a page between its margins and the greatest height of a map on it, in CSS pixels. */
const page = { width: 680, height: 620 };

/** The room around the field: for the names of rows and columns, and for tokens' names at its edge. */
const brim = { before: 44, after: 28 };

/** Below this width of a cell on paper, in CSS pixels, names of combatants would overlap; below that, some rulers. */
const leastForNames = 22;
const leastForRulers = 15;

/** Names of combatants are so much smaller than on a screen: paper is sharper, and they have less room. */
const sharper = 1.4;

/** The whole map as wide as the page, with the same layers as on the screen. */
export function PrintedMap({ view }: { readonly view: View }) {
  const board = useBoard(view);
  const tokens = useMemo(() => tokensOf(view, board.grid), [view, board.grid]);
  const [wide, high] = [board.bounds.width, board.bounds.height].map(
    (length) => length + brim.before + brim.after,
  ) as [number, number];
  const scale = Math.min(page.width / wide, page.height / high);
  return (
    <div
      className="wt-map"
      data-far={scale * unit < leastForNames || undefined}
      data-tiny={scale * unit < leastForRulers || undefined}
      style={{ '--wt-zoom': scale } as React.CSSProperties}
    >
      <svg
        role="img"
        aria-label="The map"
        viewBox={`${-brim.before} ${-brim.before} ${wide} ${high}`}
        className="mx-auto block w-full"
        style={{ maxHeight: page.height }}
      >
        <GroundLayer board={board} />
        <WallLayer edges={board.edges} />
        <MarkLayer grid={board.grid} marks={view.marks} />
        <g style={{ '--wt-zoom': scale * sharper } as React.CSSProperties}>
          <TokenLayer
            tokens={tokens}
            wide={board.bounds.width}
            combatants={view.combatants}
            active={view.active}
            selected={null}
            on={onMap(null, view.combatants)}
            provoked={[]}
            reached={[]}
            concerned={[]}
          />
        </g>
      </svg>
    </div>
  );
}
