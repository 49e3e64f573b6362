import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import type { LoreRef } from '../../kernel/lore.ts';
import { entryAddress } from './address.ts';
import type { Book, Found } from './book.ts';
import { find } from './book.ts';
import { ClauseText } from './ClauseText.tsx';
import { inOneLine } from './prose.ts';
import { RulingBox } from './RulingBox.tsx';
import type { Row } from './rows.ts';

/** A row of the list: a heading, a rule in full, or a link to an entry. */
export function RowView({ book, row, at }: { readonly book: Book; readonly row: Row; readonly at: number }) {
  const [, go] = useLocation();
  if (row.row === 'heading') {
    return <h2 className="border-b border-line pt-6 pb-1 text-title font-semibold">{row.title}</h2>;
  }
  const found = find(book, row.ref);
  if (found === null) return null;
  if (found.kind === 'ruling') {
    return (
      <div data-row={at} className="py-2">
        <RulingBox system={book.system} ruling={found.ruling} />
      </div>
    );
  }
  return (
    <div data-row={at}>
      {row.row === 'text' && found.kind === 'rule' ? (
        <div className="pt-2 pb-1">
          <Link
            data-opens
            href={entryAddress(book.system, row.ref)}
            className="flex min-h-touch-min items-center rounded-control"
          >
            <h3 className="text-body font-semibold underline decoration-line decoration-2 underline-offset-4">
              {found.clause.title}
            </h3>
          </Link>
          <ClauseText
            system={book.system}
            clause={found.clause}
            rulings={found.rulings}
            onLook={(ref) => go(entryAddress(book.system, ref))}
            bare
          />
        </div>
      ) : (
        <EntryLink book={book} refer={row.ref} found={found} />
      )}
    </div>
  );
}

function EntryLink({
  book,
  refer,
  found,
}: {
  readonly book: Book;
  readonly refer: LoreRef;
  readonly found: Exclude<Found, { kind: 'ruling' }>;
}) {
  const [title, kind, text] =
    found.kind === 'rule'
      ? [found.clause.title, found.clause.id, inOneLine(found.clause.text)]
      : [found.entry.name, found.shelf.one, glance(found)];
  return (
    <div className="py-1">
      <Link
        data-opens
        href={entryAddress(book.system, refer)}
        className="flex min-h-touch-lg items-center gap-3 rounded-control border border-line bg-panel px-3 py-2 hover:brightness-110"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-body font-semibold">{title}</span>
            <span className="text-fine text-faint">{kind}</span>
          </span>
          {text !== '' && <span className="line-clamp-2 text-small text-faint">{text}</span>}
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-faint" />
      </Link>
    </div>
  );
}

/** A line about an entry: its description or, without one, its first four figures. */
const glance = ({ entry }: Extract<Found, { kind: 'entry' }>): string =>
  entry.about ??
  entry.figures
    .slice(0, 4)
    .map(({ label, value }) => `${label} ${value}`)
    .join(' · ');
