import type { ForecastSoFar, ForecastSubject } from '../../store/forecast.ts';
import { forecast } from '../../store/forecast.ts';
import type { Catalogue } from '../../store/library.ts';
import { useVary } from '../../store/vary.ts';
import { Button } from '../kit/Button.tsx';
import { Balance } from './Balance.tsx';
import { Vary } from './Vary.tsx';

/** Forecasts of a changed encounter; for a fight that has begun, why there are none. */
export function WhatIf(props: {
  readonly of: ForecastSubject;
  readonly foreseen: ForecastSoFar;
  readonly catalogue: Catalogue;
}) {
  const { of, foreseen, catalogue } = props;
  const begun = 'record' in of.subject;
  const foes = useVary((state) => state.foes);
  const error = useVary((state) => state.error);
  if (begun) {
    return (
      <section aria-label="Vary one thing" className="wt-card grid justify-items-start gap-3 p-4">
        <h2 className="text-body font-semibold">Vary one thing</h2>
        <p className="text-small text-faint">
          This fight is in its middle: who is there and what they have left came of what was played, so
          nothing of it is varied. The encounter that it began with can be.
        </p>
        <Button onPress={() => forecast.beginning()}>Forecast it from its beginning</Button>
      </section>
    );
  }
  return (
    <>
      {error && (
        <p role="alert" className="text-harm">
          {error.message}
        </p>
      )}
      {foes && <Vary foes={foes} catalogue={catalogue} />}
      {foes && foes.length > 0 && (
        <Balance key={of.name} of={of} foes={foes} catalogue={catalogue} foreseen={foreseen} />
      )}
    </>
  );
}
