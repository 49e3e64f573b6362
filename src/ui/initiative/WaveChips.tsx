import { Hourglass } from 'lucide-react';
import { peopleWords, useWaves, whenWords } from '../gm/waves.ts';

/** At the end of the bar: who is still to come, for the game master's eyes. */
export function WaveChips() {
  return useWaves().map((wave) => (
    <span
      key={wave.id}
      role="img"
      aria-label={`${wave.name}: ${whenWords(wave)}, ${peopleWords(wave.people)}`}
      title={`${wave.name}: ${peopleWords(wave.people)}`}
      className="flex h-14 w-20 shrink-0 flex-col items-center justify-center gap-0.5 rounded-control border border-dashed border-edge px-1 text-center text-[0.6875rem] leading-[0.8125rem] text-faint"
    >
      <Hourglass aria-hidden className="size-3.5 shrink-0" />
      {whenWords(wave)}
    </span>
  ));
}
