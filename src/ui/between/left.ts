import type { Json, JsonObject } from '../../kernel/json.ts';
import type {
  BodyPartView,
  CombatantView,
  ConditionView,
  NoteView,
  PoolView,
  Track,
} from '../../kernel/view.ts';
import { isObject, plainId } from '../../store/written.ts';
import { eatersOf, ownPools } from '../tracks/pool.ts';
import { isSlots } from '../tracks/track.ts';

type Named<T> = readonly (readonly [string, T])[];

/** What the last fight has left of a combatant; only what differs from its fresh state. */
export interface Left {
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

/** The id of the sheet of the pack that a sheet builds on; `null` without one. */
const baseOf = ({ use }: JsonObject): string | null => (typeof use === 'string' ? use : null);
const nameOf = ({ name }: JsonObject): string | null => (typeof name === 'string' ? name : null);

/** Whether two sheets build on the same sheet of the pack, if on any, and have the same name, if any. */
const isNamesake = (one: JsonObject, other: JsonObject): boolean =>
  baseOf(one) === baseOf(other) && nameOf(one) === nameOf(other);

/** The keys of what a fight leaves on a sheet, in the words of the schema of its system's sheets. */
export function rememberedIn(schema: Json | undefined): readonly string[] {
  const current = isObject(schema) && isObject(schema.properties) ? schema.properties.current : undefined;
  return isObject(current) && isObject(current.properties) ? Object.keys(current.properties) : [];
}

/**
 * Whether two sheets are of one person, whatever has become of it: by the sheet of the pack that they build on. One that
 * was written out in full no longer refers to the pack, and is known by its name.
 */
function isSelf(one: JsonObject, other: JsonObject): boolean {
  if (baseOf(one) === null && baseOf(other) === null) return nameOf(one) === nameOf(other);
  const [id, same] = [one, other].map((sheet) => baseOf(sheet) ?? plainId(nameOf(sheet) ?? ''));
  return id === same;
}

/** The sheet of a combatant as an encounter states it; `null` if it says of nobody whose it is. */
function sheetIn(combatant: Json): JsonObject | null {
  const sheet = isObject(combatant) ? combatant.sheet : undefined;
  return isObject(sheet) && (baseOf(sheet) ?? nameOf(sheet)) !== null ? sheet : null;
}

const listOf = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : []);

/** A combatant of an encounter with a kept sheet in place of its own, and without what its place says of its state. */
function withSheet(
  { now, ...others }: JsonObject,
  sheet: JsonObject,
  remembered: readonly string[],
): JsonObject {
  const stays = isObject(now) ? Object.entries(now).filter(([key]) => !remembered.includes(key)) : [];
  return { ...others, ...(stays.length > 0 && { now: Object.fromEntries(stays) }), sheet };
}

/**
 * The encounter with each kept sheet in place of a combatant with the same identity, and the number of replaced sheets.
 * Each kept sheet is used once, first for those who have its name. Whoever comes with a wave takes part, too. It comes
 * as it is: what the encounter says of the state of whoever stood there gives way to what sheets remember
 * (`remembered`); where and how somebody stands remains.
 */
export function withPeople(
  encounter: Json,
  sheets: readonly Json[],
  remembered: readonly string[],
): { readonly encounter: Json; readonly count: number } {
  if (!isObject(encounter)) return { encounter, count: 0 };
  const waves = listOf(encounter.waves).filter(isObject);
  const places = [encounter, ...waves].flatMap(({ combatants }) => listOf(combatants));
  const free = sheets.filter(isObject);
  const taken = new Map<Json, JsonObject>();
  for (const isSame of [isNamesake, isSelf]) {
    for (const place of places) {
      const sheet = taken.has(place) ? null : sheetIn(place);
      const at = sheet === null ? -1 : free.findIndex((one) => isSame(one, sheet));
      const [mine] = at < 0 ? [] : free.splice(at, 1);
      if (mine) taken.set(place, mine);
    }
  }
  const placed = (part: JsonObject): JsonObject => ({
    ...part,
    combatants: listOf(part.combatants).map((one) => {
      const sheet = taken.get(one);
      return sheet && isObject(one) ? withSheet(one, sheet, remembered) : one;
    }),
  });
  const changed = waves.length > 0 ? { ...placed(encounter), waves: waves.map(placed) } : placed(encounter);
  return { encounter: taken.size > 0 ? changed : encounter, count: taken.size };
}

/**
 * How many of the kept people are in an encounter: "your own · 3 of them take part". "Your own" tells a copy apart from
 * the ready-made encounter, since both usually have the same name.
 */
export const takePartIn = (own: boolean, count: number): string =>
  `${own ? 'your own · ' : ''}${count === 1 ? 'one of them takes part' : `${count} of them take part`}`;
