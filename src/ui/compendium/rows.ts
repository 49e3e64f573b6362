import type { LoreRef } from '../../kernel/lore.ts';
import { isSwitchable } from '../../store/rulings.ts';
import { ruleKind, rulingKind } from '../../store/session.ts';
import type { Book } from './book.ts';
import type { Search } from './search.ts';

/** A row of the compendium's list. */
export type Row =
  | { readonly row: 'heading'; readonly title: string }
  /** A rule or a ruling in full, for reading rather than searching. */
  | { readonly row: 'text'; readonly ref: LoreRef }
  | { readonly row: 'entry'; readonly ref: LoreRef };

/** The kinds of entries with their counts: rules first, then rulings that can be switched, then the shelves. */
export const kindsOf = ({
  rules,
  shelves,
}: Book): readonly { id: string; label: string; count: number }[] => [
  {
    id: ruleKind,
    label: 'Rules',
    count: rules.sections.reduce((sum, { clauses }) => sum + clauses.length, 0),
  },
  ...rulingsIn(rules),
  ...shelves.map(({ id, many, entries }) => ({ id, label: many, count: entries.length })),
];

const rulingsIn = ({ rulings }: Book['rules']) => {
  const count = rulings.filter(isSwitchable).length;
  return count === 0 ? [] : [{ id: rulingKind, label: 'Rulings', count }];
};

/**
 * The rows that match the search; if nothing is typed, everything in order with headings. `kind` limits them to one
 * kind.
 */
export function rowsOf(book: Book, search: Search, kind: string | null, typed: string): readonly Row[] {
  const ruling = (id: string): Row => ({ row: 'text', ref: { kind: rulingKind, id } });
  if (kind === rulingKind) {
    if (typed.trim() !== '') return search.find(typed, kind).map(({ id }) => ruling(id));
    return book.rules.sections.flatMap(({ title, clauses }): readonly Row[] => {
      const own = book.rules.rulings.filter(
        (one) => isSwitchable(one) && clauses.some(({ id }) => id === one.clause),
      );
      return own.length === 0 ? [] : [{ row: 'heading', title }, ...own.map(({ id }) => ruling(id))];
    });
  }
  if (typed.trim() !== '') return search.find(typed, kind).map((ref) => ({ row: 'entry', ref }));
  const rules = book.rules.sections.flatMap(({ title, clauses }): readonly Row[] => [
    { row: 'heading', title },
    ...clauses.map(({ id }): Row => ({ row: 'text', ref: { kind: ruleKind, id } })),
  ]);
  const things = book.shelves
    .filter(({ id }) => kind === null || id === kind)
    .flatMap(({ id, many, entries }): readonly Row[] => [
      { row: 'heading', title: many },
      ...entries.map((entry): Row => ({ row: 'entry', ref: { kind: id, id: entry.id } })),
    ]);
  return [...(kind === null || kind === ruleKind ? rules : []), ...things];
}

/** The index of the next row that can be opened, from `from` in direction `step`; `null` if there is none. */
export function nextOf(rows: readonly Row[], from: number, step: 1 | -1): number | null {
  for (let at = from + step; at >= 0 && at < rows.length; at += step) {
    if (rows[at]?.row !== 'heading') return at;
  }
  return null;
}
