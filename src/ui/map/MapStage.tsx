import type { RefObject } from 'react';
import { useMemo, useRef, useState } from 'react';
import type { Cell, Id } from '../../kernel/json.ts';
import type { View } from '../../kernel/view.ts';
import { useSettings } from '../../store/settings.ts';
import { useSteady } from '../kit/useSteady.ts';
import { describeCell } from './board.ts';
import { concerned } from './concerned.ts';
import { middleOf, sameCell, standingOn } from './geometry.ts';
import { stands } from './legal.ts';
import { MapCards } from './MapCards.tsx';
import { MapControls } from './MapControls.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import { MapHint } from './MapHint.tsx';
import { MapList } from './MapList.tsx';
import { MiniMap } from './MiniMap.tsx';
import type { Outlook } from './map-camera.ts';
import { tapCell, tapToken } from './tap.ts';
import { describeToken, targetsOf, tokensOf } from './tokens.ts';
import { middleOfOne, useAttention } from './useAttention.ts';
import { useBoard } from './useBoard.ts';
import { useCamera } from './useCamera.ts';
import { useHoldRing } from './useHoldRing.ts';
import { useMapCards } from './useMapCards.ts';
import { useMapDeeds } from './useMapDeeds.ts';
import { useMapFingers } from './useMapFingers.ts';
import { useMapKeys } from './useMapKeys.ts';
import { usePreview } from './usePreview.ts';
import { useScene } from './useScene.ts';

/** The map with its layers, input and popovers. */
export function MapStage({
  view,
  onEdit,
  memory,
}: {
  readonly view: View;
  readonly onEdit: ((who: Id) => void) | undefined;
  readonly memory: RefObject<Outlook | null>;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const lens = useRef<HTMLSpanElement>(null);
  const ghost = useRef<SVGGElement>(null);
  const hold = useSettings((state) => state.longPress);
  const ring = useHoldRing(hold);

  const [near, setNear] = useState(false);
  const board = useBoard(view);
  const camera = useCamera({
    frame,
    drawing,
    lens,
    memory,
    board: board.bounds,
    anchor: () => middleOfOne(view, board, view.active),
    people: () => Object.values(view.combatants).map(({ cell, size }) => middleOf(board.grid, cell, size)),
    onRest: setNear,
  });
  const { scene, draft, mover, canMove, ahead } = useScene(view, board);
  const { on, selected } = scene;
  const preview = usePreview(draft, on);
  const about = useMemo(() => concerned(scene.prompt, view), [scene.prompt, view]);
  const tokens = useMemo(() => tokensOf(view, board.grid), [view, board.grid]);
  const targets = useMemo(() => targetsOf(tokens), [tokens]);

  /** Describes a cell and the marks on it. */
  const tell = (cell: Cell): string =>
    [
      describeCell(board, cell),
      ...view.marks
        .filter((mark) => (mark.cells ?? [mark.cell]).some((one) => sameCell(one, cell)))
        .map((mark) => mark.label),
    ].join('. ');
  const cards = useMapCards(frame, tell);
  const { hint, perform } = useMapDeeds((deed) => cards.openList(deed.ids), tell);
  const reached = { board, scene, mover, camera, cards, perform };
  useMapFingers({ ...reached, frame, ghost, canMove, targets, hold, ring });
  useAttention(view, board, camera);
  const { cursor, words, onKeyDown, onFocus, onBlur } = useMapKeys({ ...reached, view, tokens, tell });

  const asked = on.asks === null ? null : ({ tone: 'ask', text: on.words } as const);
  const picked = view.combatants[selected ?? view.active ?? ''];
  const onMenu = useSteady((button: HTMLElement) => {
    const cell = cursor ?? picked?.cell ?? on.place?.chosen ?? null;
    const here = cell === null ? [] : standingOn(view.combatants, board.grid, cell).filter(stands);
    cards.openMenu(
      button,
      cell,
      here.map((one) => one.id),
    );
  });
  const onCentre = useSteady(() => {
    const point = middleOfOne(view, board, view.active ?? selected);
    if (point) camera.centre(point);
    else camera.fit();
  });
  return (
    <>
      <MapHint
        hint={hint ?? asked}
        usual={picked ? describeToken(picked, view.active) : ''}
        onMenu={onMenu}
      />
      <div className="relative min-h-0 flex-1 [container-type:size]">
        <div
          ref={frame}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move a cursor over the cells
          tabIndex={0}
          aria-label="Battle map. Arrow keys move a cursor, Enter taps the cell, plus and minus zoom, 0 fits the map."
          aria-roledescription="map"
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={onBlur}
          className="wt-map group absolute inset-0 cursor-default touch-none overflow-hidden -outline-offset-4! select-none"
          data-testid="map"
        >
          <MapDrawing
            ref={drawing}
            ghost={ghost}
            view={view}
            board={board}
            on={on}
            legal={on.place?.cells ?? ahead}
            near={near}
            mover={mover}
            preview={preview}
            tokens={tokens}
            selected={selected}
            concerned={about}
            cursor={cursor}
          />
          <div ref={ring.ring} className="wt-hold" style={ring.style} />
        </div>
        <MapList
          view={view}
          board={board}
          on={on}
          onToken={(who) => perform(tapToken(scene, who))}
          onCell={(cell) => perform(tapCell(scene, cell))}
        />
        <div role="status" className="sr-only">
          {words}
        </div>
        <MapControls onZoom={camera.zoomBy} onFit={camera.fit} onCentre={onCentre} />
        <MiniMap board={board} tokens={tokens} lens={lens} onShow={camera.centre} />
      </div>
      <MapCards
        cards={cards}
        view={view}
        onPick={(who) => perform(tapToken(scene, who))}
        onOpen={(who) => perform({ do: 'open', who })}
        onEdit={onEdit}
        onCentre={(cell) => camera.centre(middleOf(board.grid, cell, 1))}
      />
    </>
  );
}
