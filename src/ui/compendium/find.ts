import type { Clause, Rulebook } from '../../kernel/rulebook.ts';

export interface Found {
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** The clauses that contain the words as they are typed, wherever they stand; everything when nothing is typed. */
export function findClauses(book: Rulebook, typed: string): readonly Found[] {
  const wanted = typed.trim().toLowerCase();
  const hits = (clause: Clause): boolean =>
    wanted === '' || `${clause.id} ${clause.title} ${clause.text}`.toLowerCase().includes(wanted);
  return book.sections
    .map((section) => ({ title: section.title, clauses: section.clauses.filter(hits) }))
    .filter((section) => section.clauses.length > 0);
}

export const clauseOf = (book: Rulebook, id: string): Clause | null => {
  for (const section of book.sections) {
    const clause = section.clauses.find((one) => one.id === id);
    if (clause) return clause;
  }
  return null;
};

/** What kind of rule it is, for people. */
export const kindWords: { readonly [kind in Clause['kind']]: string } = {
  auto: 'resolved by the table',
  choice: 'a player chooses',
  gm: 'the game master judges',
  data: 'a table',
  between: 'between fights',
};
