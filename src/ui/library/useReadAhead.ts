import { useEffect } from 'react';
import type { Json } from '../../kernel/json.ts';
import { forecast } from '../../store/forecast.ts';
import type { Preface } from '../../store/library.ts';
import { readAhead } from '../../store/library.ts';
import { sidesAtAGlance } from './glance.ts';

/** The delay before workers are kept busy, in milliseconds. */
const calm = 1000;

/**
 * Preloads while the user looks at the page: first the rules of all systems, so that a fight starts without waiting for
 * them; then a typical fight of each system in the forecast workers, so that forecasts start fast. Runs sequentially,
 * so that a tap in between waits for one step at most.
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

/** Prepares the forecast workers for an encounter of this pack. */
export function useReadyForecast({ encounters }: Preface['pack']): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const sample = typical(encounters);
      if (sample) void forecast.ready({ encounter: sample });
    }, calm);
    return () => clearTimeout(timer);
  }, [encounters]);
}

/**
 * An encounter with more than one combatant on a side, as it needs most of the rules: a duel would leave half of them
 * to be compiled later.
 */
function typical(encounters: Preface['pack']['encounters']): Json | undefined {
  const { encounter } =
    encounters.find((one) => sidesAtAGlance(one.encounter).some(({ count }) => count > 1)) ??
    encounters[0] ??
    {};
  return encounter;
}
