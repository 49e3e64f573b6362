/**
 * What a system's content is, thing by thing, for looking up: figures by name, short tags, the clauses that govern it.
 * Nothing here says what a clause says.
 */

export interface LoreFigure {
  readonly label: string;
  readonly value: string;
  readonly clause?: string;
}

export interface LoreEntry {
  /** Unique on its shelf. */
  readonly id: string;
  readonly name: string;
  readonly about?: string;
  readonly figures: readonly LoreFigure[];
  /** What it is besides, in a word or two each: "thrown", "light". */
  readonly tags: readonly string[];
  /** The clauses that say what all this means; the one that matters most first. */
  readonly clauses: readonly string[];
  /** Entries of other shelves that belong to it: what somebody carries and can do. */
  readonly has: readonly LoreRef[];
}

/** Where an entry stands. */
export interface LoreRef {
  readonly kind: string;
  readonly id: string;
}

/** Entries of one kind. */
export interface LoreShelf {
  /** The kind, as addresses write it: `weapon`. */
  readonly id: string;
  /** What one of them is called: "Weapon". */
  readonly one: string;
  readonly many: string;
  readonly entries: readonly LoreEntry[];
}

/** A figure that is not worth saying is left out: nothing, `false`, an empty text. */
export type Figure = readonly [
  label: string,
  value: string | number | false | null | undefined,
  clause?: string | undefined,
];

/** What a system says of one of its things. */
export interface Card {
  readonly figures?: readonly Figure[];
  readonly tags?: readonly (string | false | null | undefined)[];
  /** Besides those that its figures cite. */
  readonly clauses?: readonly string[];
}

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly about?: string;
}

const isSaid = <T>(value: T | false | null | undefined | ''): value is T =>
  value !== false && value !== null && value !== undefined && value !== '';

/** One kind of things, each with what its card says. */
export const shelf = <T extends Thing>(
  head: Pick<LoreShelf, 'id' | 'one' | 'many'>,
  things: readonly T[],
  card: (thing: T) => Card,
): LoreShelf => ({
  ...head,
  entries: things.map((thing) => entryOf(thing, card(thing))),
});

/** A thing with its card, written out. */
export function entryOf({ id, name, about }: Thing, card: Card): LoreEntry {
  const figures = (card.figures ?? []).flatMap(([label, value, clause]): LoreFigure[] =>
    isSaid(value) ? [{ label, value: `${value}`, ...(clause !== undefined && { clause }) }] : [],
  );
  return {
    id,
    name,
    ...(about !== undefined && { about }),
    figures,
    tags: (card.tags ?? []).filter(isSaid),
    clauses: [...new Set([...(card.clauses ?? []), ...figures.flatMap(({ clause }) => clause ?? [])])],
    has: [],
  };
}
