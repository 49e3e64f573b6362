import type { Id, Json } from '../../kernel/json.ts';
import type { Catalogue, LibraryItem } from '../../store/library.ts';
import { freeId, isObject, numberedName, plainId } from '../../store/written.ts';
import type { SideStyle } from '../kit/sides.ts';

/** A person who can be put on a side. */
export interface Person {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  /** The sheet as an encounter contains it. */
  readonly sheet: Json;
}

/** People of one kind, to choose from. */
export interface PeopleGroup {
  readonly label: string;
  readonly people: readonly Person[];
  /** Whether they are usually enemies of the others. */
  readonly foes?: true;
}

/** The heroes or foes of a pack. */
export const fromPack = (people: Catalogue['pack']['heroes']): readonly Person[] =>
  people.map(({ id, name, about }) => ({ key: `pack/${id}`, name, about, sheet: { use: id } }));

/** A line about a person: its sheet's own, or whether a fight has left its mark. */
function aboutOf(sheet: Json): string {
  const { about, current } = isObject(sheet) ? sheet : {};
  if (typeof about === 'string') return about;
  return current === undefined ? 'Of your own.' : 'As the last fight has left them.';
}

/** The kept sheets of the user. */
export const fromLibrary = (kept: readonly LibraryItem[]): readonly Person[] =>
  kept.map(({ id, name, document }) => ({
    key: `own/${id}`,
    name,
    about: aboutOf(document),
    sheet: document,
  }));

/** The group of kept people; no group if there are none. */
export const keptGroup = (people: readonly Person[]): readonly PeopleGroup[] =>
  people.length > 0 ? [{ label: 'Kept people', people }] : [];

/** The side that somebody usually joins: a foe that against the party, anybody else the party. Things have their own. */
export function usualSide(sides: readonly SideStyle[], foe: boolean): string | undefined {
  const [first, second] = sides.filter(({ look }) => look !== 'thing');
  return ((foe && second) || first)?.side;
}

/**
 * A person as somebody new in a fight. From the second of a name on, id and name get a number, as in the editor. `names`:
 * those of everybody in the fight or still to come.
 */
export function newcomer(
  { name, sheet }: Person,
  isTaken: (id: Id) => boolean,
  names: readonly string[],
): { readonly id: Id; readonly name: string; readonly sheet: Json } {
  const base = plainId(name);
  const called = (id: Id): string => numberedName(name, base, id);
  const id = freeId(base, (one) => isTaken(one) || names.includes(called(one)));
  return {
    id,
    name: called(id),
    sheet: isObject(sheet) && id !== base ? { ...sheet, name: called(id) } : sheet,
  };
}
