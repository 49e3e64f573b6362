import { Ban } from 'lucide-react';
import { memo, useId, useRef } from 'react';
import { hand } from '../hand/hand.ts';
import { pressable, Reason } from '../kit/Button.tsx';
import { cx } from '../kit/cx.ts';
import type { PopoverHandle } from '../kit/Popover.tsx';
import { TileOdds } from '../odds/TileOdds.tsx';
import { NumberKey } from './NumberKey.tsx';
import { CostMark } from './Purse.tsx';
import type { TileData } from './tile.ts';
import { sameTile } from './tile.ts';

/**
 * An option of a turn as a tile of the palette. A tap takes it into the hand; on a greyed one it shows the reason
 * instead.
 */
export const OptionTile = memo(function OptionTile({ option, payer, shortcut }: TileData) {
  const why = useRef<PopoverHandle>(null);
  const whyId = useId();
  const { refused } = option;
  return (
    <li className="grid grid-cols-1">
      <button
        type="button"
        aria-disabled={refused ? true : undefined}
        aria-describedby={refused ? whyId : undefined}
        aria-keyshortcuts={shortcut === undefined ? undefined : String(shortcut)}
        onClick={(event) => (refused ? why.current?.open(event.currentTarget) : hand.arm(option))}
        className={cx(
          'flex min-h-touch-lg w-full flex-col justify-center gap-0.5 px-3 py-2 text-left',
          pressable,
          refused
            ? 'border border-dashed border-edge text-faint'
            : 'border border-line bg-raised text-ink shadow-card',
        )}
      >
        <span className="flex w-full items-center gap-2">
          {refused && <Ban aria-hidden className="size-4 shrink-0" />}
          <span className={cx('min-w-0 flex-1', refused ? 'text-small' : 'text-body font-semibold')}>
            {option.label}
          </span>
          <NumberKey number={shortcut} />
        </span>
        {!refused && (
          <span className="flex w-full flex-wrap items-center gap-x-2 text-fine text-faint">
            <CostMark cost={option.cost} payer={payer} />
            {option.note !== undefined && <span className="line-clamp-2 min-w-0">{option.note}</span>}
          </span>
        )}
        <TileOdds option={option} />
      </button>
      {refused && <Reason handle={why} id={whyId} why={refused} />}
    </li>
  );
}, sameTile);
