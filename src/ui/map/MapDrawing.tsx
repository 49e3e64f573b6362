import type { RefObject } from 'react';
import type { Cell, Id } from '../../kernel/json.ts';
import type { PickCell } from '../../kernel/port.ts';
import type { CombatantView, View } from '../../kernel/view.ts';
import { AimLayer, AimWords } from './AimLayer.tsx';
import type { Board } from './board.ts';
import { Cursor, LegalCells, WayLayer } from './ChoiceLayer.tsx';
import { layoutOf } from './camera.ts';
import { GroundLayer } from './GroundLayer.tsx';
import type { OnMap } from './legal.ts';
import { MarkLayer } from './MarkLayer.tsx';
import { TargetOdds } from './TargetOdds.tsx';
import { TokenLayer } from './TokenLayer.tsx';
import type { TokenBase } from './tokens.ts';
import type { Preview } from './usePreview.ts';
import { WallLayer } from './WallLayer.tsx';

/**
 * Everything drawn on the map, from the ground to the ghost of a carried token. It takes no pointer events: hit testing
 * is geometric (`hits.ts`), so the browser need not search the drawing. The camera transforms the box around the SVG: a
 * transform of the SVG itself would lay out all of its texts anew.
 */
export function MapDrawing({
  ref,
  ghost,
  view,
  board,
  on,
  legal,
  near,
  mover,
  preview,
  tokens,
  selected,
  concerned,
  cursor,
}: {
  /** The box that the camera transforms. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The ghost of a carried token, positioned without React. */
  readonly ghost: RefObject<SVGGElement | null>;
  readonly view: View;
  readonly board: Board;
  readonly on: OnMap;
  /** The cells of the region; rendered invisibly while no cell is asked for. */
  readonly legal: ReadonlyMap<string, PickCell> | null;
  /** Whether cells are large enough to write in. */
  readonly near: boolean;
  readonly mover: CombatantView | null;
  readonly preview: Preview | null;
  readonly tokens: readonly TokenBase[];
  readonly selected: Id | null;
  /** The combatants that the open prompt is about. */
  readonly concerned: readonly Id[];
  readonly cursor: Cell | null;
}) {
  const { bounds } = board;
  const goer = preview?.goes === undefined ? mover : (view.combatants[preview.goes] ?? mover);
  return (
    <div ref={ref} className="pointer-events-none absolute top-0 left-0 origin-top-left">
      <svg
        {...layoutOf(bounds)}
        viewBox={`0 0 ${bounds.width} ${bounds.height}`}
        className="block overflow-visible"
        aria-hidden
      >
        <GroundLayer board={board} />
        <g data-scaled className={on.place ? undefined : 'wt-unseen'}>
          <LegalCells grid={board.grid} cells={legal} unit={board.unit} near={near} />
        </g>
        <WallLayer edges={board.edges} />
        <MarkLayer grid={board.grid} marks={view.marks} />
        <g data-scaled>
          <WayLayer
            grid={board.grid}
            mover={goer}
            to={on.place?.chosen ?? preview?.path?.at(-1) ?? null}
            preview={preview}
            combatants={view.combatants}
            unit={board.unit}
          />
        </g>
        <AimLayer grid={board.grid} preview={preview} />
        <TokenLayer
          tokens={tokens}
          wide={bounds.width}
          combatants={view.combatants}
          active={view.active}
          selected={selected}
          on={on}
          provoked={preview?.provokes ?? noOne}
          reached={preview?.reached ?? noOne}
          concerned={concerned}
        />
        <g data-scaled>
          <AimWords grid={board.grid} preview={preview} />
          <TargetOdds on={on} tokens={tokens} />
        </g>
        {cursor && <Cursor grid={board.grid} cell={cursor} />}
        <g ref={ghost} className="wt-carried">
          <circle r={26} fill="var(--wt-ink)" fillOpacity={0.25} />
          <circle r={26} fill="none" stroke="var(--wt-ink)" strokeWidth={3} strokeDasharray="8 6" />
        </g>
      </svg>
    </div>
  );
}

const noOne: readonly Id[] = [];
