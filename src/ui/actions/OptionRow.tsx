import { Ban, ChevronRight } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Option } from '../../kernel/port.ts';
import type { CombatantView } from '../../kernel/view.ts';
import { hand } from '../hand/hand.ts';
import { pressable, Reason } from '../kit/Button.tsx';
import { cx } from '../kit/cx.ts';
import type { PopoverHandle } from '../kit/Popover.tsx';
import { NumberKey } from './NumberKey.tsx';
import { CostMark } from './Purse.tsx';

/** A grid with as many columns as fit. */
export const columns = 'grid gap-2 grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]';

/** The same with narrower columns, for a palette of tiles rather than a list. */
export const tiles = 'grid gap-2 grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))]';

/** An option as a row. A tap takes it into the hand; on a greyed one it shows the reason instead. */
export function OptionRow({
  option,
  payer,
  shortcut,
  children,
}: {
  readonly option: Option;
  readonly payer: CombatantView | undefined;
  readonly shortcut?: number | undefined;
  readonly children?: React.ReactNode;
}) {
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
          'grid w-full content-center px-3 py-2 text-left',
          // If the line of odds stays empty it keeps its height, and the text is centred in both lines.
          'has-data-nothing:pt-4 has-data-nothing:pb-0',
          pressable,
          refused
            ? 'min-h-touch-min border border-dashed border-edge text-faint'
            : 'min-h-touch-lg border border-line bg-raised text-ink shadow-card',
        )}
      >
        <span className="flex min-w-0 items-center gap-3">
          {refused && <Ban aria-hidden className="size-4 shrink-0" />}
          <span className={cx('min-w-0 flex-1', refused ? 'text-small' : 'text-body font-semibold')}>
            {option.label}
          </span>
          <CostMark cost={option.cost} payer={payer} />
          <NumberKey number={shortcut} />
          {!refused && option.needs && Object.keys(option.needs).length > 0 && (
            <ChevronRight aria-hidden className="size-4 shrink-0 text-faint pointer-fine:hidden" />
          )}
        </span>
        {!refused && option.note !== undefined && (
          <span className="block text-fine text-faint">{option.note}</span>
        )}
        {children}
      </button>
      {refused && <Reason handle={why} id={whyId} why={refused} />}
    </li>
  );
}
