import type { LoreEntry, LoreRef, LoreShelf } from '../../kernel/lore.ts';
import type { Clause, Rulebook, Ruling } from '../../kernel/rulebook.ts';
import { ruleKind, rulingKind } from '../../store/session.ts';

/** A system's rules and everything that they are about, for looking up. */
export interface Book {
  readonly system: string;
  readonly name: string;
  readonly rules: Rulebook;
  readonly shelves: readonly LoreShelf[];
}

/** What a reference in the book leads to. */
export type Found =
  | { readonly kind: 'rule'; readonly clause: Clause; readonly rulings: readonly Ruling[] }
  | { readonly kind: 'ruling'; readonly ruling: Ruling }
  | { readonly kind: 'entry'; readonly shelf: LoreShelf; readonly entry: LoreEntry };

export function find(book: Book, { kind, id }: LoreRef): Found | null {
  if (kind === ruleKind) {
    const clause = clauseOf(book.rules, id);
    return clause && { kind: 'rule', clause, rulings: rulingsOf(book.rules, id) };
  }
  if (kind === rulingKind) {
    const ruling = book.rules.rulings.find((one) => one.id === id);
    return ruling ? { kind: 'ruling', ruling } : null;
  }
  const shelf = book.shelves.find((one) => one.id === kind);
  const entry = shelf?.entries.find((one) => one.id === id);
  return shelf && entry ? { kind: 'entry', shelf, entry } : null;
}

/** References to the entries that cite a clause or contain this entry. */
export const usersOf = (book: Book, ref: LoreRef): readonly LoreRef[] =>
  book.shelves.flatMap(({ id: kind, entries }) =>
    entries.filter((entry) => uses(entry, ref)).map(({ id }) => ({ kind, id })),
  );

const uses = ({ clauses, has }: LoreEntry, { kind, id }: LoreRef): boolean =>
  kind === ruleKind ? clauses.includes(id) : has.some((one) => one.kind === kind && one.id === id);

export const nameOf = (book: Book, ref: LoreRef): string => {
  const found = find(book, ref);
  return found === null ? ref.id : titleOf(found);
};

/** The title of what was found. */
export function titleOf(found: Found): string {
  switch (found.kind) {
    case 'rule':
      return found.clause.title;
    case 'ruling':
      return found.ruling.question;
    case 'entry':
      return found.entry.name;
  }
}

function clauseOf(rules: Rulebook, id: string): Clause | null {
  for (const section of rules.sections) {
    const clause = section.clauses.find((one) => one.id === id);
    if (clause) return clause;
  }
  return null;
}

const rulingsOf = (rules: Rulebook, id: string): readonly Ruling[] =>
  rules.rulings.filter((ruling) => ruling.clause === id);

/** Kinds of clauses in words for users. */
export const kindWords: { readonly [kind in Clause['kind']]: string } = {
  auto: 'resolved by the table',
  choice: 'a player chooses',
  gm: 'the game master judges',
  data: 'a table',
  between: 'between fights',
};
