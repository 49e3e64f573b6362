import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from 'recharts';
import type { ForecastSoFar } from '../../../store/forecast.ts';
import { barsOf } from '../lengths.ts';
import { percentOf } from '../words.ts';
import { Frame } from './Frame.tsx';
import { accent, axis, grid, hundredths, mark } from './looks.tsx';
import { stepsTo } from './steps.ts';

/** The distribution of the fights' lengths in rounds. */
export function RoundsChart({ foreseen: { forecast } }: { readonly foreseen: ForecastSoFar }) {
  const { bars, rows } = barsOf(forecast);
  const { fights } = forecast;
  const data = bars.map(({ label, n }) => ({ rounds: label, share: hundredths(n, fights) }));
  const steps = stepsTo(Math.max(...data.map(({ share }) => share)));
  return (
    <Frame
      title="The share of the fights by the round in which they end"
      height={220}
      heads={['Round', 'Share of the fights']}
      drawn
      rows={rows.map(({ label, n }) => [label, percentOf(n, fights)])}
    >
      {(width) => (
        <BarChart
          width={width}
          height={220}
          data={data}
          margin={{ top: 12, right: 12, bottom: 4, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid {...grid} vertical={false} />
          <XAxis dataKey="rounds" height={28} {...axis} />
          <YAxis unit=" %" width={56} domain={[0, steps.at(-1) ?? 1]} ticks={steps} interval={0} {...axis} />
          <Bar dataKey="share" fill={accent} stroke={mark} isAnimationActive={false} />
        </BarChart>
      )}
    </Frame>
  );
}
