import type { LoreRef, LoreShelf } from '../../kernel/lore.ts';

/**
 * Which of the words on a screen are names of things in the book. A sheet may have a thing of its own under a name of
 * the book: then the book tells of its namesake.
 */
export type Names = ReadonlyMap<string, LoreRef>;

/** A piece of a text, with what it is the name of. */
export interface Piece {
  readonly text: string;
  readonly ref?: LoreRef;
}

/** The names of everything on these shelves but conditions, whose words are everyday ones. */
export const namesOn = (shelves: readonly LoreShelf[]): Names =>
  new Map(
    shelves
      .filter(({ id }) => id !== 'condition')
      .flatMap(({ id: kind, entries }) =>
        entries.map(({ id, name }): [string, LoreRef] => [name.toLowerCase(), { kind, id }]),
      ),
  );

/** What a label is the name of: all of it, or all after its first word, as in "Use Healing draught". */
export const namedBy = (names: Names, label: string): LoreRef | undefined => {
  const plain = label.toLowerCase();
  return names.get(plain) ?? names.get(plain.slice(plain.indexOf(' ') + 1));
};

/** A list of things, "longsword (both hands), shield", with those that are names. */
export function piecesOf(names: Names, text: string): readonly Piece[] {
  return text.split(/(, | · | \()/).map((piece): Piece => {
    const ref = names.get(piece.toLowerCase());
    return ref ? { text: piece, ref } : { text: piece };
  });
}
