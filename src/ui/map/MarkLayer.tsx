import { memo } from 'react';
import type { Mark } from '../../kernel/view.ts';
import type { Grid } from './document.ts';
import { centreOf, keyOf, unit } from './geometry.ts';
import { borderPath, fillPath } from './paths.ts';

const paths: { readonly [kind in 'item' | 'effect']: string } = {
  item: 'M-9 7L3-5M-1-9L9 1M1-3L9-9',
  effect: 'M0-10L2.6-2.6L10 0L2.6 2.6L0 10L-2.6 2.6L-10 0L-2.6-2.6Z',
};

/** Marks on cells: items on the floor, lasting effects. Marks of the same kind on a cell share one symbol. */
export const MarkLayer = memo(function MarkLayer({
  grid,
  marks,
}: {
  readonly grid: Grid;
  readonly marks: readonly Mark[];
}) {
  const groups = new Map<string, Mark[]>();
  for (const mark of marks) {
    const key = `${mark.kind}${keyOf(mark.cell)}`;
    groups.set(key, [...(groups.get(key) ?? []), mark]);
  }
  const areas = new Map(
    marks.flatMap((mark) => (mark.cells ? [[`area ${keyOf(mark.cell)} ${mark.label}`, mark] as const] : [])),
  );
  return [
    ...[...areas].map(([key, mark]) => <Area key={key} grid={grid} mark={mark} />),
    ...[...groups].map(([key, list]) => {
      const { cell, kind } = list[0]!;
      const at = centreOf(grid, cell);
      const colour = kind === 'item' ? 'var(--wt-halo)' : 'var(--wt-focus)';
      return (
        <g key={key} transform={`translate(${at.x + unit * 0.3} ${at.y + unit * 0.3}) scale(.8)`}>
          <title>{list.map((mark) => mark.label).join(', ')}</title>
          <circle r={14} fill="var(--wt-board)" stroke={colour} strokeWidth={1.5} strokeOpacity={0.9} />
          <path
            d={paths[kind === 'effect' ? 'effect' : 'item']}
            fill={kind === 'effect' ? colour : 'none'}
            stroke={colour}
            strokeWidth={2.5}
            strokeLinecap="round"
          />
          {list.length > 1 && (
            <text x={14} y={-8} fontSize={13} fontWeight={700} fill="var(--wt-ink)">
              {list.length}
            </text>
          )}
        </g>
      );
    }),
  ];
});

/** The area of a lasting effect, drawn below all tokens. */
function Area({ grid, mark }: { readonly grid: Grid; readonly mark: Mark }) {
  const cells = mark.cells ?? [];
  return (
    <g>
      <title>{mark.label}</title>
      <path d={fillPath(grid, cells)} fill="var(--wt-ink)" fillOpacity={0.14} />
      <path
        d={borderPath(grid, cells)}
        fill="none"
        stroke="var(--wt-focus)"
        strokeWidth={2.5}
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
    </g>
  );
}
