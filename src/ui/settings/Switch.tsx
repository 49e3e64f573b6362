import { cx } from '../kit/cx.ts';

/** A switch; the whole row is its touch target. */
export function Switch({
  label,
  on,
  onChange,
  printed = false,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** Whether its label is printed, as the title of what stands below it. */
  readonly printed?: boolean;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onChange(!on)}
      className={cx('flex min-h-touch w-full items-center gap-4 text-left', printed && 'wt-printed')}
    >
      <span className="min-w-0 flex-1 text-body font-semibold">{label}</span>
      <span
        aria-hidden
        className={cx(
          'print:hidden relative h-7 w-12 shrink-0 rounded-full border-2 transition-colors',
          on ? 'border-accent bg-accent' : 'border-edge bg-sunken',
        )}
      >
        <span
          className={cx(
            'absolute top-0.5 size-5 rounded-full transition-[left]',
            on ? 'left-[22px] bg-on-accent' : 'left-0.5 bg-edge',
          )}
        />
      </span>
    </button>
  );
}
