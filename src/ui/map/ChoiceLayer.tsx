import { memo } from 'react';
import type { Cell, Id } from '../../kernel/json.ts';
import type { PickCell } from '../../kernel/port.ts';
import type { View } from '../../kernel/view.ts';
import type { Grid } from './document.ts';
import type { Point } from './geometry.ts';
import { cornersOf, footprintOf, keyOf, middleOf, unit } from './geometry.ts';
import { borderPath, fillPath, linePath } from './paths.ts';
import { regionOf } from './region.ts';
import type { Preview } from './usePreview.ts';

/**
 * The cells that may be picked: a tinted region with a border, paler and labelled by cost, with a small mark where
 * moving provokes an enemy.
 */
export const LegalCells = memo(function LegalCells(props: {
  readonly grid: Grid;
  readonly cells: ReadonlyMap<string, PickCell> | null;
  readonly unit: string;
  /** Whether cells are large enough to write each cost into them; else each band shows its cost once. */
  readonly near: boolean;
}) {
  const { grid, cells, near } = props;
  if (!cells) return null;
  const shape = regionOf(grid, cells);
  return (
    <g aria-hidden fill="none" stroke="var(--wt-reach)" strokeLinejoin="round">
      {shape.bands.map(({ upTo, fill, border }, n) => (
        <g key={upTo}>
          <path d={fill} fill="var(--wt-reach)" fillOpacity={0.25 - 0.035 * n} stroke="none" />
          <path d={border} strokeWidth={1.5} strokeOpacity={0.55} />
        </g>
      ))}
      <path d={shape.border} strokeWidth={3} strokeOpacity={0.9} />
      <path
        d={shape.risky.map(({ x, y }) => `M${x} ${y - 8}l7 13h-14z`).join('')}
        fill="var(--wt-ghost)"
        stroke="var(--wt-board)"
        strokeWidth={2}
        paintOrder="stroke"
      />
      {near
        ? shape.costs.map(({ x, y, cost }) => (
            <Cost key={`${x},${y}`} at={{ x, y: y + unit * 0.28 }} text={figure(cost)} />
          ))
        : shape.bands.map(
            ({ upTo, at }) => upTo > 0 && <Cost key={upTo} at={at} text={`${figure(upTo)} ${props.unit}`} />,
          )}
    </g>
  );
});

const figure = (cost: number): string => String(Math.round(cost * 10) / 10);

function Cost({ at, text }: { readonly at: Point; readonly text: string }) {
  return (
    <text className="wt-cost" x={at.x} y={at.y}>
      {text}
    </text>
  );
}

/** A flag beside the end of the path: its cost and whom it provokes. */
function Flag({
  at,
  lines,
  warn,
}: {
  readonly at: Point;
  readonly lines: readonly string[];
  readonly warn: boolean;
}) {
  return (
    <g className="wt-flag" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <text textAnchor="middle" fontWeight={700}>
        {lines.map((line, i) => (
          <tspan
            key={line}
            x={0}
            dy={i === 0 ? `${-1.15 * (lines.length - 1)}em` : '1.15em'}
            fill={warn && i > 0 ? 'var(--wt-harm)' : 'var(--wt-ink)'}
          >
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** The path that the draft would take, from the mover to the picked cell. */
export function WayLayer(props: {
  readonly grid: Grid;
  readonly mover: { readonly cell: Cell; readonly size: number } | null;
  readonly to: Cell | null;
  readonly preview: Preview | null;
  readonly combatants: View['combatants'];
  readonly unit: string;
}) {
  const { grid, mover, to, preview, combatants } = props;
  if (!to) return null;
  // With an affected area and no path the mover stays where it is, so its size does not matter for the picked cell.
  const size = preview && preview.cells.length > 0 && !preview.path ? 1 : (mover?.size ?? 1);
  const end = middleOf(grid, to, size);
  const start = mover && middleOf(grid, mover.cell, size);
  const through = preview?.path?.map((cell) => middleOf(grid, cell, size));
  const points =
    start && through ? [start, ...through.filter((at) => at.x !== start.x || at.y !== start.y)] : [];
  const provokes: readonly Id[] = preview?.provokes ?? [];
  const names = provokes.map((id) => combatants[id]?.name ?? id);
  const cost = preview?.cost;
  const lines = [
    cost === undefined ? '' : `${Math.round(cost * 10) / 10} ${props.unit}`,
    names.length > 0 ? `provokes ${names.join(', ')}` : '',
  ].filter(Boolean);
  const risky = provokes.length > 0;
  const colour = risky ? 'var(--wt-ghost)' : 'var(--wt-reach)';
  const footprint = footprintOf(grid, to, size);
  return (
    <g aria-hidden data-way={keyOf(to)} data-known={points.length > 0 || undefined}>
      <path d={fillPath(grid, footprint)} fill={colour} fillOpacity={0.3} />
      <path
        d={borderPath(grid, footprint)}
        fill="none"
        stroke={colour}
        strokeWidth={4}
        strokeLinejoin="round"
      />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={linePath(points)} stroke="var(--wt-board)" strokeWidth={10} strokeOpacity={0.7} />
        <path d={linePath(points)} stroke={colour} strokeWidth={5} strokeDasharray="1 11" />
      </g>
      <circle cx={end.x} cy={end.y} r={10} fill={colour} stroke="var(--wt-board)" strokeWidth={3} />
      {lines.length > 0 && (
        <Flag at={{ x: end.x, y: end.y - (unit * size) / 2 + 4 }} lines={lines} warn={risky} />
      )}
    </g>
  );
}

/** The keyboard cursor. */
export function Cursor({ grid, cell }: { readonly grid: Grid; readonly cell: Cell }) {
  const points = cornersOf(grid, cell)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
  return (
    <g aria-hidden fill="none" strokeLinejoin="round">
      <polygon points={points} stroke="var(--wt-board)" strokeWidth={8} />
      <polygon points={points} stroke="var(--wt-focus)" strokeWidth={5} />
    </g>
  );
}
