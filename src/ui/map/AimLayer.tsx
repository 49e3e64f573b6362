import type { PreviewLine } from '../../kernel/view.ts';
import type { Grid } from './document.ts';
import { centreOf } from './geometry.ts';
import { borderPath, fillPath } from './paths.ts';
import type { Preview } from './usePreview.ts';

/** What a draft affects besides its path: an area, and lines of sight with what gives cover. */
export function AimLayer({ grid, preview }: { readonly grid: Grid; readonly preview: Preview | null }) {
  if (!preview) return null;
  const { cells, lines } = preview;
  return (
    <g aria-hidden>
      {cells.length > 0 && (
        <>
          <path d={fillPath(grid, cells)} fill="var(--wt-ghost)" fillOpacity={0.2} />
          <path
            d={borderPath(grid, cells)}
            fill="none"
            stroke="var(--wt-ghost)"
            strokeWidth={3.5}
            strokeDasharray="10 6"
            strokeLinejoin="round"
          />
        </>
      )}
      {lines.map((line) => (
        <Sight key={`${line.from.x},${line.from.y} ${line.to.x},${line.to.y}`} grid={grid} line={line} />
      ))}
    </g>
  );
}

const colours: { readonly [grade in PreviewLine['grade']]: string } = {
  clear: 'var(--wt-reach)',
  half: 'var(--wt-halo)',
  full: 'var(--wt-ghost)',
};

/** A line from centre to centre, with cells that give cover framed. */
function Sight({ grid, line }: { readonly grid: Grid; readonly line: PreviewLine }) {
  const from = centreOf(grid, line.from);
  const to = centreOf(grid, line.to);
  const colour = colours[line.grade];
  const way = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={way} stroke="var(--wt-board)" strokeWidth={9} strokeOpacity={0.7} />
      <path
        d={way}
        stroke={colour}
        strokeWidth={4}
        strokeDasharray={line.grade === 'clear' ? undefined : '12 8'}
      />
      {line.by.length > 0 && (
        <>
          <path d={fillPath(grid, line.by)} fill={colour} fillOpacity={0.28} />
          <path d={borderPath(grid, line.by)} stroke={colour} strokeWidth={5} />
        </>
      )}
    </g>
  );
}

/** The labels of the lines, drawn above all tokens. */
export function AimWords({ grid, preview }: { readonly grid: Grid; readonly preview: Preview | null }) {
  return preview?.lines.map(({ from, to, label }) => {
    if (label === '') return null;
    const a = centreOf(grid, from);
    const b = centreOf(grid, to);
    // Nearer to the target than to the attacker, and clear of both.
    const at = { x: a.x + (b.x - a.x) * 0.55, y: a.y + (b.y - a.y) * 0.55 - 12 };
    return (
      <g
        key={`${to.x},${to.y}`}
        aria-hidden
        className="wt-flag"
        style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      >
        <text textAnchor="middle" fontWeight={700}>
          {label}
        </text>
      </g>
    );
  });
}
