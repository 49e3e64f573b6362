import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';

export interface Tab<T extends string> {
  readonly id: T;
  readonly label: string;
  readonly icon?: ReactNode;
  /** A small number or word beside the label. */
  readonly badge?: string | undefined;
}

function neighbour(event: KeyboardEvent, at: number, count: number): number | null {
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * Handles arrow keys in a group of elements that match `selector`: moves the focus to the next one and returns it;
 * `null` for other keys.
 */
export function rove(event: KeyboardEvent<HTMLElement>, selector: string): HTMLElement | null {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = all.indexOf(event.target as HTMLElement);
  const next = at < 0 ? null : neighbour(event, at, all.length);
  if (next === null) return null;
  event.preventDefault();
  event.stopPropagation();
  all[next]!.focus();
  return all[next]!;
}

/** Tabs over one panel. `children` is the content of the open one. */
export function Tabs<T extends string>(props: {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly open: T;
  readonly onOpen: (tab: T) => void;
  readonly children: ReactNode;
  readonly className?: string;
  readonly panelClassName?: string;
  /**
   * Which page of the open tab is shown, where it has several: each begins at its top, as each tab does. The focus stays
   * in the panel when what had it is gone.
   */
  readonly page?: string | undefined;
}) {
  const { tabs, open, onOpen, page } = props;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (page !== undefined && isLost) panel.current?.focus({ preventScroll: true });
  });
  return (
    <div className={cx('@container flex min-h-0 flex-col', props.className)}>
      <div
        role="tablist"
        aria-label={props.label}
        onKeyDown={(event) => rove(event, '[role=tab]')?.click()}
        className="flex shrink-0 flex-wrap gap-x-2 border-b border-line px-2 @max-[18rem]:gap-x-0 @max-[18rem]:px-0.5"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === open}
            aria-controls={tab.id === open ? `${id}-panel` : undefined}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => onOpen(tab.id)}
            className={cx(
              'relative flex min-h-touch flex-1 items-center justify-center gap-2 rounded-t-control px-1 text-small font-semibold -outline-offset-3! @max-[18rem]:[&>svg]:hidden',
              tab.id === open
                ? 'text-ink after:absolute after:inset-x-3 after:bottom-[-1px] after:h-[3px] after:rounded-t after:bg-accent'
                : 'text-faint hover:text-ink',
            )}
          >
            {tab.icon}
            {tab.label}
            {tab.badge !== undefined && (
              <span className="rounded-full bg-raised px-2 text-fine text-ink">{tab.badge}</span>
            )}
          </button>
        ))}
      </div>
      <div
        key={`${open} ${page}`}
        ref={panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open}`}
        tabIndex={-1}
        onFocus={() => {
          hadFocus.current = true;
        }}
        onBlur={() => {
          hadFocus.current = false;
        }}
        className={cx('min-h-0 flex-1', props.panelClassName)}
      >
        {props.children}
      </div>
    </div>
  );
}
