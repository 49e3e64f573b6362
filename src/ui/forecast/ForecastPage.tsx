import { useEffect } from 'react';
import { forecast, useForecast } from '../../store/forecast.ts';
import { useCatalogue } from '../../store/library.ts';
import { useSettings } from '../../store/settings.ts';
import { sidesOf } from '../kit/sides.ts';
import { Page } from '../library/Page.tsx';
import { Felled, Spent, Swing } from './Details.tsx';
import { EndBars } from './EndBars.tsx';
import { Figures } from './Figures.tsx';
import { RoundsChart } from './lateCharts.tsx';
import { Progress } from './Progress.tsx';
import { Tactics } from './Tactics.tsx';
import { WatchFights } from './WatchFights.tsx';
import { WhatIf } from './WhatIf.tsx';

/**
 * How a fight will end: the fight itself, played to its end two thousand times from where it stands. `fight` names one of
 * the library; otherwise it is what was handed over.
 */
export function ForecastPage({ fight }: { readonly fight: string | null }) {
  const of = useForecast((state) => state.of);
  const foreseen = useForecast((state) => state.foreseen);
  const error = useForecast((state) => state.error);
  const gm = useSettings((state) => state.eyes === 'gm');
  const catalogue = useCatalogue(of?.system ?? '');
  useEffect(() => {
    // It would tell players what is left of their foes.
    if (fight !== null && gm) void forecast.fight(fight);
    return () => forecast.leave();
  }, [fight, gm]);
  const styles = foreseen
    ? sidesOf({
        combatants: Object.fromEntries(foreseen.cast.sides.map(({ side }) => [side, { side }])),
      })
    : [];
  if (fight !== null && !gm) {
    return (
      <Page wide title="Forecast">
        <p className="text-faint">How a fight will end is for the game master’s eyes.</p>
      </Page>
    );
  }
  return (
    <Page wide title={of ? `How ${of.name} will end` : 'Forecast'}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-16">
        {!of && (
          <p className="text-faint">Nothing is being forecast: begin it from a fight or an encounter.</p>
        )}
        {error && (
          <p role="alert" className="text-harm">
            {error.path === undefined ? error.message : `${error.path}: ${error.message}`}
          </p>
        )}
        {of && <Progress />}
        {foreseen && (
          <>
            <Figures foreseen={foreseen} />
            <div className="grid items-start gap-4 lg:grid-cols-2">
              {styles.map((style) => (
                <EndBars key={style.side} foreseen={foreseen} style={style} />
              ))}
            </div>
            {of && catalogue.data && <WhatIf of={of} foreseen={foreseen} catalogue={catalogue.data} />}
            {catalogue.data && <Tactics foreseen={foreseen} catalogue={catalogue.data} />}
            <section aria-label="How long it takes" className="wt-card min-w-0 p-4">
              <RoundsChart foreseen={foreseen} />
            </section>
            <div className="grid items-start gap-4 md:grid-cols-2">
              <Spent foreseen={foreseen} />
              <Swing foreseen={foreseen} />
              <Felled foreseen={foreseen} />
              <WatchFights foreseen={foreseen} />
            </div>
          </>
        )}
      </div>
    </Page>
  );
}
