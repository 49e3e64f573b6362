import type { RefObject } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import type { Cell, Id } from '../../kernel/json.ts';
import type { Board } from '../map/board.ts';
import { middleOf, unit } from '../map/geometry.ts';
import { MapControls } from '../map/MapControls.tsx';
import { MiniMap } from '../map/MiniMap.tsx';
import type { CameraControl, Outlook } from '../map/map-camera.ts';
import { targetsOf, tokensOf } from '../map/tokens.ts';
import { useCamera } from '../map/useCamera.ts';
import type { Cast } from './cast.ts';
import { EditorDrawing } from './EditorDrawing.tsx';
import type { MapHand } from './map-hand.ts';
import { sidesFor } from './sides.ts';
import { useEditorFingers } from './useEditorFingers.ts';
import { useEditorKeys } from './useEditorKeys.ts';
import { useStroke } from './useStroke.ts';

/** The cell width in CSS pixels that a finger can hit; the map zooms in to it before painting. */
const leastForPainting = 36;

/** The map of an encounter under the editing tools. Drawn, moved and zoomed like the map of a fight. */
export function MapEditor(props: {
  readonly board: Board;
  readonly cast: Cast;
  /** Combatants that are shown but cannot be selected. */
  readonly others: Cast;
  /** All combatants including waves: they determine the shapes of sides and the letters of tokens. */
  readonly everybody: Cast;
  readonly selected: Id | null;
  /** The combatants with problems. */
  readonly troubled: ReadonlySet<Id>;
  readonly hand: MapHand;
  readonly onUndo: () => void;
  readonly memory: RefObject<Outlook | null>;
  /** A cell to bring into view; each new object is a new request. */
  readonly lookAt: Cell | null;
}) {
  const { board, cast, others, everybody, selected, troubled, hand, onUndo, lookAt } = props;
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const lens = useRef<HTMLSpanElement>(null);
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
  const all = useMemo(
    () => tokensOf({ combatants: everybody }, board.grid, sidesFor(everybody)),
    [everybody, board.grid],
  );
  const tokens = useMemo(() => all.filter(({ id }) => cast[id]), [all, cast]);
  const faint = useMemo(() => all.filter(({ id }) => others[id]), [all, others]);
  const targets = useMemo(() => targetsOf(tokens), [tokens]);

  const strokes = useStroke(board, hand);
  useEditorFingers({ frame, board, cast, targets, camera, hand, strokes, onUndo });
  useWhatMustBeSeen(board, camera, hand.does !== 'people' || hand.puts, lookAt);
  const start = anchored?.cell ?? null;
  const { cursor, words, onKeyDown, onFocus, onBlur } = useEditorKeys({
    board,
    cast,
    start,
    camera,
    hand,
    strokes,
  });

  return (
    <div className="relative min-h-0 min-w-0 flex-1 [container-type:size]">
      <div
        ref={frame}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move a cursor over the cells
        tabIndex={0}
        aria-label={`Map of the encounter. Arrow keys move a cursor, ${hand.does === 'edges' ? '1, 2, 3 and so on set the sides of its cell, clockwise from the top' : 'Enter taps the cell'}; plus and minus zoom, 0 fits the map.`}
        aria-roledescription="map"
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
        className="wt-map group absolute inset-0 cursor-default touch-none overflow-hidden -outline-offset-4! select-none"
        data-testid="map"
      >
        <EditorDrawing
          ref={drawing}
          board={board}
          tokens={tokens}
          faint={faint}
          selected={selected}
          troubled={troubled}
          stroke={strokes.stroke}
          cursor={cursor}
        />
      </div>
      <div role="status" className="sr-only">
        {words}
      </div>
      <MapControls onZoom={camera.zoomBy} onFit={camera.fit} />
      <MiniMap board={board} tokens={tokens} lens={lens} onShow={camera.centre} />
    </div>
  );
}

/** Zooms in far enough for painting, and brings requested cells into view. */
function useWhatMustBeSeen(board: Board, camera: CameraControl, paints: boolean, lookAt: Cell | null): void {
  useEffect(() => {
    const cell = camera.now().scale * unit;
    if (paints && cell > 1 && cell < leastForPainting) camera.zoomBy(leastForPainting / cell);
  }, [paints, camera]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new wish asks, nothing else
  useEffect(() => {
    if (lookAt) camera.show(middleOf(board.grid, lookAt, 1));
  }, [lookAt]);
}
