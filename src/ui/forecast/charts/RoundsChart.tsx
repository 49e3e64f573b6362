import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from 'recharts';
import type { Foreseen } from '../../../store/forecast.ts';
import { percentOf } from '../words.ts';
import { Frame } from './Frame.tsx';
import { accent, axis, grid, hundredths, mark } from './looks.tsx';

/** How many rounds the fights took. */
export function RoundsChart({ foreseen: { forecast } }: { readonly foreseen: Foreseen }) {
  const { fights, lengths } = forecast;
  const first = lengths[0]?.rounds ?? 1;
  const last = lengths.at(-1)?.rounds ?? 1;
  const data = Array.from({ length: last - first + 1 }, (_, at) => ({
    rounds: first + at,
    share: hundredths(lengths.find((one) => one.rounds === first + at)?.n ?? 0, fights),
  }));
  return (
    <Frame
      title="How long it takes: the share of the fights by their rounds"
      height={220}
      heads={['Rounds', 'Share of the fights']}
      rows={lengths.map(({ rounds, n }) => [String(rounds), percentOf(n, fights)])}
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
          <YAxis unit=" %" width={56} {...axis} />
          <Bar dataKey="share" fill={accent} stroke={mark} isAnimationActive={false} />
        </BarChart>
      )}
    </Frame>
  );
}
