import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { rove } from './Tabs.tsx';

interface Segment<T extends string> {
  readonly id: T;
  readonly label: string;
  readonly icon?: ReactNode;
}

/** A choice of one among a few, all visible. */
export function Segmented<T extends string>(props: {
  readonly label: string;
  readonly segments: readonly Segment<T>[];
  readonly value: T | null;
  readonly onPick: (id: T) => void;
  readonly size?: 'min' | 'normal';
  readonly className?: string;
}) {
  const { segments, value, onPick, size = 'normal' } = props;
  // Tab leads to the one that is on, or to the first where none is.
  const stop = segments.find(({ id }) => id === value) ?? segments[0];
  return (
    <div
      role="radiogroup"
      aria-label={props.label}
      onKeyDown={(event) => rove(event, '[role=radio]')?.click()}
      className={cx('flex flex-wrap gap-2 rounded-control border border-line bg-sunken p-1', props.className)}
    >
      {segments.map((one) => {
        const on = one.id === value;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a radio input cannot hold a picture and a label in one target
          <button
            key={one.id}
            type="button"
            role="radio"
            aria-checked={on}
            tabIndex={one === stop ? 0 : -1}
            onClick={() => onPick(one.id)}
            className={cx(
              'flex flex-1 items-center justify-center gap-2 rounded-md px-3 text-small font-medium',
              size === 'min' ? 'min-h-touch-min' : 'min-h-touch',
              on ? 'bg-raised text-ink shadow-card ring-1 ring-edge' : 'text-faint hover:text-ink',
            )}
          >
            {one.icon}
            {one.label}
          </button>
        );
      })}
    </div>
  );
}
