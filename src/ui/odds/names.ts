import type { Id } from '../../kernel/json.ts';
import type { TrackName } from '../../store/odds-words.ts';
import { trackName } from '../../store/odds-words.ts';
import { useTable } from '../../store/table.ts';

/** Returns a function from id to name; the id itself if no combatant has it. */
export function useNames(): (id: Id) => string {
  const combatants = useTable((state) => state.view?.combatants);
  return (id) => combatants?.[id]?.name ?? id;
}

/** Returns a function that names a track of a combatant who has several; `null` for a combatant with one. */
export function useTrackNames(): (id: Id, track: string) => TrackName | null {
  const combatants = useTable((state) => state.view?.combatants);
  return (id, track) => trackName(combatants?.[id]?.tracks, track);
}
