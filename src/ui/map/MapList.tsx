import { useState } from 'react';
import type { Cell, Id } from '../../kernel/json.ts';
import type { View } from '../../kernel/view.ts';
import { cellName } from '../../store/words.ts';
import type { Board } from './board.ts';
import { describeCell } from './board.ts';
import type { OnMap } from './legal.ts';
import { stands } from './legal.ts';
import { describeToken } from './tokens.ts';

const row = 'min-h-touch-min w-full rounded-control px-3 text-left text-small hover:bg-raised';

/** The map as a list, for keyboard and screen reader. Visually hidden until it is focused or open. */
export function MapList(props: {
  readonly view: View;
  readonly board: Board;
  readonly on: OnMap;
  readonly onToken: (who: Id) => void;
  readonly onCell: (cell: Cell) => void;
}) {
  const { view, board, on } = props;
  const [open, setOpen] = useState(false);
  const cells = open
    ? [...(on.place?.cells.values() ?? [])].sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0))
    : [];
  return (
    <details
      data-over-map
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="absolute top-3 left-3 z-10 max-h-[80%] w-72 overflow-y-auto rounded-card border border-line bg-panel shadow-float not-open:not-focus-within:sr-only"
    >
      <summary className="flex min-h-touch cursor-pointer items-center rounded-card px-3 text-small font-semibold -outline-offset-3!">
        List of tokens and cells
      </summary>
      {open && (
        <div className="p-2">
          <h2 className="wt-eyebrow px-3 py-1">Combatants</h2>
          <ul>
            {Object.values(view.combatants)
              .filter(stands)
              .map((one) => {
                const pick = on.target?.picks.get(one.id);
                const chosen = on.target?.chosen.includes(one.id) === true;
                return (
                  <li key={one.id}>
                    <button
                      type="button"
                      className={row}
                      aria-pressed={pick ? chosen : undefined}
                      onClick={() => props.onToken(one.id)}
                    >
                      {describeToken(one, view.active)}, {cellName(one.cell)}
                      {pick?.refused
                        ? `. Not now: ${pick.refused.because}`
                        : pick
                          ? chosen
                            ? ', picked'
                            : ', can be picked'
                          : ''}
                    </button>
                  </li>
                );
              })}
          </ul>
          {cells.length > 0 && (
            <>
              <h2 className="wt-eyebrow px-3 py-1">Cells that can be picked</h2>
              <ul>
                {cells.map((cell) => (
                  <li key={`${cell.x},${cell.y}`}>
                    <button
                      type="button"
                      className={row}
                      onClick={() => props.onCell({ x: cell.x, y: cell.y })}
                    >
                      {describeCell(board, cell)}
                      {cell.cost === undefined ? '' : `, ${Math.round(cell.cost * 10) / 10} ${board.unit}`}
                      {(cell.provokes?.length ?? 0) > 0 &&
                        `, provokes ${cell.provokes!.map((id) => view.combatants[id]?.name ?? id).join(', ')}`}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </details>
  );
}
