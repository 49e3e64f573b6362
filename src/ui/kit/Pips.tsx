import { cx } from './cx.ts';

/** Points as dots. Those that the draft would spend are drawn as ghosts: outlined in the ghost's colour. */
export function Pips(props: {
  readonly label: string;
  readonly value: number;
  readonly max?: number | undefined;
  /** The number of points that would be spent. */
  readonly spend?: number;
  /** The number of points that can be used; the others are there but blocked, and are struck through. */
  readonly usable?: number | undefined;
  readonly size?: 'small' | 'normal';
}) {
  const { label, value, spend = 0, size = 'normal' } = props;
  const max = Math.max(props.max ?? value, value);
  const usable = Math.min(value, props.usable ?? value);
  const words = `${label}: ${value}${props.max === undefined ? '' : ` of ${props.max}`}${usable < value ? `, ${usable} can be used` : ''}${spend > 0 ? `, ${spend} would be spent` : ''}`;
  return (
    <span
      role="img"
      aria-label={words}
      className={cx('inline-flex flex-wrap', size === 'small' ? 'gap-0.5' : 'gap-1')}
    >
      {Array.from({ length: max }, (_, i) => {
        const kept = i >= usable && i < value;
        const ghost = !kept && i < usable && i >= usable - spend;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
            key={i}
            className={cx(
              'rounded-full border-2',
              size === 'small' ? 'size-2.5' : 'size-4',
              i >= value && 'border-edge',
              kept && 'wt-eaten border-edge',
              i < usable && !ghost && 'border-accent bg-accent',
              ghost && 'border-dashed border-ghost',
            )}
          />
        );
      })}
    </span>
  );
}
