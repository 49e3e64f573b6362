/** The style shared by all charts: colours and fonts of the app, without animation. */
export const tick = { fill: 'var(--wt-faint)', fontSize: 13 } as const;
export const axis = { stroke: 'var(--wt-edge)', tickLine: false, tick } as const;
export const grid = { stroke: 'var(--wt-line)', strokeDasharray: '2 4' } as const;
export const mark = 'var(--wt-ink)';
export const accent = 'var(--wt-accent)';

/** An axis in percent, with a tick at every quarter where there is room. */
export const percents = {
  type: 'number',
  domain: [0, 100],
  ticks: [0, 25, 50, 75, 100],
  unit: ' %',
  ...axis,
} as const;

/** A probability in percent, rounded to a decimal. */
export const hundredths = (n: number, of: number): number =>
  of === 0 ? 0 : Math.round((1000 * n) / of) / 10;

/** The distances in percent from a share to the ends of its interval, as error bars take them. */
export const reach = (
  { n, low, high }: { readonly n: number; readonly low: number; readonly high: number },
  of: number,
): [number, number] => {
  const at = of === 0 ? 0 : n / of;
  return [Math.max(0, 100 * (at - low)), Math.max(0, 100 * (high - at))];
};

/** The room in pixels between a label and the axis, where recharts draws the ticks. */
export const besideTick = 8;

/** How many letters of a label have room in so many pixels beside the axis. */
export const lettersIn = (pixels: number): number => Math.floor((pixels - besideTick) / 7.5);

/** Shortens a long name to `most` characters. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** A point of a chart: a dot or, where it is highlighted, a diamond. */
export function Dot({
  cx,
  cy,
  payload,
}: {
  readonly cx?: number;
  readonly cy?: number;
  readonly payload?: { readonly loud?: boolean };
}) {
  if (cx === undefined || cy === undefined) return null;
  if (!payload?.loud) return <circle cx={cx} cy={cy} r={5} fill={mark} />;
  return (
    <path
      d={`M${cx} ${cy - 9}L${cx + 9} ${cy}L${cx} ${cy + 9}L${cx - 9} ${cy}Z`}
      fill={accent}
      stroke={mark}
      strokeWidth={2}
    />
  );
}

interface SpanProps {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly payload?: { readonly middle: number; readonly span: readonly [number, number] };
}

/** A bar over a range with a mark at its middle value; just a line if the range is empty. */
export function Span({ x = 0, y = 0, width = 0, height = 0, payload }: SpanProps) {
  if (!payload) return null;
  const { middle, span } = payload;
  const [from, to] = span;
  const at = x + (to > from ? (width * (middle - from)) / (to - from) : 0);
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill={accent} stroke={mark} />
      <rect x={at - 2.5} y={y - 4} width={5} height={height + 8} fill={mark} />
    </g>
  );
}
