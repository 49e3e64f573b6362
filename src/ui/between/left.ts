import type { Json } from '../../kernel/json.ts';
import type {
  BodyPartView,
  CombatantView,
  ConditionView,
  NoteView,
  PoolView,
  Track,
} from '../../kernel/view.ts';
import { isObject } from '../../store/written.ts';
import { eatersOf, ownPools } from '../tracks/pool.ts';
import { isSlots } from '../tracks/track.ts';

type Named<T> = readonly (readonly [string, T])[];

/** What the last fight has left of a combatant; only what differs from its fresh state. */
interface Left {
  readonly out: CombatantView['out'];
  readonly conditions: readonly ConditionView[];
  /** All levels of wounds if a slot of any is filled, else empty. */
  readonly slots: CombatantView['tracks'];
  readonly tracks: Named<Track>;
  readonly gear: Named<Track>;
  readonly pools: Named<PoolView>;
  readonly body: readonly BodyPartView[];
  /** What is told of it in words alone. */
  readonly notes: readonly NoteView[];
  /** Used-up things of its sheet by their names there; those of the book in words: "smoke bomb" for `smoke-bomb`. */
  readonly used: readonly string[];
}

/**
 * Whether a track differs from its fresh state: a gauge or a shield has something in it, or any other track has lost
 * some.
 */
const touched = (track: Track): boolean =>
  track.kind === 'gauge' || track.shields !== undefined ? track.left > 0 : track.left < track.max;

/**
 * What to show of a combatant between fights. Leaves out undamaged tracks and full pools, and pools that belong to a
 * turn: only those are shown that its sheet records.
 */
export function leftOf(seen: CombatantView, sheet: Json): Left {
  const remembered = isObject(sheet) && isObject(sheet.current) ? sheet.current : {};
  const tracks = Object.entries(seen.tracks);
  const slots = tracks.filter(([, track]) => isSlots(track));
  const spent = ([name, pool]: readonly [string, PoolView]): boolean =>
    name in remembered &&
    (pool.max === undefined
      ? pool.value > 0
      : pool.value < pool.max || eatersOf(seen.pools, name).length > 0);
  return {
    out: seen.out,
    conditions: seen.conditions,
    slots: slots.some(([, track]) => touched(track)) ? Object.fromEntries(slots) : {},
    tracks: tracks.filter(([, track]) => !isSlots(track) && !track.gear && touched(track)),
    gear: tracks.filter(([, track]) => track.gear && touched(track)),
    pools: ownPools(seen.pools).filter(spent),
    body: seen.body?.filter(({ injury }) => injury) ?? [],
    notes: seen.notes.filter(({ left }) => left),
    used: usedUp(remembered.used, sheet),
  };
}

function usedUp(used: Json | undefined, sheet: Json): readonly string[] {
  const names = ownNames(sheet);
  return (Array.isArray(used) ? used : [])
    .filter((item) => typeof item === 'string')
    .map((item) => names.get(item) ?? item.replaceAll('-', ' '));
}

/** The names of all things that are written on a sheet itself, by their ids. */
function ownNames(json: Json | undefined, names = new Map<string, string>()): ReadonlyMap<string, string> {
  if (Array.isArray(json)) for (const one of json) ownNames(one, names);
  if (!isObject(json)) return names;
  if (typeof json.id === 'string' && typeof json.name === 'string') names.set(json.id, json.name);
  for (const one of Object.values(json)) ownNames(one, names);
  return names;
}

/** Whether nothing is left of the last fight. */
export const isWhole = ({ out, conditions, slots, tracks, gear, pools, body, notes, used }: Left): boolean =>
  out === null &&
  Object.keys(slots).length === 0 &&
  [conditions, tracks, gear, pools, body, notes, used].every((list) => list.length === 0);

/** The keys of what a fight leaves on a sheet, in the words of the schema of its system's sheets. */
export function rememberedIn(schema: Json | undefined): readonly string[] {
  const current = isObject(schema) && isObject(schema.properties) ? schema.properties.current : undefined;
  return isObject(current) && isObject(current.properties) ? Object.keys(current.properties) : [];
}
