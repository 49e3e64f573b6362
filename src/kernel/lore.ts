/**
 * A system's content for the compendium, one entry per thing: labelled figures, tags, and the ids of the clauses that
 * govern it. The text of clauses is in the rulebook.
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
  /** Its properties, in a word or two each: "thrown", "light". */
  readonly tags: readonly string[];
  /** The ids of the clauses that explain it; the most important first. */
  readonly clauses: readonly string[];
  /** Entries of other shelves that belong to it: what a combatant carries and can do. */
  readonly has: readonly LoreRef[];
}

/** A reference to an entry: the id of its shelf and its own. */
export interface LoreRef {
  readonly kind: string;
  readonly id: string;
}

/** All entries of one kind. */
export interface LoreShelf {
  /** The kind, as used in addresses (URLs): `weapon`. */
  readonly id: string;
  /** The name of one of them: "Weapon". */
  readonly one: string;
  readonly many: string;
  readonly entries: readonly LoreEntry[];
}

/** A figure; one whose value is `null`, `undefined`, `false` or empty is left out. */
export type Figure = readonly [
  label: string,
  value: string | number | false | null | undefined,
  clause?: string | undefined,
];

/** A system's description of one of its things, from which `entryOf` makes an entry. */
export interface Card {
  readonly figures?: readonly Figure[];
  readonly tags?: readonly (string | false | null | undefined)[];
  /** Clauses besides those that its figures cite. */
  readonly clauses?: readonly string[];
}

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly about?: string;
}

const isSaid = <T>(value: T | false | null | undefined | ''): value is T =>
  value !== false && value !== null && value !== undefined && value !== '';

/** A shelf of one kind of things. */
export const shelf = <T extends Thing>(
  head: Pick<LoreShelf, 'id' | 'one' | 'many'>,
  things: readonly T[],
  card: (thing: T) => Card,
): LoreShelf => ({
  ...head,
  entries: things.map((thing) => entryOf(thing, card(thing))),
});

/** The entry of a thing: its card with empty figures and tags left out and each clause listed once. */
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
