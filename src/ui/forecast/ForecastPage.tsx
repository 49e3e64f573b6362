import { Undo2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ForecastSubject } from '../../store/forecast.ts';
import { forecast, useForecast } from '../../store/forecast.ts';
import { useCatalogue } from '../../store/library.ts';
import { session } from '../../store/session.ts';
import { useSettings } from '../../store/settings.ts';
import { TableFailure } from '../../store/table.ts';
import { useVary, vary } from '../../store/vary.ts';
import { Button } from '../kit/Button.tsx';
import { DeadEnd } from '../library/DeadEnd.tsx';
import { Page } from '../library/Page.tsx';
import { Wrong } from '../library/Wrong.tsx';
import { Figures } from './Figures.tsx';
import { Progress } from './Progress.tsx';
import { usePaced } from './pace.ts';

const body = () => import('./ForecastBody.tsx');
const ForecastBody = lazy(async () => ({ default: (await body()).ForecastBody }));

/**
 * The forecast page: a fight played to its end up to 2,400 times from its current state. `fight` is the id of a fight
 * of the library; `null` for the encounter that was handed over.
 */
export function ForecastPage({ fight }: { readonly fight: string | null }) {
  const of = useForecast((state) => state.of);
  const foreseen = useForecast((state) => state.foreseen);
  const error = useForecast((state) => state.error);
  const status = useForecast((state) => state.status);
  const proposed = useForecast((state) => state.before !== null);
  const gm = useSettings((state) => state.eyes === 'gm');
  const catalogue = useCatalogue(of?.system ?? null);
  useEffect(() => {
    // Not for players: it would reveal the state of their foes.
    if (fight === null) forecast.recall();
    else if (gm) void forecast.fight(fight);
    return () => forecast.leave();
  }, [fight, gm]);
  useEffect(() => void body(), []);
  const system = of?.system ?? null;
  useEffect(() => {
    session.speakOf(system);
    return () => session.speakOf(null);
  }, [system]);
  const varied = useVaried(of);
  const drawn = usePaced(foreseen, foreseen?.forecast.fights ?? 0, status === 'running');
  // Shown all at once, since parts that arrive later would move what a finger is about to touch.
  const complete = useOnce(varied && !catalogue.isPending);
  if (fight !== null && !gm) {
    return (
      <Page wide title="Forecast">
        <p className="text-faint">How a fight will end is for the game master’s eyes.</p>
      </Page>
    );
  }
  return (
    <Page wide title={of ? `How ${of.name} will end` : 'Forecast'}>
      <div className="wt-flow grid grid-cols-[minmax(0,1fr)] gap-4 pb-16">
        {!of && error && <DeadEnd title="This fight cannot be forecast." why={error.message} />}
        {!of && !error && status !== 'running' && (
          <DeadEnd title="Nothing is being forecast." why="Begin it from a fight or an encounter." />
        )}
        {of && error && <Wrong what={`${of.name} cannot be forecast.`} error={new TableFailure(error)} />}
        {of?.told !== undefined && <p className="text-small text-warn">{of.told}</p>}
        {of && proposed && (
          <div className="wt-noprint">
            <Button icon={<Undo2 aria-hidden className="size-5" />} onPress={() => forecast.back()}>
              Back to the proposals
            </Button>
          </div>
        )}
        {of && <Progress />}
        {foreseen && drawn && (
          <>
            <Figures foreseen={foreseen} />
            <Suspense fallback={<OneMoment />}>
              {complete ? (
                <ForecastBody of={of} foreseen={drawn} catalogue={catalogue.data ?? null} />
              ) : (
                <OneMoment />
              )}
            </Suspense>
          </>
        )}
      </div>
    </Page>
  );
}

const OneMoment = () => <p className="text-faint">One moment …</p>;

/** Requests what can be varied in the encounter. Returns whether that is known, has failed, or does not apply. */
function useVaried(of: ForecastSubject | null): boolean {
  useEffect(() => {
    if (of) void vary.begin(of);
    return () => vary.leave();
  }, [of]);
  const known = useVary((state) => state.foes !== null || state.error !== null);
  return known || (of !== null && 'record' in of.subject);
}

/** Whether something has been true at any time since the component was mounted. */
function useOnce(now: boolean): boolean {
  const [once, setOnce] = useState(now);
  if (now && !once) setOnce(true);
  return once || now;
}
