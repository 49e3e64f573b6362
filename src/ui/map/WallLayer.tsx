import { memo } from 'react';
import type { Board, Edge } from './board.ts';

const lineOf = (edges: readonly Edge[]): string =>
  edges.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');

/** A door seen from above: its leaf lies in the wall when shut and is swung by 80° when open. */
function Door({ edge }: { readonly edge: Edge }) {
  const { from, to, open, kind } = edge;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const colour = kind === 'door' ? 'var(--wt-door)' : 'var(--wt-wall)';
  return (
    <g transform={`translate(${from.x} ${from.y}) rotate(${turn})`}>
      <title>{`${edge.label}, ${open ? 'open' : 'shut'}`}</title>
      {open && (
        <path
          d={`M${length - 8} 0A${length - 12} ${length - 12} 0 0 0 ${6 + (length - 12) * 0.17} ${-(length - 12) * 0.98}`}
          fill="none"
          stroke={colour}
          strokeWidth={1.5}
          strokeDasharray="3 4"
        />
      )}
      <g transform={`translate(6 0) rotate(${open ? -80 : 0})`}>
        <rect
          y={-5}
          width={length - 12}
          height={10}
          rx={3}
          fill={colour}
          stroke="var(--wt-board)"
          strokeWidth={2}
        />
        {kind === 'door' && !open && <circle cx={length - 20} r={2.2} fill="var(--wt-board)" />}
      </g>
      <circle r={5.5} fill="var(--wt-wall)" />
      <circle cx={length} r={5.5} fill="var(--wt-wall)" />
    </g>
  );
}

/** Walls, doors and windows on the edges of cells. */
export const WallLayer = memo(function WallLayer({ edges }: { readonly edges: Board['edges'] }) {
  const walls = edges.filter((edge) => edge.kind === 'wall');
  const low = edges.filter((edge) => edge.kind === 'low-wall');
  const windows = edges.filter((edge) => edge.kind === 'window' && !edge.open);
  const doors = edges.filter((edge) => edge.kind === 'door' || (edge.kind === 'window' && edge.open));
  return (
    <g strokeLinecap="round" fill="none">
      <path
        d={lineOf(walls)}
        stroke="#000"
        strokeOpacity={0.35}
        strokeWidth={10}
        transform="translate(0 4)"
      />
      <path d={lineOf(walls)} stroke="var(--wt-wall)" strokeWidth={9} />
      <path d={lineOf(low)} stroke="var(--wt-board)" strokeWidth={9} />
      <path
        d={lineOf(low)}
        stroke="var(--wt-wall)"
        strokeWidth={6}
        strokeDasharray="9 9"
        strokeLinecap="butt"
      />
      <path d={lineOf(windows)} stroke="var(--wt-wall)" strokeWidth={9} />
      <path d={lineOf(windows)} stroke="var(--wt-party)" strokeWidth={4} strokeLinecap="butt" />
      {doors.map((edge) => (
        <Door key={`${edge.from.x},${edge.from.y},${edge.to.x},${edge.to.y}`} edge={edge} />
      ))}
    </g>
  );
});
