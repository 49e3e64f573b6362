import { cx } from '../kit/cx.ts';

/** SVG outlines of dice seen from above, in a box of 24 by 24. */
const outlines: { readonly [sides: number]: string } = {
  4: 'M12 2.5L22 20.5H2Z',
  6: 'M4.5 3.5h15a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Z',
  8: 'M12 1.5L22 12L12 22.5L2 12Z',
  10: 'M12 1.5L22.5 10.5L18.5 19.5H5.5L1.5 10.5Z',
  12: 'M12 1.5L20 5.2L23 13L18 20.5L12 22.5L6 20.5L1 13L4 5.2Z',
  20: 'M12 1.2L21.4 6.6V17.4L12 22.8L2.6 17.4V6.6Z',
};

const outline = (sides: number): string => outlines[sides] ?? (outlines[sides === 100 ? 10 : 6] as string);

/** A die with its face. Real dice are marked with a dot and in the label. */
export function DieFace({
  sides,
  face,
  real = false,
  size = 28,
  undecided = false,
}: {
  readonly sides: number;
  readonly face: string;
  readonly real?: boolean;
  readonly size?: number;
  readonly undecided?: boolean;
}) {
  const words = `d${sides}${undecided ? '' : `: ${face}`}${real ? ', a real die' : ''}`;
  return (
    <svg
      role="img"
      aria-label={words}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={cx('shrink-0', undecided && 'text-faint')}
    >
      <path
        d={outline(sides)}
        fill="var(--wt-sunken)"
        stroke={real ? 'var(--wt-accent)' : 'var(--wt-edge)'}
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      <text
        x={12}
        y={sides === 4 ? 15 : 12.4}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={face.length > 2 ? 8 : face.length > 1 ? 9.5 : 11}
        fontWeight={700}
        fill="currentColor"
      >
        {face}
      </text>
      {real && <circle cx={20.5} cy={20.5} r={3} fill="var(--wt-accent)" stroke="var(--wt-panel)" />}
    </svg>
  );
}
