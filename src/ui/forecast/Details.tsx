import type { ReactNode } from 'react';
import type { ForecastSoFar } from '../../store/forecast.ts';
import { cx } from '../kit/cx.ts';
import { ChanceChart } from './charts/ChanceChart.tsx';
import { RoundsChart } from './charts/RoundsChart.tsx';
import { SpentChart } from './charts/SpentChart.tsx';
import { isSpent, spendingOf } from './spending.ts';
import { fellerIn, percentOf } from './words.ts';

/** What the fight costs the members of the party. */
export function Spent({ foreseen }: { readonly foreseen: ForecastSoFar }) {
  const spends = spendingOf(foreseen).some(isSpent);
  return (
    <Detail long title="What it costs" empty={spends ? null : 'Hardly anything is spent for good.'}>
      {(heading) => <SpentChart foreseen={foreseen} heading={heading} />}
    </Detail>
  );
}

/** How long the fights are, in rounds. */
export function Length({ foreseen }: { readonly foreseen: ForecastSoFar }) {
  return (
    <Detail title="How long it takes" empty={null}>
      <RoundsChart foreseen={foreseen} />
    </Detail>
  );
}

/** Who takes whom out: the three most likely for each combatant. */
export function Felled({ foreseen: { cast, forecast } }: { readonly foreseen: ForecastSoFar }) {
  const rows = Object.entries(cast.people).flatMap(([who, { name }]) => {
    const by = (forecast.people[who]?.felledBy ?? []).slice(0, 3);
    return by.length > 0 ? [{ who, name, by }] : [];
  });
  return (
    <Detail
      long
      title="Who takes whom out"
      hint="In so many of the fights; the likeliest three for each."
      empty={rows.length > 0 ? null : 'Nobody has fallen yet.'}
    >
      <table className="w-full text-table tabular-nums">
        <thead>
          <tr className="text-left text-[0.93em] text-faint">
            <th scope="col" className="pr-3 pb-1 font-normal">
              Who falls
            </th>
            <th scope="col" className="pb-1 font-normal">
              By
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ who, name, by }) => (
            <tr key={who} className="border-t border-line align-baseline">
              <th scope="row" className="py-1.5 pr-3 text-left font-medium">
                {name}
              </th>
              <td className="py-1.5">
                <ul className="flex flex-wrap gap-x-4 gap-y-1">
                  {by.map(({ by: whom, n }) => (
                    <li key={whom}>
                      {fellerIn(cast, whom)}{' '}
                      <span className="text-faint">{percentOf(n, forecast.fights)}</span>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Detail>
  );
}

/** How the chance of the party changes with who falls first. */
export function Swing({ foreseen: { cast, forecast } }: { readonly foreseen: ForecastSoFar }) {
  const first = Object.entries(cast.people)
    .map(([who, { name }]) => ({ name, first: forecast.people[who]?.whenFirst }))
    .flatMap(({ name, first }) => (first && first.fights > 0 ? [{ name, ...first }] : []))
    .sort((a, b) => a.wins.n / a.fights - b.wins.n / b.fights);
  const overall = forecast.party.wins.n / forecast.fights;
  return (
    <Detail long title="What the first fall means" empty={first.length > 0 ? null : 'Nobody has fallen yet.'}>
      {(heading) => (
        <ChanceChart
          title="The chance of the party once this one was the first to fall; the line is its chance in all of these fights"
          heading={heading}
          over="First to fall"
          names
          line={{ at: overall, label: percentOf(forecast.party.wins.n, forecast.fights) }}
          points={first.map(({ name, fights, wins }) => ({ label: name, fights, wins }))}
        />
      )}
    </Detail>
  );
}

function Detail(props: {
  readonly title: string;
  /** Whether it has a line for everybody: then it may be printed on two pages. */
  readonly long?: boolean;
  readonly hint?: string;
  /** The text shown instead of the content; `null` if there is content. */
  readonly empty: string | null;
  /** A chart that may be printed on two pages takes the heading, so that no page ends with it. */
  readonly children: ReactNode | ((heading: ReactNode) => ReactNode);
}) {
  const { title, long = false, hint, empty, children } = props;
  if (typeof children === 'function' && empty === null) {
    return (
      <section aria-label={title} className="wt-card wt-long grid content-start p-4">
        {children(<h2 className="mb-1 text-body font-semibold">{title}</h2>)}
      </section>
    );
  }
  return (
    <section aria-label={title} className={cx('wt-card grid content-start gap-3 p-4', long && 'wt-long')}>
      <h2 className="text-body font-semibold">{title}</h2>
      {empty !== null && <p className="text-small text-faint">{empty}</p>}
      {empty === null && hint !== undefined && <p className="text-small text-faint">{hint}</p>}
      {empty === null && typeof children !== 'function' && children}
    </section>
  );
}
