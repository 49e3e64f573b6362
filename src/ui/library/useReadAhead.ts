import { useEffect } from 'react';
import type { Json } from '../../kernel/json.ts';
import { forecast } from '../../store/forecast.ts';
import type { Preface } from '../../store/library.ts';
import { readAhead } from '../../store/library.ts';
import { watchCalm } from '../kit/calm.ts';
import { sidesAtAGlance } from './glance.ts';

/**
 * For how long nobody may have touched the page before workers are kept busy, in milliseconds. Reading rules takes
 * a moment, a fight in the forecast workers up to half a second of both cores on a tablet.
 */
const calmToRead = 1000;
const calmToPlay = 2500;

/**
 * Preloads while the user looks at the page: first the rules of all systems, so that a fight starts without waiting for
 * them; then a typical fight of each system in the forecast workers, so that forecasts start fast. Runs sequentially
 * and pauses while the page is used, so that a tap in between waits for one step at most.
 */
export function useReadAhead(systems: readonly Preface[] | undefined): void {
  useEffect(() => {
    const calm = watchCalm();
    const prepare = async (): Promise<void> => {
      for (const { id } of systems ?? []) {
        await calm.lasting(calmToRead);
        await readAhead(id);
      }
      for (const { pack } of systems ?? []) {
        await calm.lasting(calmToPlay);
        await playAhead(pack);
      }
    };
    void prepare();
    return calm.end;
  }, [systems]);
}

/** Prepares the forecast workers for an encounter of this pack. */
export function useReadyForecast(pack: Preface['pack']): void {
  useEffect(() => {
    const calm = watchCalm();
    void calm.lasting(calmToPlay).then(() => playAhead(pack));
    return calm.end;
  }, [pack]);
}

async function playAhead({ encounters }: Preface['pack']): Promise<void> {
  const sample = typical(encounters);
  if (sample) await forecast.ready({ encounter: sample });
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
