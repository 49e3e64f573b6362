import type { Cell, Id, Json } from '../../kernel/json.ts';
import type { Encounter, Written } from '../../store/written.ts';
import { freeId, isObject, numberedName, overlayTo, plainId, without } from '../../store/written.ts';
import type { Person } from '../folk/person.ts';
import { fieldsOf, listOf, peopleIn } from './written.ts';

/** Everybody's ids, also of those who come in later. */
const idsIn = (document: Json): ReadonlySet<string> => {
  const waves = listOf(fieldsOf(document).waves).flatMap(({ combatants }) => listOf(combatants));
  return new Set([...listOf(fieldsOf(document).combatants), ...waves].map(({ id }) => String(id)));
};

const withAll = (document: Json, combatants: readonly Written[]): Json =>
  ({ ...fieldsOf(document), combatants }) as unknown as Json;

const withOne = (document: Json, who: Id, edit: (one: Written) => Written): Json =>
  withAll(
    document,
    listOf(fieldsOf(document).combatants).map((one) => (one.id === who ? edit(one) : one)),
  );

/** One more of somebody; of several the second and later have numbers, as in quick fights. */
export function addPerson(document: Json, { name, sheet }: Person, side: string, { x, y }: Cell): Json {
  const { use } = fieldsOf(sheet);
  const base = plainId(typeof use === 'string' ? use : name);
  const taken = idsIn(document);
  const id = freeId(base, (one) => taken.has(one));
  const numbered = isObject(sheet) && id !== base ? { ...sheet, name: numberedName(name, base, id) } : sheet;
  const one = { id, side, cell: { x, y }, sheet: numbered } as unknown as Written;
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

/** Away with somebody, and with whatever the encounter says of it elsewhere: whom it rides, that it is surprised. */
export const removePerson = (document: Json, who: Id): Json =>
  without(
    { ...fieldsOf(document), combatants: listOf(fieldsOf(document).combatants) } as unknown as Encounter,
    who,
  ) as unknown as Json;

/** Under another name; an empty one is the name of the pack again. */
export function renamePerson(document: Json, who: Id, name: string): Json {
  const one = peopleIn(document).find(({ id }) => id === who);
  if (!one || !isObject(one.sheet) || (one.sheet.name ?? '') === name.trim()) return document;
  const { name: _, ...rest } = one.sheet;
  const sheet = name.trim() === '' ? rest : { ...one.sheet, name: name.trim() };
  return withOne(document, who, (fields) => ({ ...fields, sheet: sheet as Json }));
}

/**
 * Somebody with another sheet, which is given in full. One that builds on one of the pack does so still, and says only what is other
 * than on `base`, the sheet there.
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
