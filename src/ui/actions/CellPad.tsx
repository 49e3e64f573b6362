import {
  ArrowDown,
  ArrowDownLeft,
  ArrowDownRight,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpLeft,
  ArrowUpRight,
  MapPin,
} from 'lucide-react';
import { memo } from 'react';
import type { Need } from '../../kernel/port.ts';
import type { Draft } from '../../store/draft.ts';
import { cellsOf } from '../../store/draft.ts';
import { useTable } from '../../store/table.ts';
import { cellName } from '../../store/words.ts';
import { IconButton } from '../kit/IconButton.tsx';
import type { At, Direction } from './cells.ts';
import { directions } from './cells.ts';
import { valueLabel } from './sentence.ts';
import { stepField } from './step.ts';

const arrows: { readonly [direction in Direction]: typeof ArrowUp } = {
  NW: ArrowUpLeft,
  N: ArrowUp,
  NE: ArrowUpRight,
  W: ArrowLeft,
  E: ArrowRight,
  SW: ArrowDownLeft,
  S: ArrowDown,
  SE: ArrowDownRight,
};

const names: { readonly [direction in Direction]: string } = {
  NW: 'north-west',
  N: 'north',
  NE: 'north-east',
  W: 'west',
  E: 'east',
  SW: 'south-west',
  S: 'south',
  SE: 'south-east',
};

type CellNeed = Extract<Need, { kind: 'cell' | 'path' }>;

/** Picks a cell without touching the map: one step at a time over the offered cells. */
export function CellPad({
  draft,
  field,
  need,
}: {
  readonly draft: Draft;
  readonly field: string;
  readonly need: CellNeed;
}) {
  const unit = useTable((state) => state.view?.unit ?? 'm');
  const value = draft.values[field];
  const chosen = (Array.isArray(value) ? value.at(-1) : value) as At | undefined;
  const cells = cellsOf(draft, field);
  const here = chosen && cells.find((cell) => cell.x === chosen.x && cell.y === chosen.y);
  return (
    <div className="flex items-center gap-4">
      <fieldset
        aria-label="Choose a cell step by step"
        className="grid shrink-0 grid-cols-[repeat(3,auto)] gap-2"
      >
        {[...directions.slice(0, 4), null, ...directions.slice(4)].map((direction) => {
          if (direction === null) {
            return (
              <span
                key="middle"
                aria-hidden
                className="grid size-touch-min place-content-center text-small font-bold"
              >
                {chosen ? cellName(chosen) : <MapPin className="size-5 text-faint" />}
              </span>
            );
          }
          return <Arrow key={direction} field={field} direction={direction} />;
        })}
      </fieldset>
      <div className="min-w-0 text-small">
        {chosen ? (
          <>
            <p className="text-number font-semibold">{valueLabel(need, value)}</p>
            {here?.cost !== undefined && (
              <p className="text-faint">
                {here.cost}
                {need.kind === 'path' ? ` of ${need.budget}` : ''} {unit}
              </p>
            )}
          </>
        ) : (
          <p className="text-faint">
            {cells.length === 0
              ? 'No cell is in reach.'
              : 'Tap a lit cell on the map, or step with the arrows.'}
          </p>
        )}
      </div>
    </div>
  );
}

/** A step from the cell of the current draft. Its props do not depend on that cell, so it is rendered only once. */
const Arrow = memo(function Arrow({
  field,
  direction,
}: {
  readonly field: string;
  readonly direction: Direction;
}) {
  const Picture = arrows[direction];
  return (
    <IconButton
      size="min"
      kind="normal"
      label={names[direction]}
      icon={<Picture aria-hidden className="size-5" />}
      onPress={() => stepField(field, direction)}
    />
  );
});
