import type { Json } from '../../kernel/json.ts';
import type { BodyPartView, CombatantView, ConditionView, PoolView, Track } from '../../kernel/view.ts';
import { plainId } from '../../store/written.ts';
import { eatersOf, ownPools } from '../tracks/pool.ts';
import { isSlots } from '../tracks/track.ts';

type Written = { readonly [key: string]: Json | undefined };
const isObject = (json: Json | undefined): json is Written =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

type Named<T> = readonly (readonly [string, T])[];

/** What the last fight has left of somebody, as far as it is not as good as new. */
export interface Left {
  readonly out: CombatantView['out'];
  readonly conditions: readonly ConditionView[];
  /** All levels of wounds as soon as one slot is filled, else none. */
  readonly slots: CombatantView['tracks'];
  readonly tracks: Named<Track>;
  readonly gear: Named<Track>;
  readonly pools: Named<PoolView>;
  readonly body: readonly BodyPartView[];
  /** Things of its sheet that are used up, in words: "smoke bomb" for the sheet's `smoke-bomb`. */
  readonly used: readonly string[];
}

/** A gauge has gathered something, something shields, or anything else is not all there. */
const touched = (track: Track): boolean =>
  track.kind === 'gauge' || track.shields !== undefined ? track.left > 0 : track.left < track.max;

/**
 * What is to be seen of somebody between fights. Tracks that are whole and pools that are full are not said. Pools that
 * belong to a turn are not either: only those that the sheet remembers.
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
    used: (Array.isArray(remembered.used) ? remembered.used : [])
      .filter((item) => typeof item === 'string')
      .map((item) => item.replaceAll('-', ' ')),
  };
}

/** Nothing is left of the last fight. */
export const isWhole = ({ out, conditions, slots, tracks, gear, pools, body, used }: Left): boolean =>
  out === null &&
  Object.keys(slots).length === 0 &&
  [conditions, tracks, gear, pools, body, used].every((list) => list.length === 0);

/**
 * Who somebody is, whatever has become of it: the one of the pack that its sheet builds on, or its name, as an id. A sheet of the
 * pack that was written anew builds on nothing any more and still has the name.
 */
const selfOf = (sheet: Json | undefined): string | null => {
  if (!isObject(sheet)) return null;
  const { use, name } = sheet;
  return typeof use === 'string' ? use : typeof name === 'string' ? plainId(name) : null;
};

/** The encounter with kept sheets in the place of the same people; how many of them are in it. */
export function withPeople(
  encounter: Json,
  sheets: readonly Json[],
): { readonly encounter: Json; readonly count: number } {
  if (!isObject(encounter) || !Array.isArray(encounter.combatants)) return { encounter, count: 0 };
  const kept = new Map(sheets.flatMap((sheet) => (selfOf(sheet) === null ? [] : [[selfOf(sheet), sheet]])));
  let count = 0;
  const combatants = encounter.combatants.map((one) => {
    const sheet = isObject(one) ? kept.get(selfOf(one.sheet)) : undefined;
    if (sheet === undefined || !isObject(one)) return one;
    count++;
    kept.delete(selfOf(one.sheet));
    return { ...one, sheet };
  });
  return { encounter: { ...encounter, combatants } as Json, count };
}

/** "your own · 3 of them take part": a copy of a ready-made encounter mostly has its name. */
export const takePartIn = (own: boolean, count: number): string =>
  `${own ? 'your own · ' : ''}${count === 1 ? 'one of them takes part' : `${count} of them take part`}`;
