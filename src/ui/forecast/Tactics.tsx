import type { ForecastSoFar, ForecastSubject } from '../../store/forecast.ts';
import { forecast, useForecast } from '../../store/forecast.ts';
import type { Catalogue } from '../../store/library.ts';
import { Select } from '../kit/Select.tsx';
import { sidesLater } from './later.ts';

/** The tactic that each side is assumed to play, one that only comes later too, with a way to change it. */
export function Tactics({
  of,
  foreseen,
  catalogue,
}: {
  readonly of: ForecastSubject | null;
  readonly foreseen: ForecastSoFar;
  readonly catalogue: Catalogue;
}) {
  const there = foreseen.cast.sides.map(({ side }) => side);
  const later = of ? sidesLater(encounterOf(of), there) : [];
  return (
    <section aria-label="How they play" className="wt-card grid gap-3 p-4">
      <h2 className="text-body font-semibold">How they play</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        {[...there, ...later].map((side) => (
          <Tactic key={side} side={side} catalogue={catalogue} />
        ))}
      </div>
    </section>
  );
}

const encounterOf = ({ subject }: ForecastSubject) =>
  'encounter' in subject ? subject.encounter : subject.record.encounter;

function Tactic({ side, catalogue }: { readonly side: string; readonly catalogue: Catalogue }) {
  const value = useForecast((state) => state.tactics[side]) ?? catalogue.defaultTactic;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1">
      <Select
        label={side}
        value={value}
        options={catalogue.tactics.map((one) => [one.id, one.foresees ? `${one.label} (slow)` : one.label])}
        onPick={(tactic) => forecast.play(side, tactic)}
      />
      <p className="text-fine text-faint">{catalogue.tactics.find((one) => one.id === value)?.about}</p>
    </div>
  );
}
