import type { ReactNode } from 'react';
import type { Foreseen } from '../../store/forecast.ts';
import { ChanceChart, SpentChart } from './lateCharts.tsx';
import { fightsOf, percentOf, spanOf } from './words.ts';

/** What the fight costs those who come out of it. */
export function Spent({ foreseen }: { readonly foreseen: Foreseen }) {
  const { cast, forecast } = foreseen;
  const rows = Object.entries(cast.people)
    .filter(([, { party }]) => party)
    .flatMap(([who, { name, pools }]) =>
      Object.entries(forecast.people[who]?.spent ?? {}).map(([pool, spread]) => ({
        key: `${who}/${pool}`,
        cells: [name, pools[pool]?.label ?? pool, spanOf(spread), String(spread.p50)],
      })),
    );
  return (
    <Figures
      title="What it costs"
      heads={['Who', 'What', 'Spent', 'Middle']}
      rows={rows}
      chart={<SpentChart foreseen={foreseen} />}
    >
      Nothing is spent for good.
    </Figures>
  );
}

/** Who takes whom out. */
export function Felled({ foreseen: { cast, forecast } }: { readonly foreseen: Foreseen }) {
  const nameOf = (who: string): string => cast.people[who]?.name ?? 'Nobody else';
  const rows = Object.keys(cast.people).flatMap((who) =>
    (forecast.people[who]?.felledBy ?? []).slice(0, 3).map(({ by, n }) => ({
      key: `${who}/${by}`,
      cells: [nameOf(who), nameOf(by), percentOf(n, forecast.fights)],
    })),
  );
  return (
    <Figures title="Who takes whom out" heads={['Who falls', 'By', 'In so many fights']} rows={rows}>
      Nobody has fallen yet.
    </Figures>
  );
}

/** What the first fall does to the chance of the party. */
export function Swing({ foreseen: { cast, forecast } }: { readonly foreseen: Foreseen }) {
  const first = Object.entries(cast.people)
    .map(([who, { name }]) => ({ who, name, first: forecast.people[who]?.whenFirst }))
    .flatMap(({ who, name, first }) => (first && first.fights > 0 ? [{ who, name, ...first }] : []))
    .sort((a, b) => a.wins.n / a.fights - b.wins.n / b.fights);
  const rows = first.map(({ who, name, fights, wins }) => ({
    key: who,
    cells: [name, fightsOf(fights), percentOf(wins.n, fights)],
  }));
  const overall = forecast.party.wins.n / forecast.fights;
  return (
    <Figures
      title="What the first fall means"
      heads={['First to fall', 'That came up in', 'The party then wins']}
      rows={rows}
      chart={
        <ChanceChart
          title="The chance of the party once this one was the first to fall; the line is its chance as it begins"
          over="First to fall"
          names
          line={{ at: overall, label: percentOf(forecast.party.wins.n, forecast.fights) }}
          points={first.map(({ name, fights, wins }) => ({ label: name, fights, wins }))}
        />
      }
    >
      Nobody has fallen yet.
    </Figures>
  );
}

function Figures(props: {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
  /** Said when there are no rows. */
  readonly children: ReactNode;
  readonly chart?: ReactNode;
}) {
  return (
    <section aria-label={props.title} className="wt-card grid content-start gap-3 p-4">
      <h2 className="text-body font-semibold">{props.title}</h2>
      {props.rows.length === 0 && <p className="text-small text-faint">{props.children}</p>}
      {props.rows.length > 0 && props.chart}
      {props.rows.length > 0 && (
        <table className="w-full text-small tabular-nums">
          <thead>
            <tr className="text-left text-fine text-faint">
              {props.heads.map((head, at) => (
                <th key={head} scope="col" className={`pb-1 font-normal ${at > 1 ? 'text-right' : ''}`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.rows.map(({ key, cells }) => (
              <tr key={key} className="border-t border-line">
                {cells.map((cell, at) => (
                  <td key={props.heads[at]} className={`py-1.5 pr-2 last:pr-0 ${at > 1 ? 'text-right' : ''}`}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
