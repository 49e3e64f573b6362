import type { RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Cell, Id } from '../../kernel/json.ts';
import type { View } from '../../kernel/view.ts';
import { takeForeseen, thinkAhead } from '../../store/foresight.ts';
import { session, useSession } from '../../store/session.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { hand } from '../hand/hand.ts';
import type { PopoverHandle } from '../kit/Popover.tsx';
import { useSteady } from '../kit/useSteady.ts';
import { describeCell, isOn } from './board.ts';
import { toDrawing, toScreen } from './camera.ts';
import { concerned } from './concerned.ts';
import type { Point } from './geometry.ts';
import { cellAt, footprintOf, middleOf, sameCell } from './geometry.ts';
import type { HandMove } from './gesture.ts';
import { near as nearTo } from './hits.ts';
import { stands } from './legal.ts';
import { MapControls } from './MapControls.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import { MapHint } from './MapHint.tsx';
import { MapList } from './MapList.tsx';
import type { MenuPlace } from './MapMenus.tsx';
import { MapMenu, PickList } from './MapMenus.tsx';
import { MiniMap } from './MiniMap.tsx';
import { meansCell, tap, tapCell, tapToken } from './tap.ts';
import { describeToken, targetsOf, tokensOf } from './tokens.ts';
import { useBoard } from './useBoard.ts';
import type { Outlook } from './useCamera.ts';
import { useCamera } from './useCamera.ts';
import { useCursor } from './useCursor.ts';
import { useHoldRing } from './useHoldRing.ts';
import { draftOfTap, useMapDeeds } from './useMapDeeds.ts';
import { usePointers } from './usePointers.ts';
import { usePreview } from './usePreview.ts';
import { useScene } from './useScene.ts';

/** The map with everything on it. */
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
  const pickList = useRef<PopoverHandle>(null);
  const menu = useRef<PopoverHandle>(null);
  const hold = useSettings((state) => state.longPress);
  const { ring, wait, stop, style } = useHoldRing(hold);

  const [near, setNear] = useState(false);
  const board = useBoard(view);
  const middleOfId = (id: Id | null): Point | null => {
    const one = id === null ? undefined : view.combatants[id];
    return one ? middleOf(board.grid, one.cell, one.size) : null;
  };
  const camera = useCamera({
    frame,
    drawing,
    lens,
    memory,
    board: board.bounds,
    anchor: () => middleOfId(view.active),
    onRest: setNear,
  });
  const { scene, draft, mover, canMove, ahead } = useScene(view, board);
  const { on, selected } = scene;
  const legal = on.place?.cells ?? ahead;
  const preview = usePreview(draft, on);
  const about = useMemo(() => concerned(scene.prompt, view), [scene.prompt, view]);
  const tokens = useMemo(() => tokensOf(view, board.grid), [view, board.grid]);
  const targets = useMemo(() => targetsOf(tokens), [tokens]);

  const [listed, setListed] = useState<readonly Id[]>([]);
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const touchedAt = useRef<Point>({ x: 0, y: 0 });
  const onPage = (at: Point): Point => {
    const box = frame.current!.getBoundingClientRect();
    return { x: box.left + at.x, y: box.top + at.y };
  };
  const { hint, perform } = useMapDeeds(
    (deed) => {
      setListed(deed.ids);
      pickList.current?.open(onPage(touchedAt.current));
    },
    (cell) => tell(cell),
  );
  /** What a cell is and what lies on it. */
  const tell = (cell: Cell): string =>
    [
      describeCell(board, cell),
      ...view.marks.filter((mark) => sameCell(mark.cell, cell)).map((mark) => mark.label),
    ].join('. ');
  const openMenu = (at: PopoverPlace, cell: Cell | null, ids: readonly Id[]): void => {
    setPlace({ cell, words: cell ? tell(cell) : '', ids });
    requestAnimationFrame(() => menu.current?.open(at));
  };

  const under = (at: Point) => {
    const point = toDrawing(camera.now(), at);
    const cell = cellAt(board.grid, point);
    const hit = nearTo(targets, point, camera.now().scale);
    return { point, cell: isOn(board, cell) ? cell : null, ...hit };
  };
  const tapAt = (at: Point, finger: boolean) => {
    touchedAt.current = at;
    const deed = tap(scene, under(at));
    perform(deed, takeForeseen);
    // The answer first, then the map: a cell that was missed is put right by the next tap.
    if (finger && meansCell(deed, on)) requestAnimationFrame(() => camera.nearer(at));
  };
  const placed = (on.place?.chosen ?? null) !== null;
  useEffect(() => {
    if (!placed) camera.back();
  }, [placed, camera]);

  /** Where on the mover's footprint it was taken up. */
  const grip = useRef<Cell>({ x: 0, y: 0 });
  const carryTo = (at: Point) => {
    const { point, cell } = under(at);
    if (ghost.current) ghost.current.style.transform = `translate(${point.x}px,${point.y}px)`;
    if (!cell) return;
    const to = { x: cell.x - grip.current.x, y: cell.y - grip.current.y };
    if (mover && sameCell(to, mover.cell)) return;
    if (sameCell(to, onLatest.current.on.place?.chosen ?? null)) return;
    const deed = tapCell(
      { ...onLatest.current, selected: mover?.id ?? null, mover: mover && { ...mover, size: 1 } },
      to,
    );
    if (deed.do === 'place' || deed.do === 'arm') perform(deed);
  };
  const onLatest = useRef(scene);
  onLatest.current = scene;

  const moves = (move: HandMove, finger: boolean): void => {
    switch (move.do) {
      case 'tap':
        tapAt(move.at, finger);
        break;
      case 'long': {
        const { cell, ids } = under(move.at);
        if (!cell && ids.length === 0) break;
        openMenu(onPage(move.at), cell, ids);
        break;
      }
      case 'twoFingerTap':
        if (useTable.getState().can.undo) void hand.undo();
        break;
      case 'wait':
        wait(move.at);
        thinkAhead(draftOfTap(tap(scene, under(move.at))));
        break;
      case 'stopWaiting':
        stop();
        break;
      case 'lift': {
        const { cell } = under(move.at);
        if (mover && cell) grip.current = { x: cell.x - mover.cell.x, y: cell.y - mover.cell.y };
        if (board.grid !== 'square') grip.current = { x: 0, y: 0 };
        ghost.current?.setAttribute('data-carried', '');
        break;
      }
      case 'carry':
        carryTo(move.at);
        break;
      case 'drop':
      case 'letGo':
        ghost.current?.removeAttribute('data-carried');
        break;
    }
  };
  usePointers(frame, {
    hold,
    camera,
    perform: moves,
    draggable: (at) => {
      if (!mover || !(canMove || on.asks === 'place' || on.place?.chosen)) return false;
      const { cell } = under(at);
      return (
        cell !== null && footprintOf(board.grid, mover.cell, mover.size).some((one) => sameCell(one, cell))
      );
    },
  });

  const turn = useRef(view.active);
  const lookAt = useSession((state) => state.lookAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new wish or a new turn asks, nothing else
  useEffect(() => {
    const point =
      lookAt === null ? null : 'id' in lookAt ? middleOfId(lookAt.id) : middleOf(board.grid, lookAt, 1);
    if (point) camera.show(point);
  }, [lookAt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new wish or a new turn asks, nothing else
  useEffect(() => {
    // Whoever had the turn does not stay in the hand.
    if (turn.current !== view.active && useSession.getState().selected === turn.current) session.select(null);
    turn.current = view.active;
    const point = middleOfId(view.active);
    if (point) camera.show(point);
  }, [view.active]);

  const { cursor, words, onKeyDown, onFocus, onBlur } = useCursor({
    board,
    start: mover?.cell ?? null,
    camera,
    tap: (cell) => {
      touchedAt.current = toScreen(camera.now(), middleOf(board.grid, cell, 1));
      const ids = Object.values(view.combatants)
        .filter((one) => footprintOf(board.grid, one.cell, one.size).some((own) => sameCell(own, cell)))
        .map((one) => one.id);
      const standing = tokens
        .filter((token) => ids.includes(token.id))
        .map((token) => token.id)
        .reverse();
      const deed = tap(scene, {
        cell,
        ids: standing,
        crowded: standing.length > 1,
        hit: standing.length > 0,
      });
      perform(deed);
      return deed.do !== 'nothing';
    },
    describe: (cell) => {
      const here = Object.values(view.combatants).filter((one) =>
        footprintOf(board.grid, one.cell, one.size).some((own) => sameCell(own, cell)),
      );
      const pick = on.place?.cells.get(`${cell.x},${cell.y}`);
      const way = pick
        ? `can be picked${pick.cost === undefined ? '' : `, ${Math.round(pick.cost * 10) / 10} ${board.unit}`}`
        : '';
      return [tell(cell), ...here.map((one) => describeToken(one, view.active)), way]
        .filter(Boolean)
        .join('. ');
    },
  });

  const asked = on.asks === null ? null : ({ tone: 'ask', text: on.words } as const);
  const picked = view.combatants[selected ?? view.active ?? ''];
  const onMenu = useSteady((button: HTMLElement) => {
    const cell = cursor ?? picked?.cell ?? on.place?.chosen ?? null;
    const here = Object.values(view.combatants).filter(
      (one) =>
        stands(one) &&
        cell !== null &&
        footprintOf(board.grid, one.cell, one.size).some((own) => sameCell(own, cell)),
    );
    openMenu(
      button,
      cell,
      here.map((one) => one.id),
    );
  });
  const onCentre = useSteady(() => {
    const point = middleOfId(view.active ?? selected);
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
            legal={legal}
            near={near}
            mover={mover}
            preview={preview}
            tokens={tokens}
            selected={selected}
            concerned={about}
            cursor={cursor}
          />
          <div ref={ring} className="wt-hold" style={style} />
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
      <PickList
        ref={pickList}
        view={view}
        ids={listed}
        onClose={() => setListed([])}
        onPick={(who) => {
          pickList.current?.close();
          perform(tapToken(scene, who));
        }}
      />
      <MapMenu
        ref={menu}
        view={view}
        place={place}
        onClose={() => setPlace(null)}
        onSelect={(who) => {
          menu.current?.close();
          session.select(who);
        }}
        onOpen={(who) => {
          menu.current?.close();
          perform({ do: 'open', who });
        }}
        onEdit={
          onEdit &&
          ((who) => {
            menu.current?.close();
            onEdit(who);
          })
        }
        onCentre={(cell) => {
          menu.current?.close();
          camera.centre(middleOf(board.grid, cell, 1));
        }}
      />
    </>
  );
}

type PopoverPlace = Parameters<PopoverHandle['open']>[0];
