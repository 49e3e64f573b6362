import type { Json, JsonObject } from '../../kernel/json.ts';
import { isObject, plainId } from '../../store/written.ts';

/** Which places in an encounter kept people take. */

/** The id of the sheet of the pack that a sheet builds on; `null` without one. */
const baseOf = ({ use }: JsonObject): string | null => (typeof use === 'string' ? use : null);
const nameOf = ({ name }: JsonObject): string | null => (typeof name === 'string' ? name : null);

/** Whether two sheets build on the same sheet of the pack, if on any, and have the same name, if any. */
const isNamesake = (one: JsonObject, other: JsonObject): boolean =>
  baseOf(one) === baseOf(other) && nameOf(one) === nameOf(other);

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
