import { cx } from './cx.ts';

/** Points one by one. Those that the choice in the making would spend are ghosts: outlined in the ghost's colour. */
export function Pips(props: {
  readonly label: string;
  readonly value: number;
  readonly max?: number | undefined;
  /** How many would be spent. */
  readonly spend?: number;
  readonly size?: 'small' | 'normal';
}) {
  const { label, value, spend = 0, size = 'normal' } = props;
  const max = Math.max(props.max ?? value, value);
  const words = `${label}: ${value}${props.max === undefined ? '' : ` of ${props.max}`}${spend > 0 ? `, ${spend} would be spent` : ''}`;
  return (
    <span
      role="img"
      aria-label={words}
      className={cx('inline-flex flex-wrap', size === 'small' ? 'gap-0.5' : 'gap-1')}
    >
      {Array.from({ length: max }, (_, i) => {
        const ghost = i < value && i >= value - spend;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
            key={i}
            className={cx(
              'rounded-full border-2',
              size === 'small' ? 'size-2.5' : 'size-4',
              i >= value && 'border-edge',
              i < value && !ghost && 'border-accent bg-accent',
              ghost && 'border-dashed border-ghost',
            )}
          />
        );
      })}
    </span>
  );
}
