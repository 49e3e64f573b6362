import type { LoreRef, LoreShelf } from '../../kernel/lore.ts';

/**
 * Names of things in the book, in lower case. A thing on a sheet may share its name with one of the book; the book then
 * describes its namesake.
 */
export type Names = ReadonlyMap<string, LoreRef>;

/** A part of a text; with a reference if it is a name. */
interface Piece {
  readonly text: string;
  readonly ref?: LoreRef;
}

/** The names of all entries on these shelves, except conditions, whose names are everyday words. */
export const namesOn = (shelves: readonly LoreShelf[]): Names =>
  new Map(
    shelves
      .filter(({ id }) => id !== 'condition')
      .flatMap(({ id: kind, entries }) =>
        entries.map(({ id, name }): [string, LoreRef] => [name.toLowerCase(), { kind, id }]),
      ),
  );

/**
 * The entry that a label names: with all of it, or with everything after its first word, as in "Use Healing draught".
 */
export const namedBy = (names: Names, label: string): LoreRef | undefined => {
  const plain = label.toLowerCase();
  return names.get(plain) ?? names.get(plain.slice(plain.indexOf(' ') + 1));
};

/**
 * Splits a list of things, such as "longsword (both hands), shield", into pieces, with references for those that are
 * names.
 */
export function piecesOf(names: Names, text: string): readonly Piece[] {
  return text.split(/(, | · | \()/).map((piece): Piece => {
    const ref = names.get(piece.toLowerCase());
    return ref ? { text: piece, ref } : { text: piece };
  });
}
