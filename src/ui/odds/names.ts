import type { Id } from '../../kernel/json.ts';
import { useTable } from '../../store/table.ts';
import type { TrackName } from './words.ts';

/** Returns a function from id to name; the id itself if no combatant has it. */
export function useNames(): (id: Id) => string {
  const combatants = useTable((state) => state.view?.combatants);
  return (id) => combatants?.[id]?.name ?? id;
}

/** Returns a function that names a track of a combatant who has several; `null` for a combatant with one. */
export function useTrackNames(): (id: Id, track: string) => TrackName | null {
  const combatants = useTable((state) => state.view?.combatants);
  return (id, name) => {
    const tracks = combatants?.[id]?.tracks ?? {};
    const names = Object.keys(tracks);
    if (names.length < 2) return null;
    const spill = Object.values(tracks).some(({ kind, spills }) => kind === 'slots' && spills !== undefined);
    const place = names.indexOf(name);
    return { label: tracks[name]?.label ?? name, place, rung: spill ? place : null };
  };
}
