import type { Cell } from '../../kernel/json.ts';
import type { Grid } from '../map/document.ts';
import { edgesOf } from '../map/geometry.ts';
import { borderPath, fillPath } from '../map/paths.ts';
import type { EdgePlace } from './walls.ts';

/** The cells and edges that are being drawn. */
export function StrokeLayer(props: {
  readonly grid: Grid;
  readonly cells: readonly Cell[];
  readonly edges: readonly EdgePlace[];
}) {
  const { grid, cells, edges } = props;
  const lines = edges.flatMap(({ cell, side }) =>
    edgesOf(grid, cell)
      .filter((one) => one.side === side)
      .map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`),
  );
  return (
    <g aria-hidden fill="none" strokeLinejoin="round" strokeLinecap="round">
      {cells.length > 0 && (
        <>
          <path d={fillPath(grid, cells)} fill="var(--wt-accent)" fillOpacity={0.35} />
          <path d={borderPath(grid, cells)} stroke="var(--wt-accent)" strokeWidth={4} />
        </>
      )}
      {lines.length > 0 && (
        <path d={lines.join('')} stroke="var(--wt-accent)" strokeWidth={14} strokeOpacity={0.85} />
      )}
    </g>
  );
}
