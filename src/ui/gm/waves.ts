import type { WaveView } from '../../protocol/messages.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';

const none: readonly WaveView[] = [];

/** The waves still to come; none for players' eyes. */
export function useWaves(): readonly WaveView[] {
  const gm = useSettings((state) => state.eyes === 'gm');
  const waves = useTable((state) => state.waves);
  return gm ? waves : none;
}

/** When a wave comes: "wave in round 3". */
export function whenWords({ round, held }: Pick<WaveView, 'round' | 'held'>): string {
  if (held) return 'wave held back';
  return round === null ? 'wave, when called' : `wave in round ${round}`;
}

/** The people of a wave: "Wolf × 2, Ogre". ("2 Wolves" would need plural forms.) */
export function peopleWords(people: WaveView['people']): string {
  const count = new Map<string, number>();
  for (const { name } of people) count.set(name, (count.get(name) ?? 0) + 1);
  return [...count].map(([name, times]) => (times === 1 ? name : `${name} × ${times}`)).join(', ');
}
