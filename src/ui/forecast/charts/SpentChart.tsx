import type { ReactNode } from 'react';
import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from 'recharts';
import type { ForecastSoFar } from '../../../store/forecast.ts';
import { isSpent, spendingOf } from '../spending.ts';
import { spanOf } from '../words.ts';
import { Frame } from './Frame.tsx';
import { axis, grid, lettersIn, percents, Span, shortened } from './looks.tsx';

/** What the party spends of each pool: a bar from the 10 % to the 90 % quantile, with a mark at the median. */
export function SpentChart({
  foreseen,
  heading,
}: {
  readonly foreseen: ForecastSoFar;
  readonly heading: ReactNode;
}) {
  const rows = spendingOf(foreseen);
  // Pools spent from in fewer than 10 of 100 fights are listed only in the table.
  const spent = rows.filter(isSpent);
  if (spent.length === 0) return null;
  const data = spent.map(({ label, had, spread }) => ({
    label,
    span: [(100 * spread.p10) / had, (100 * spread.p90) / had] as const,
    middle: (100 * spread.p50) / had,
  }));
  const height = 40 + 34 * spent.length;
  const room = (width: number) => Math.min(190, Math.floor(width * 0.42));
  return (
    <Frame
      title="Spent of what they have, from 10 to 90 of 100 fights; the mark is the middle"
      heading={heading}
      height={height}
      heads={['Whose', 'Spent', 'Middle', 'Of']}
      rows={rows.map(({ label, had, spread }) => [label, spanOf(spread), String(spread.p50), String(had)])}
    >
      {(width) => (
        <BarChart
          layout="vertical"
          width={width}
          height={height}
          data={data}
          margin={{ top: 4, right: 28, bottom: 4, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid {...grid} horizontal={false} />
          <XAxis {...percents} interval={0} allowDataOverflow height={28} />
          <YAxis
            type="category"
            dataKey="label"
            interval={0}
            width={room(width)}
            tickFormatter={(name: string) => shortened(name, lettersIn(room(width)))}
            {...axis}
          />
          <Bar dataKey="span" shape={<Span />} barSize={14} isAnimationActive={false} />
        </BarChart>
      )}
    </Frame>
  );
}
