import { memo, useId } from 'react';
import { columnName } from '../../store/words.ts';
import type { Board, PropLook } from './board.ts';
import type { Point } from './geometry.ts';
import { centreOf, unit } from './geometry.ts';

/** Patterns for the ground. `id` makes their names unique where a page has two maps. */
function Textures({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={`${id}-rough`} width={32} height={32} patternUnits="userSpaceOnUse">
        <g stroke="var(--wt-rough)" strokeWidth={2.2} strokeLinecap="round" fill="none">
          <path d="M5 12l3-5 3 5M19 9l2.5-4 2.5 4M12 26l3-5 3 5M25 22l2.5-4 2.5 4" />
          <circle cx={3.5} cy={22} r={0.9} />
          <circle cx={29} cy={13} r={0.9} />
          <circle cx={16} cy={15} r={0.9} />
        </g>
      </pattern>
      <pattern
        id={`${id}-hazard`}
        width={20}
        height={20}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={20} height={20} fill="var(--wt-hazard)" opacity={0.16} />
        <rect width={5} height={20} fill="var(--wt-hazard)" opacity={0.62} />
      </pattern>
      <pattern id={`${id}-veil`} width={24} height={24} patternUnits="userSpaceOnUse">
        <g fill="var(--wt-faint)" opacity={0.34}>
          <circle cx={6} cy={6} r={4.5} />
          <circle cx={18} cy={16} r={5.5} />
          <circle cx={20} cy={3} r={2} />
          <circle cx={5} cy={19} r={2.5} />
        </g>
      </pattern>
      <pattern
        id={`${id}-pit`}
        width={12}
        height={12}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect width={2.5} height={12} fill="var(--wt-block-top)" />
      </pattern>
      <pattern id={`${id}-shallows`} width={64} height={48} patternUnits="userSpaceOnUse">
        <g fill="none" stroke="var(--wt-water)" strokeWidth={2} strokeLinecap="round" opacity={0.6}>
          <path d="M6 14q5-5 10 0M40 36q5-5 10 0" />
          <circle cx={46} cy={11} r={2.4} />
          <circle cx={14} cy={37} r={2.4} />
        </g>
      </pattern>
      <pattern id={`${id}-water`} width={64} height={40} patternUnits="userSpaceOnUse">
        <path
          d="M4 12q6-6 12 0t12 0M36 32q6-6 12 0t12 0"
          fill="none"
          stroke="var(--wt-water)"
          strokeWidth={2.2}
          strokeLinecap="round"
          opacity={0.6}
        />
      </pattern>
      <pattern id={`${id}-deep`} width={32} height={16} patternUnits="userSpaceOnUse">
        <path d="M0 8q8-5 16 0t16 0" fill="none" stroke="var(--wt-water)" strokeWidth={2} opacity={0.7} />
      </pattern>
      <radialGradient id={`${id}-lamp`}>
        <stop offset="0" stopColor="var(--wt-halo)" stopOpacity={0.34} />
        <stop offset="1" stopColor="var(--wt-halo)" stopOpacity={0} />
      </radialGradient>
    </defs>
  );
}

function Heights({ board }: { readonly board: Board }) {
  const highest = Math.max(1, ...board.heights.map((one) => Math.abs(one.height)));
  const drawn = board.heights.map(({ height, fill, border, at }) => {
    const deep = height < 0;
    const colour = deep ? 'var(--wt-dark)' : 'var(--wt-high)';
    return (
      <g key={height}>
        <path
          d={fill}
          fill={colour}
          fillOpacity={(deep ? 0.42 : 0.2) * (0.45 + (0.55 * Math.abs(height)) / highest)}
        />
        <path
          d={border}
          fill="none"
          stroke={colour}
          strokeWidth={3}
          strokeOpacity={0.75}
          strokeDasharray="10 5"
        />
        <text
          x={at.x - unit * 0.4}
          y={at.y - unit * 0.2}
          className="wt-height"
          fontWeight={600}
          fill="var(--wt-ink)"
          fillOpacity={0.85}
        >
          {height > 0 ? `+${height}` : `−${-height}`}
          <tspan className="wt-unit"> {board.unit}</tspan>
        </text>
      </g>
    );
  });
  // The camera tells its scale to elements that are there when it rests: a height may come later, this group does not.
  return <g data-scaled>{drawn}</g>;
}

/** Whether the name of a row or column stays where there is no room for all: the first and every fifth. */
const stays = (place: number): true | undefined => place === 0 || (place + 1) % 5 === 0 || undefined;

/** Names of columns (letters) above and of rows (numbers) at the left, as on a chess board. */
function Rulers({ board }: { readonly board: Board }) {
  return (
    <g data-scaled fill="var(--wt-faint)" fontWeight={600}>
      {Array.from({ length: board.width }, (_, x) => (
        <text
          key={columnName(x)}
          className="wt-ruler"
          data-stays={stays(x)}
          textAnchor="middle"
          x={centreOf(board.grid, { x, y: 0 }).x}
          y={-8}
        >
          {columnName(x)}
        </text>
      ))}
      {Array.from({ length: board.height }, (_, y) => (
        <text
          key={columnName(y)}
          className="wt-ruler"
          data-stays={stays(y)}
          textAnchor="end"
          dominantBaseline="central"
          x={-8}
          y={centreOf(board.grid, { x: 0, y }).y}
        >
          {y + 1}
        </text>
      ))}
    </g>
  );
}

/**
 * A crate, stone or bush for each cell that gives cover. Each kind is merged into a few paths: a map may have hundreds,
 * and the browser visits every element at each step of a pan.
 */
function Props({ board }: { readonly board: Board }) {
  const at = (look: PropLook): readonly Point[] =>
    board.props.filter((one) => one.look === look).map((one) => one.at);
  const [crates, stones, bushes] = [at('cover'), at('stone'), at('bush')];
  return (
    <>
      {crates.length > 0 && (
        <g fill="none">
          <path d={stamped(box(4), crates)} fill="#000" fillOpacity={0.3} />
          <path d={stamped(box(0), crates)} fill="var(--wt-floor)" />
          <path d={stamped(box(0), crates)} fill="var(--wt-cover)" fillOpacity={0.42} />
          <path d={stamped(boards, crates)} stroke="var(--wt-cover)" strokeWidth={2} strokeOpacity={0.7} />
          <path d={stamped(box(0), crates)} stroke="var(--wt-cover)" strokeWidth={4} />
        </g>
      )}
      {stones.length > 0 && (
        <g fill="none" strokeLinejoin="round">
          <path d={stamped(boulder(4), stones)} fill="#000" fillOpacity={0.3} />
          <path d={stamped(boulder(0), stones)} fill="var(--wt-block)" />
          <path d={stamped(facets, stones)} stroke="var(--wt-block-top)" strokeWidth={2.5} />
          <path d={stamped(boulder(0), stones)} stroke="var(--wt-block-top)" strokeWidth={4} />
        </g>
      )}
      {bushes.length > 0 && (
        <g fill="none" strokeLinecap="round">
          <path d={stamped(leaves(4), bushes)} fill="#000" fillOpacity={0.25} />
          <path d={stamped(leaves(0), bushes)} fill="var(--wt-floor)" />
          <path d={stamped(leaves(0), bushes)} fill="var(--wt-rough)" fillOpacity={0.5} />
          <path d={stamped(leaves(0), bushes)} stroke="var(--wt-rough)" strokeWidth={3} />
          <path d={stamped(twigs, bushes)} stroke="var(--wt-rough)" strokeWidth={2.4} />
        </g>
      )}
    </>
  );
}

/** A figure as relative SVG path commands. `from` is where each stroke begins, relative to the cell's centre. */
type Figure = readonly { readonly from: Point; readonly steps: string }[];

const stamped = (figure: Figure, at: readonly Point[]): string =>
  at.flatMap(({ x, y }) => figure.map(({ from, steps }) => `M${x + from.x} ${y + from.y}${steps}`)).join('');

const half = (unit * 0.78) / 2;
const corner = 6;
const flat = 2 * (half - corner);
const turn = (x: number, y: number): string => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
const box = (down: number): Figure => [
  {
    from: { x: corner - half, y: down - half },
    steps: `h${flat}${turn(corner, corner)}v${flat}${turn(-corner, corner)}h${-flat}${turn(-corner, -corner)}v${-flat}${turn(corner, -corner)}z`,
  },
];
const boards: Figure = [-half / 3, half / 3].map((y) => ({ from: { x: -half, y }, steps: `h${2 * half}` }));
const boulder = (down: number): Figure => [
  { from: { x: -22, y: 10 + down }, steps: 'l3-20 14-12 18 2 10 14-3 18-14 9-18-1z' },
];
const facets: Figure = [
  { from: { x: -5, y: -22 }, steps: 'l6 15-9 11' },
  { from: { x: 1, y: -7 }, steps: 'l22 1' },
];
const leaves = (down: number): Figure => [
  {
    from: { x: -22, y: 6 + down },
    steps:
      'a11 11 0 0 1 6-20a13 13 0 0 1 24-6a12 12 0 0 1 15 16a12 12 0 0 1-9 21a13 13 0 0 1-22 3a11 11 0 0 1-14-14z',
  },
];
const twigs: Figure = [
  { x: -9, y: 2 },
  { x: 4, y: -4 },
  { x: 0, y: 13 },
].map((from) => ({ from, steps: 'l4-6 4 6' }));

/** The static parts of the map, rendered once per board. */
export const GroundLayer = memo(function GroundLayer({ board }: { readonly board: Board }) {
  const id = useId();
  const { ground } = board;
  return (
    <g aria-hidden>
      <Textures id={id} />
      <path d={board.floor} fill="var(--wt-floor)" />
      <path d={board.floorAlt} fill="var(--wt-floor-alt)" />
      <Heights board={board} />
      <path d={ground.rough.fill} fill="var(--wt-rough)" fillOpacity={0.13} />
      <path d={ground.rough.fill} fill={`url(#${id}-rough)`} />
      <path d={ground.shallows.fill} fill="var(--wt-water)" fillOpacity={0.12} />
      <path d={ground.shallows.fill} fill={`url(#${id}-shallows)`} />
      <path
        d={ground.shallows.border}
        fill="none"
        stroke="var(--wt-water)"
        strokeWidth={2}
        strokeDasharray="3 7"
        strokeOpacity={0.8}
      />
      <path d={ground.water.fill} fill="var(--wt-water)" fillOpacity={0.28} />
      <path d={ground.water.fill} fill={`url(#${id}-water)`} />
      <path
        d={ground.water.border}
        fill="none"
        stroke="var(--wt-water)"
        strokeWidth={2.5}
        strokeOpacity={0.8}
      />
      <path d={ground.deep.fill} fill="var(--wt-water)" fillOpacity={0.36} />
      <path d={ground.deep.fill} fill={`url(#${id}-deep)`} />
      <path d={ground.deep.border} fill="none" stroke="var(--wt-water)" strokeWidth={4} />
      <path d={ground.hazard.fill} fill={`url(#${id}-hazard)`} />
      <path d={ground.hazard.border} fill="none" stroke="var(--wt-hazard)" strokeWidth={2} />
      <path d={board.lines} fill="none" stroke="var(--wt-grid)" strokeWidth={1.25} />
      <path d={ground.pit.fill} fill={`url(#${id}-pit)`} />
      <path d={ground.pit.border} fill="none" stroke="var(--wt-block-top)" strokeWidth={3} />
      <Props board={board} />
      <path d={ground.veil.fill} fill={`url(#${id}-veil)`} />
      <g strokeLinejoin="round">
        <path d={ground.block.border} fill="#000" fillOpacity={0.3} transform="translate(0 6)" />
        <path d={ground.block.fill} fill="var(--wt-block)" stroke="var(--wt-block)" strokeWidth={1} />
        <path d={ground.block.border} fill="none" stroke="var(--wt-block-top)" strokeWidth={5} />
      </g>
      <path
        d={board.outline}
        fill="none"
        stroke="var(--wt-block-top)"
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      <path d={board.shade.dark} fill="var(--wt-dark)" fillOpacity={0.62} />
      <path d={board.shade.dim} fill="var(--wt-dark)" fillOpacity={0.32} />
      {board.lamps.map((at) => (
        <g key={`${at.x} ${at.y}`}>
          <circle cx={at.x} cy={at.y} r={unit * 1.6} fill={`url(#${id}-lamp)`} />
          <circle cx={at.x} cy={at.y} r={6} fill="var(--wt-halo)" stroke="var(--wt-floor)" strokeWidth={2} />
        </g>
      ))}
      <Rulers board={board} />
    </g>
  );
});
