import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Cell, Id } from '../../kernel/json.ts';
import { useSettings } from '../../store/settings.ts';
import type { Board } from '../map/board.ts';
import { describeCell, isOn } from '../map/board.ts';
import { Cursor } from '../map/ChoiceLayer.tsx';
import { layoutOf, toDrawing } from '../map/camera.ts';
import { GroundLayer } from '../map/GroundLayer.tsx';
import type { Point } from '../map/geometry.ts';
import { cellAt, edgesOf, footprintOf, middleOf, sameCell, unit } from '../map/geometry.ts';
import type { HandMove } from '../map/gesture.ts';
import { near } from '../map/hits.ts';
import { MapControls } from '../map/MapControls.tsx';
import { MiniMap } from '../map/MiniMap.tsx';
import { Token, TokenName } from '../map/Token.tsx';
import { targetsOf, tokensOf } from '../map/tokens.ts';
import type { Outlook } from '../map/useCamera.ts';
import { useCamera } from '../map/useCamera.ts';
import { useCursor } from '../map/useCursor.ts';
import { usePointers } from '../map/usePointers.ts';
import { WallLayer } from '../map/WallLayer.tsx';
import type { Cast } from './cast.ts';
import { StrokeLayer } from './StrokeLayer.tsx';
import { between, boxOf, cellsAlong, edgeAt, edgesAlong, edgesAround } from './stroke.ts';
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

/** A finger hits a cell of this width; the map comes nearer when it is to be painted. In pixels. */
const leastForPainting = 36;

/** What a finger that is down has gathered so far. */
interface Stroke {
  readonly cells: readonly Cell[];
  readonly edges: readonly EdgePlace[];
}
const nothing: Stroke = { cells: [], edges: [] };

/** The map of an encounter under the tools that write it: drawn, moved and zoomed as the map of a fight. */
export function MapEditor(props: {
  readonly board: Board;
  readonly cast: Cast;
  /** Those who are only shown. */
  readonly others: Cast;
  /** Everybody, whenever they come: by them sides get their shapes and people their letters. */
  readonly everybody: Cast;
  readonly selected: Id | null;
  /** With whom something is wrong. */
  readonly troubled: ReadonlySet<Id>;
  readonly hand: MapHand;
  readonly onUndo: () => void;
  readonly memory: RefObject<Outlook | null>;
  /** What should be seen; a new object is a new wish. */
  readonly lookAt: Cell | null;
}) {
  const { board, cast, others, everybody, selected, troubled, hand, lookAt } = props;
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const lens = useRef<HTMLSpanElement>(null);
  const hold = useSettings((state) => state.longPress);
  const anchored = cast[selected ?? ''];
  const camera = useCamera({
    frame,
    drawing,
    lens,
    memory: props.memory,
    board: board.bounds,
    anchor: () => (anchored ? middleOf(board.grid, anchored.cell, anchored.size) : null),
    onRest: useRef(() => {}).current,
  });
  const all = useMemo(() => tokensOf({ combatants: everybody }, board.grid), [everybody, board.grid]);
  const tokens = useMemo(() => all.filter(({ id }) => cast[id]), [all, cast]);
  const faint = useMemo(() => all.filter(({ id }) => others[id]), [all, others]);
  const targets = useMemo(() => targetsOf(tokens), [tokens]);

  const [stroke, setStroke] = useState(nothing);
  const drawn = useRef(nothing);
  const show = (next: Stroke): void => {
    drawn.current = next;
    setStroke(next);
  };
  const last = useRef<Point>({ x: 0, y: 0 });
  /** Where the rectangle begins: under the finger that draws it, or where the first corner was tapped. */
  const begun = useRef<Cell | null>(null);
  const boxedTo = useRef<Cell | null>(null);
  const carried = useRef<{ readonly who: Id; readonly grip: Cell; to: Cell | null } | null>(null);

  const under = (at: Point) => {
    const point = toDrawing(camera.now(), at);
    const cell = cellAt(board.grid, point);
    const { ids, hit } = near(targets, point, camera.now().scale);
    const isNear = hit || (hand.does === 'people' && !hand.exact);
    return { point, cell: isOn(board, cell) ? cell : null, who: isNear ? (ids[0] ?? null) : null };
  };
  /** A corner of a rectangle: the first one stays in sight, the second one makes it. */
  const corner = (cell: Cell): void => {
    const { current } = begun;
    if (current === null) {
      begun.current = cell;
      show({ ...nothing, cells: [cell] });
      return;
    }
    boxed(current, cell);
    drop();
  };
  const boxed = (from: Cell, to: Cell): void => {
    if (boxedTo.current && sameCell(boxedTo.current, to)) return;
    boxedTo.current = to;
    const cells = boxOf(from, to);
    show(hand.does === 'edges' ? { cells: [], edges: edgesAround(board, cells) } : { ...nothing, cells });
  };
  const tapAt = (at: Point): void => {
    const { point, cell, who } = under(at);
    if (!cell) return;
    if (hand.does === 'people') hand.onTap(cell, who);
    else if (hand.box) corner(cell);
    else if (hand.does === 'cells') hand.onCells([cell]);
    else {
      const edge = edgeAt(board, point);
      if (edge) hand.onEdges([edge.edge]);
    }
  };
  const along = (from: Point, to: Point): void => {
    const { cells, edges } = drawn.current;
    if (hand.does !== 'people' && hand.box) {
      const cell = cellAt(board.grid, to);
      if (begun.current && isOn(board, cell)) boxed(begun.current, cell);
      return;
    }
    if (hand.does === 'cells') show({ ...nothing, cells: cellsAlong(board, cells, between(from, to)) });
    if (hand.does === 'edges') show({ ...nothing, edges: edgesAlong(board, edges, from, to) });
  };
  const lift = (at: Point): void => {
    const { point, cell, who } = under(at);
    last.current = point;
    begun.current = cell;
    along(point, point);
    const one = cast[who ?? ''];
    if (hand.does !== 'people' || !one || !cell) return;
    const grip =
      board.grid === 'square' ? { x: cell.x - one.cell.x, y: cell.y - one.cell.y } : { x: 0, y: 0 };
    carried.current = { who: one.id, grip, to: null };
  };
  const carry = (at: Point): void => {
    const { point, cell } = under(at);
    // Where so short a way leads cannot be told yet.
    if (Math.hypot(point.x - last.current.x, point.y - last.current.y) > unit / 8) {
      along(last.current, point);
      last.current = point;
    }
    const { current } = carried;
    const one = cast[current?.who ?? ''];
    if (!current || !one || !cell) return;
    const to = { x: cell.x - current.grip.x, y: cell.y - current.grip.y };
    current.to = isOn(board, to) ? to : current.to;
    if (current.to) show({ ...nothing, cells: footprintOf(board.grid, current.to, one.size) });
  };
  const drop = (): void => {
    const { cells, edges } = drawn.current;
    const { current } = carried;
    if (hand.does === 'cells' && cells.length > 0) hand.onCells(cells);
    if (hand.does === 'edges' && edges.length > 0) hand.onEdges(edges);
    if (hand.does === 'people' && current?.to) hand.onMove(current.who, current.to);
    letGo();
  };
  const letGo = (): void => {
    carried.current = null;
    begun.current = null;
    boxedTo.current = null;
    show(nothing);
  };

  const perform = (move: HandMove): void => {
    switch (move.do) {
      case 'tap':
      case 'long':
        tapAt(move.at);
        break;
      case 'twoFingerTap':
        props.onUndo();
        break;
      case 'lift':
        lift(move.at);
        break;
      case 'carry':
        carry(move.at);
        break;
      case 'drop':
        drop();
        break;
      case 'letGo':
        letGo();
        break;
      case 'wait':
      case 'stopWaiting':
        // A finger that rests means what a tap means.
        break;
    }
  };
  usePointers(frame, {
    hold,
    camera,
    perform,
    draggable: (at) => {
      const { cell, who } = under(at);
      if (hand.does === 'people') return who !== null;
      return cell !== null && !(hand.does === 'cells' && hand.single);
    },
  });

  const { does } = hand;
  const box = hand.does !== 'people' && hand.box;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a corner that was tapped with another tool means nothing to this one
  useEffect(() => {
    if (begun.current) letGo();
  }, [does, box]);
  const paints = hand.does !== 'people' || hand.puts;
  useEffect(() => {
    const cell = camera.now().scale * unit;
    if (paints && cell > 1 && cell < leastForPainting) camera.zoomBy(leastForPainting / cell);
  }, [paints, camera]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new wish asks, nothing else
  useEffect(() => {
    if (lookAt) camera.show(middleOf(board.grid, lookAt, 1));
  }, [lookAt]);

  const standingOn = (cell: Cell) =>
    Object.values(cast).filter((one) =>
      footprintOf(board.grid, one.cell, one.size).some((own) => sameCell(own, cell)),
    );
  const { cursor, words, onKeyDown, onFocus, onBlur } = useCursor({
    board,
    start: anchored?.cell ?? null,
    camera,
    tap: (cell) => {
      if (hand.does !== 'people' && hand.box) corner(cell);
      else if (hand.does === 'edges') return false;
      else if (hand.does === 'cells') hand.onCells([cell]);
      else hand.onTap(cell, standingOn(cell)[0]?.id ?? null);
      return true;
    },
    describe: (cell) =>
      [
        describeCell(board, cell),
        ...standingOn(cell).map(({ name, side }) => `${name}, ${side}`),
        ...wallsAround(board, cell),
      ].join('. '),
  });
  /** The keys 1, 2, 3 … are the sides of the cell under the cursor, clockwise from the top. */
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && begun.current) {
      event.stopPropagation();
      letGo();
      return;
    }
    const edge = cursor && hand.does === 'edges' && edgesOf(board.grid, cursor)[Number(event.key) - 1];
    if (!edge || !cursor || hand.does !== 'edges') {
      onKeyDown(event);
      return;
    }
    event.preventDefault();
    hand.onEdges([{ cell: cursor, side: edge.side }]);
  };

  const { bounds } = board;
  return (
    <div className="relative min-h-0 min-w-0 flex-1 [container-type:size]">
      <div
        ref={frame}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move a cursor over the cells
        tabIndex={0}
        aria-label={`Map of the encounter. Arrow keys move a cursor, ${does === 'edges' ? '1, 2, 3 and so on set the sides of its cell, clockwise from the top' : 'Enter taps the cell'}; plus and minus zoom, 0 fits the map.`}
        aria-roledescription="map"
        onKeyDown={onKey}
        onFocus={onFocus}
        onBlur={onBlur}
        className="wt-map group absolute inset-0 cursor-default touch-none overflow-hidden -outline-offset-4! select-none"
        data-testid="map"
      >
        <div ref={drawing} className="pointer-events-none absolute top-0 left-0 origin-top-left">
          <svg
            {...layoutOf(bounds)}
            viewBox={`0 0 ${bounds.width} ${bounds.height}`}
            className="block overflow-visible"
            aria-hidden
          >
            <GroundLayer board={board} />
            <WallLayer edges={board.edges} />
            <g opacity={0.35}>
              {faint.map((token) => (
                <Token
                  key={token.id}
                  {...token}
                  active={false}
                  selected={false}
                  aim={null}
                  provoked={false}
                />
              ))}
            </g>
            {tokens.map((token) => (
              <Token
                key={token.id}
                {...token}
                active={false}
                selected={token.id === selected}
                aim={token.id === selected ? 'may' : null}
                provoked={troubled.has(token.id)}
              />
            ))}
            <g data-scaled>
              {tokens.map((token) => (
                <TokenName
                  key={token.id}
                  text={token.name}
                  more=""
                  x={token.x}
                  y={token.y}
                  reach={token.reach}
                  strong={token.id === selected}
                  faint={false}
                />
              ))}
            </g>
            <StrokeLayer grid={board.grid} {...stroke} />
            {cursor && <Cursor grid={board.grid} cell={cursor} />}
          </svg>
        </div>
      </div>
      <div role="status" className="sr-only">
        {words}
      </div>
      <MapControls onZoom={camera.zoomBy} onFit={camera.fit} />
      <MiniMap board={board} tokens={tokens} lens={lens} onShow={camera.centre} />
    </div>
  );
}

/** What stands on the sides of a cell: "1: Door of the house". */
const wallsAround = (board: Board, cell: Cell): readonly string[] =>
  edgesOf(board.grid, cell).flatMap(({ from, to }, n) => {
    const isHere = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;
    const edge = board.edges.find(
      (one) =>
        (isHere(one.from, from) && isHere(one.to, to)) || (isHere(one.from, to) && isHere(one.to, from)),
    );
    return edge ? [`${n + 1}: ${edge.label}`] : [];
  });
