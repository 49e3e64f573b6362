import { memo } from 'react';
import type { ForecastSoFar, ForecastSubject } from '../../store/forecast.ts';
import type { Catalogue } from '../../store/library.ts';
import { sidesOf } from '../kit/sides.ts';
import { Felled, Length, Spent, Swing } from './Details.tsx';
import { EndBars } from './EndBars.tsx';
import { laterWords } from './later.ts';
import { Rulings } from './Rulings.tsx';
import { Tactics } from './Tactics.tsx';
import { WatchFights } from './WatchFights.tsx';
import { WhatIf } from './WhatIf.tsx';

/** Everything below the main figures. Loaded on demand, because it imports the chart library. */
export const ForecastBody = memo(function ForecastBody(props: {
  readonly of: ForecastSubject | null;
  readonly foreseen: ForecastSoFar;
  readonly catalogue: Catalogue | null;
}) {
  const { of, foreseen, catalogue } = props;
  const styles = sidesOf({
    combatants: Object.fromEntries(foreseen.cast.sides.map(({ side }) => [side, { side }])),
  });
  return (
    <>
      <div className="wt-flow grid items-start gap-4 lg:grid-cols-2">
        {styles.map((style) => (
          <EndBars key={style.side} foreseen={foreseen} style={style} />
        ))}
      </div>
      <div className="wt-flow grid items-start gap-4 md:grid-cols-2">
        <Spent foreseen={foreseen} />
        <Length foreseen={foreseen} />
      </div>
      {catalogue && <Tactics of={of} foreseen={foreseen} catalogue={catalogue} />}
      {of && catalogue && <Later of={of} catalogue={catalogue} />}
      {of && catalogue && <Rulings of={of} catalogue={catalogue} />}
      {of && catalogue && <WhatIf of={of} foreseen={foreseen} catalogue={catalogue} />}
      <div className="wt-flow grid items-start gap-4 md:grid-cols-2">
        <Felled foreseen={foreseen} />
        <div className="wt-flow grid grid-cols-[minmax(0,1fr)] gap-4">
          <Swing foreseen={foreseen} />
          <WatchFights foreseen={foreseen} />
        </div>
      </div>
    </>
  );
});

/** The waves that come in later. */
function Later({ of, catalogue }: { readonly of: ForecastSubject; readonly catalogue: Catalogue }) {
  if (!('encounter' in of.subject)) return null;
  const { heroes, foes } = catalogue.pack;
  const lines = laterWords(of.subject.encounter, [...heroes, ...foes]);
  if (lines.length === 0) return null;
  return (
    <section aria-label="Who comes later" className="wt-card grid gap-1 p-4">
      <h2 className="text-body font-semibold">Who comes later</h2>
      {lines.map((line) => (
        <p key={line} className="text-small">
          {line}
        </p>
      ))}
    </section>
  );
}
