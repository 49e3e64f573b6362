import type { ForecastSoFar } from '../../store/forecast.ts';
import { spanOf } from './words.ts';

type Forecast = ForecastSoFar['forecast'];

/**
 * Lengths that at most this share of fights exceeds are merged into one bar: a single fight of 47 rounds would squeeze
 * all others.
 */
const few = 0.02;

/** How many fights ended in a round, or in none. */
interface Ended {
  readonly label: string;
  readonly n: number;
}

/** In which rounds fights ended. The longest ones may not have ended: they were all broken off in the same round. */
function endedIn({ lengths, endless }: Pick<Forecast, 'lengths' | 'endless'>): Forecast['lengths'] {
  const last = lengths.at(-1);
  if (!last || endless === 0) return lengths;
  const ended = last.n - endless;
  return [...lengths.slice(0, -1), ...(ended > 0 ? [{ ...last, n: ended }] : [])];
}

/** The lengths of fights in rounds as the bars of a chart, the longest merged, and as the rows of a table. */
export function barsOf(forecast: Pick<Forecast, 'fights' | 'lengths' | 'endless'>): {
  readonly bars: readonly Ended[];
  readonly rows: readonly Ended[];
} {
  const { fights, endless } = forecast;
  const ended = endedIn(forecast);
  const broken = endless > 0 ? [{ label: 'not over', n: endless }] : [];
  const rows = [...ended.map(({ rounds, n }) => ({ label: String(rounds), n })), ...broken];
  const first = ended[0]?.rounds;
  const last = ended.at(-1)?.rounds;
  if (first === undefined || last === undefined) return { bars: broken, rows };
  const beyond = (rounds: number): number =>
    ended.reduce((sum, one) => (one.rounds > rounds ? sum + one.n : sum), 0);
  let until = first;
  while (until < last && beyond(until) > few * fights) until++;
  const bars: Ended[] = [];
  for (let rounds = first; rounds <= until; rounds++) {
    bars.push({ label: String(rounds), n: ended.find((one) => one.rounds === rounds)?.n ?? 0 });
  }
  if (until < last) {
    bars.push({ label: until + 1 === last ? String(last) : `${until + 1}+`, n: beyond(until) });
  }
  return { bars: [...bars, ...broken], rows };
}

/** In which rounds most fights are over, in words; those that were broken off were not over by then. */
export function overOf({ fights, endless, rounds }: Pick<Forecast, 'fights' | 'endless' | 'rounds'>): {
  readonly value: string;
  readonly note: string;
} {
  const half = 2 * endless >= fights && endless > 0 ? 'less than half' : 'half';
  return {
    value: endless > 0 && 10 * endless >= fights ? `${rounds.p10} or later` : spanOf(rounds),
    note: `${half} of the fights by round ${rounds.p50}`,
  };
}
