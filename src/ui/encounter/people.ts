import type { Cell, Id, Json } from '../../kernel/json.ts';
import type { Encounter, Written } from '../../store/written.ts';
import { isObject, overlayTo, without } from '../../store/written.ts';
import type { Person } from '../folk/person.ts';
import { newcomer } from '../folk/person.ts';
import { fieldsOf, listOf, peopleIn } from './written.ts';

/** All combatants, including waves. */
function everybodyIn(document: Json): readonly Written[] {
  const waves = listOf(fieldsOf(document).waves).flatMap(({ combatants }) => listOf(combatants));
  return [...listOf(fieldsOf(document).combatants), ...waves];
}

const idsIn = (document: Json): ReadonlySet<string> =>
  new Set(everybodyIn(document).map(({ id }) => String(id)));

const withAll = (document: Json, combatants: readonly Written[]): Json =>
  ({ ...fieldsOf(document), combatants }) as unknown as Json;

const withOne = (document: Json, who: Id, edit: (one: Written) => Written): Json =>
  withAll(
    document,
    listOf(fieldsOf(document).combatants).map((one) => (one.id === who ? edit(one) : one)),
  );

/** The names that combatants have been given, including those of waves. */
const namesIn = (document: Json): readonly string[] =>
  everybodyIn(document).flatMap(({ sheet }) =>
    isObject(sheet) && typeof sheet.name === 'string' ? [sheet.name] : [],
  );

/** Adds a combatant. From the second of a name on, id and name get a number, as in quick fights. */
export function addPerson(document: Json, person: Person, side: string, { x, y }: Cell): Json {
  const taken = idsIn(document);
  const { id, sheet } = newcomer(person, (one) => taken.has(one), namesIn(document));
  const one = { id, side, cell: { x, y }, sheet } as unknown as Written;
  return withAll(document, [...listOf(fieldsOf(document).combatants), one]);
}

export function movePerson(document: Json, who: Id, { x, y }: Cell): Json {
  const one = peopleIn(document).find(({ id }) => id === who);
  if (!one || (one.cell.x === x && one.cell.y === y)) return document;
  return withOne(document, who, (fields) => ({
    ...fields,
    cell: { ...fieldsOf(fields.cell), x, y } as Json,
  }));
}

/** Removes a combatant and all mentions of it elsewhere in the encounter, such as riders or surprise. */
export const removePerson = (document: Json, who: Id): Json =>
  without(
    { ...fieldsOf(document), combatants: listOf(fieldsOf(document).combatants) } as unknown as Encounter,
    who,
  ) as unknown as Json;

/** Renames a combatant; an empty name restores that of the pack. */
export function renamePerson(document: Json, who: Id, name: string): Json {
  const one = peopleIn(document).find(({ id }) => id === who);
  if (!one || !isObject(one.sheet) || (one.sheet.name ?? '') === name.trim()) return document;
  const { name: _, ...rest } = one.sheet;
  const sheet = name.trim() === '' ? rest : { ...one.sheet, name: name.trim() };
  return withOne(document, who, (fields) => ({ ...fields, sheet: sheet as Json }));
}

/**
 * Sets the sheet of a combatant, given in full. If its sheet builds on one of the pack, only the differences from that
 * (`base`) are written, unless they cannot be expressed so.
 */
export const setSheet = (document: Json, who: Id, full: Json, base: Json | null): Json =>
  withOne(document, who, ({ sheet, ...rest }) => {
    const { use } = fieldsOf(sheet);
    const over = base === null || use === undefined ? null : overlayTo(base, full);
    return { ...rest, sheet: over === null ? full : ({ use, ...fieldsOf(over) } as Json) };
  });

export function changeSide(document: Json, who: Id, side: string): Json {
  const one = peopleIn(document).find(({ id }) => id === who);
  if (!one || one.side === side) return document;
  return withOne(document, who, (fields) => ({ ...fields, side }));
}
