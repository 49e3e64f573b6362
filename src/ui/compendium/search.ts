import MiniSearch from 'minisearch';
import type { LoreEntry, LoreRef } from '../../kernel/lore.ts';
import type { Clause, Ruling } from '../../kernel/rulebook.ts';
import { isSwitchable } from '../../store/rulings.ts';
import { ruleKind, rulingKind } from '../../store/session.ts';
import type { Book } from './book.ts';

interface Document {
  readonly key: string;
  readonly ref: LoreRef;
  readonly title: string;
  readonly tags: string;
  readonly text: string;
}

export interface Search {
  /** References that match, best first; every word must match. `kind`: only entries of this kind. */
  find(typed: string, kind?: string | null): readonly LoreRef[];
}

/**
 * Builds the search index of a book: prefix and fuzzy matches, titles weighted above tags and texts. A query that looks
 * like the id of a clause or ruling is matched by id instead: `FS-ATK-3` and `ATK-3` find that clause, `FS-ATK` its whole section.
 */
export function searchIn(book: Book): Search {
  const documents = [...rulesOf(book), ...rulingsOf(book), ...entriesOf(book)];
  const index = new MiniSearch<Document>({
    idField: 'key',
    fields: ['title', 'tags', 'text'],
    storeFields: ['ref'],
    searchOptions: {
      boost: { title: 6, tags: 2 },
      prefix: (term) => term.length > 1,
      // In a short word a typo usually makes another word.
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { prefix: 0.6, fuzzy: 0.2 },
      combineWith: 'AND',
    },
  });
  index.addAll(documents);
  return {
    find(typed, kind = null) {
      const wanted = typed.trim();
      // Rules are found by the words of their rulings too, so rulings are listed only if their kind was asked for.
      const fits = (one: { readonly kind: string }): boolean =>
        kind === null ? one.kind !== rulingKind : one.kind === kind;
      const named = cited(book, wanted).filter(fits);
      if (named.length > 0) return named;
      return index
        .search(wanted)
        .map(({ ref }) => ref as LoreRef)
        .filter(fits);
    },
  };
}

/** An id without the letters of its book: `ATK-3`, `R19`. */
const shortId = /^(?:[A-Z]+-|R)\d+$/;

/**
 * The clauses whose ids begin with what was typed, an exact match first, and the switchable rulings of these clauses.
 * The id of a ruling finds it with its clause.
 */
function cited({ rules }: Book, typed: string): readonly LoreRef[] {
  const said = typed.toUpperCase();
  const id = shortId.test(said) ? `${rules.prefix}-${said}` : said;
  if (!id.startsWith(`${rules.prefix}-`)) return [];
  const ids = rules.sections.flatMap(({ clauses }) => clauses.map((one) => one.id));
  const ruling = rules.rulings.find((one) => one.id.toUpperCase() === id);
  const exact = ids.filter((one) => one === id || one === ruling?.clause);
  const found = [...exact, ...ids.filter((one) => one.startsWith(id) && !exact.includes(one))];
  const ruled = rules.rulings.filter(
    (one) => isSwitchable(one) && (one === ruling || found.includes(one.clause)),
  );
  return [
    ...found.map((one) => ({ kind: ruleKind, id: one })),
    ...ruled.map((one) => ({ kind: rulingKind, id: one.id })),
  ];
}

const placed = (kind: string, id: string): Pick<Document, 'key' | 'ref'> => ({
  key: `${kind}/${id}`,
  ref: { kind, id },
});

function rulesOf({ rules }: Book): readonly Document[] {
  return rules.sections.flatMap((section) =>
    section.clauses.map((clause) => ruleDocument(clause, section.title, rules.rulings)),
  );
}

const ruleDocument = ({ id, title, text }: Clause, section: string, rulings: readonly Ruling[]): Document => {
  const own = rulings.filter((one) => one.clause === id);
  return {
    ...placed(ruleKind, id),
    title,
    tags: own.length > 0 ? `${section} ${ruled}` : section,
    text: [text, ...own.flatMap((one) => [one.question, ...one.options.map(({ label }) => label)])].join(
      '\n',
    ),
  };
};

/** Tags by which clauses with rulings are found, even if their text does not contain the word. */
const ruled = 'ruling rulings';

const rulingsOf = ({ rules }: Book): readonly Document[] =>
  rules.rulings.filter(isSwitchable).map(({ id, question, options, range }) => ({
    ...placed(rulingKind, id),
    title: question,
    tags: ruled,
    text: [...options.map(({ label }) => label), range?.label ?? ''].join('\n'),
  }));

const entriesOf = ({ shelves }: Book): readonly Document[] =>
  shelves.flatMap(({ id: kind, one, entries }) => entries.map((entry) => entryDocument(kind, one, entry)));

const entryDocument = (kind: string, called: string, entry: LoreEntry): Document => ({
  ...placed(kind, entry.id),
  title: entry.name,
  tags: [called, ...entry.tags].join(' '),
  text: [entry.about ?? '', ...entry.figures.map(({ label, value }) => `${label} ${value}`)].join('\n'),
});
