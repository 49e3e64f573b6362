import type { Json } from '../../kernel/json.ts';
import type { Catalogue, LibraryItem } from '../../store/library.ts';
import { isObject } from '../../store/written.ts';

/** Somebody who can be put on a side. */
export interface Person {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  /** As an encounter writes it. */
  readonly sheet: Json;
}

/** People of one kind, to choose from. */
export interface PeopleGroup {
  readonly label: string;
  readonly people: readonly Person[];
  /** They are usually against the others. */
  readonly foes?: true;
}

/** Heroes or foes of a pack. */
export const fromPack = (people: Catalogue['pack']['heroes']): readonly Person[] =>
  people.map(({ id, name, about }) => ({ key: `pack/${id}`, name, about, sheet: { use: id } }));

/** Who it is, or what the last fight has made of it. */
function aboutOf(sheet: Json): string {
  const { about, current } = isObject(sheet) ? sheet : {};
  if (typeof about === 'string') return about;
  return current === undefined ? 'Of your own.' : 'As the last fight has left them.';
}

/** People of the user's own. */
export const fromLibrary = (kept: readonly LibraryItem[]): readonly Person[] =>
  kept.map(({ id, name, document }) => ({
    key: `own/${id}`,
    name,
    about: aboutOf(document),
    sheet: document,
  }));

/** None where nobody has been kept. */
export const keptGroup = (people: readonly Person[]): readonly PeopleGroup[] =>
  people.length > 0 ? [{ label: 'Kept people', people }] : [];
