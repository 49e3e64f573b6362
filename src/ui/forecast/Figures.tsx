import type { ForecastSoFar } from '../../store/forecast.ts';
import { overOf } from './lengths.ts';
import { percentOf, rangeOf } from './words.ts';

/** The main figures of a forecast. */
export function Figures({ foreseen }: { readonly foreseen: ForecastSoFar }) {
  const { cast, forecast } = foreseen;
  const { fights, party } = forecast;
  const own = cast.sides.filter((one) => one.party).map(({ side }) => side);
  const chance = (share: typeof party.wins) => percentOf(share.n, fights);
  const range = (share: typeof party.wins) => rangeOf(share, fights);
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(min(100%,8rem),40%),1fr))] gap-3 lg:grid-cols-4">
      <Figure
        label={`Won by ${own.join(' and ')}`}
        value={chance(party.wins)}
        note={range(party.wins)}
        loud
      />
      <Figure label="At least one falls" value={chance(party.somebodyOut)} note={range(party.somebodyOut)} />
      <Figure label="All of them fall" value={chance(party.wipedOut)} note={range(party.wipedOut)} />
      <Figure label="Over in round" {...overOf(forecast)} />
    </dl>
  );
}

function Figure(props: {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly loud?: boolean;
}) {
  return (
    <div className="wt-card grid content-start gap-0.5 p-4">
      <dt className="text-small text-faint">{props.label}</dt>
      <dd className={`font-semibold tabular-nums ${props.loud ? 'text-display' : 'text-title'}`}>
        {props.value}
      </dd>
      <dd className="text-fine text-faint tabular-nums">{props.note}</dd>
    </div>
  );
}
