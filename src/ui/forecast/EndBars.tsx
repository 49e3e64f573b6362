import type { ForecastSoFar } from '../../store/forecast.ts';
import { SideMark } from '../kit/SideMark.tsx';
import type { SideStyle } from '../kit/sides.ts';
import { EndsChart } from './charts/EndsChart.tsx';
import { percentOf, rangeOf } from './words.ts';

/** The end states of all combatants of a side: a bar each, and how often they are out in the end. */
export function EndBars({
  foreseen,
  style,
}: {
  readonly foreseen: ForecastSoFar;
  readonly style: SideStyle;
}) {
  const { cast, forecast } = foreseen;
  const people = Object.entries(cast.people).filter(([, { side }]) => side === style.side);
  return (
    <section
      aria-label={`How ${style.side} comes out of it`}
      className="wt-card wt-long grid min-w-0 gap-4 p-4"
    >
      <EndsChart
        foreseen={foreseen}
        side={style.side}
        heading={
          <h2 className="mb-2 flex items-center gap-2 text-body font-semibold">
            <SideMark style={style} size={22} quiet />
            {style.side}
          </h2>
        }
      />
      <ul className="grid gap-2">
        {people.map(([who, { name }]) => {
          const falls = forecast.falls[who];
          return (
            <li key={who} className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 font-medium">{name}</span>
              {falls && (
                <span className="text-small text-faint tabular-nums">
                  {`out at the end ${percentOf(falls.n, forecast.fights)} · ${rangeOf(falls, forecast.fights)}`}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
