import { Hourglass } from 'lucide-react';
import { peopleWords, useWaves, whenWords } from '../gm/waves.ts';

/** The waves still to come, at the end of the bar. For the game master's eyes only. */
export function WaveChips() {
  return useWaves().map((wave) => (
    <span
      key={wave.id}
      role="img"
      aria-label={`${wave.name}: ${whenWords(wave)}, ${peopleWords(wave.people)}`}
      title={`${wave.name}: ${peopleWords(wave.people)}`}
      className="flex h-[3.5em] w-[5em] shrink-0 flex-col items-center justify-center gap-0.5 rounded-control border border-dashed border-edge px-1 text-center text-faint"
    >
      <Hourglass aria-hidden className="size-[0.875em] shrink-0" />
      <span className="text-[0.6875em] leading-[1.18]">{whenWords(wave)}</span>
    </span>
  ));
}
