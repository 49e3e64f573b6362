import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from 'recharts';
import type { Foreseen } from '../../../store/forecast.ts';
import { percentOf } from '../words.ts';
import { Frame } from './Frame.tsx';
import { accent, axis, grid, hundredths, mark } from './looks.tsx';
import { stepsTo } from './steps.ts';

/**
 * Lengths that at most this share of fights exceeds are merged into one bar: a single fight of 47 rounds would squeeze
 * all others.
 */
const few = 0.02;

/** The distribution of the fights' lengths in rounds. */
export function RoundsChart({ foreseen: { forecast } }: { readonly foreseen: Foreseen }) {
  const { fights, lengths } = forecast;
  const first = lengths[0]?.rounds ?? 1;
  const last = lengths.at(-1)?.rounds ?? 1;
  const beyond = (rounds: number): number =>
    lengths.reduce((sum, one) => (one.rounds > rounds ? sum + one.n : sum), 0);
  let until = first;
  while (until < last && beyond(until) > few * fights) until++;
  const data: { rounds: string; share: number }[] = [];
  for (let rounds = first; rounds <= until; rounds++) {
    const n = lengths.find((one) => one.rounds === rounds)?.n ?? 0;
    data.push({ rounds: String(rounds), share: hundredths(n, fights) });
  }
  if (until < last) {
    const label = until + 1 === last ? String(last) : `${until + 1}+`;
    data.push({ rounds: label, share: hundredths(beyond(until), fights) });
  }
  const steps = stepsTo(Math.max(...data.map(({ share }) => share)));
  return (
    <Frame
      title="The share of the fights by the round in which they end"
      height={220}
      heads={['Round', 'Share of the fights']}
      drawn
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
          <YAxis unit=" %" width={56} domain={[0, steps.at(-1) ?? 1]} ticks={steps} interval={0} {...axis} />
          <Bar dataKey="share" fill={accent} stroke={mark} isAnimationActive={false} />
        </BarChart>
      )}
    </Frame>
  );
}
