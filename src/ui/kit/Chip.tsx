import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A short labelled fact. With `onPress` it is a button of full touch height. */
export function Chip(props: {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly tone?: 'plain' | 'harm' | 'gain' | 'warn';
  readonly label?: string;
  readonly onPress?: (chip: HTMLButtonElement) => void;
  readonly pressed?: boolean;
  /** The height of other buttons, for a chip among them. */
  readonly size?: 'touch';
  /** Whether it is printed although it is a button: it says something and leads there, too. */
  readonly printed?: boolean;
}) {
  const { children, icon, tone = 'plain', onPress } = props;
  const look = cx(
    'inline-flex items-center gap-1.5 rounded-full border px-2.5 text-fine font-medium',
    tone === 'plain' && 'border-line bg-raised text-ink',
    tone === 'harm' && 'border-harm text-harm',
    tone === 'gain' && 'border-gain text-gain',
    tone === 'warn' && 'border-warn text-warn',
  );
  if (!onPress) {
    return (
      <span className={cx(look, 'min-h-7')}>
        {icon}
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-pressed={props.pressed}
      onClick={(event) => onPress(event.currentTarget)}
      className={cx(
        look,
        'px-3.5',
        props.size === 'touch' ? 'min-h-touch' : 'min-h-touch-min',
        props.pressed && 'ring-2 ring-accent',
        props.printed && 'wt-printed',
      )}
    >
      {icon}
      {children}
    </button>
  );
}
