import { useEffect } from 'react';
import type { Json } from '../../kernel/json.ts';
import { forecast } from '../../store/forecast.ts';
import type { Preface } from '../../store/library.ts';
import { readAhead } from '../../store/library.ts';
import { sidesAtAGlance } from './glance.ts';

/** So long nothing is asked of a worker before it is kept busy, in milliseconds. */
const calm = 1000;

/**
 * Makes everything ready while somebody looks at the page: reads the rules of systems, so that what is begun need not wait
 * for them, then has a fight of each played where forecasts are played, so that how one will end is told at once. One
 * after the other, so that a tap in between waits for one at the most.
 */
export function useReadAhead(systems: readonly Preface[] | undefined): void {
  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setTimeout>;
    const inCalm = (deed: (system: Preface) => Promise<unknown>): Promise<void> =>
      new Promise((done) => {
        timer = setTimeout(async () => {
          for (const system of systems ?? []) if (isHere) await deed(system);
          if (isHere) done();
        }, calm);
      });
    void inCalm(({ id }) => readAhead(id)).then(() =>
      inCalm(async ({ pack: { encounters } }) => {
        const sample = typical(encounters);
        if (sample) await forecast.ready({ encounter: sample });
      }),
    );
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [systems]);
}

/** How an encounter of these rules will end may be asked next. */
export function useReadyForecast({ encounters }: Preface['pack']): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const sample = typical(encounters);
      if (sample) void forecast.ready({ encounter: sample });
    }, calm);
    return () => clearTimeout(timer);
  }, [encounters]);
}

/** A fight of more than two meets most of the rules; a duel leaves half of them to be compiled later. */
function typical(encounters: Preface['pack']['encounters']): Json | undefined {
  const { encounter } =
    encounters.find((one) => sidesAtAGlance(one.encounter).some(({ count }) => count > 1)) ??
    encounters[0] ??
    {};
  return encounter;
}
