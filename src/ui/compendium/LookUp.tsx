import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';
import { WindowVirtualizer } from 'virtua';
import { useLocation } from 'wouter';
import { rulingKind } from '../../store/session.ts';
import { Chip } from '../kit/Chip.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { usePaper } from '../kit/usePaper.ts';
import { listAddress } from './address.ts';
import type { Book } from './book.ts';
import { RowView } from './RowView.tsx';
import { Ruled } from './Ruled.tsx';
import type { Row } from './rows.ts';
import { kindsOf, nextOf, rowsOf } from './rows.ts';
import { searchIn } from './search.ts';

/**
 * The scroll position of the list when an entry was opened from it, with the measured heights of its rows: rows that
 * are not rendered have none of their own.
 */
let left: { readonly address: string; readonly y: number; readonly cache: CacheSnapshot } | null = null;

const keyOf = (row: Row): string =>
  row.row === 'heading' ? `# ${row.title}` : `${row.ref.kind}/${row.ref.id}`;

/** The list of the compendium. Search text and kind are part of the address, so that going back restores them. */
export function LookUp({
  book,
  kind,
  typed: typedBefore,
}: {
  readonly book: Book;
  readonly kind: string | null;
  readonly typed: string;
}) {
  const [, go] = useLocation();
  const [typed, setTyped] = useState(typedBefore);
  const search = useMemo(() => searchIn(book), [book]);
  const rows = useMemo(() => rowsOf(book, search, kind, typed), [book, search, kind, typed]);
  const count = rows.filter(({ row }) => row !== 'heading').length;
  const paper = usePaper();
  const list = useRef<WindowVirtualizerHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const address = listAddress(book.system, kind, typed);
  // Debounced, because browsers limit how often a page may change its address.
  useEffect(() => {
    if (typed === typedBefore) return;
    const soon = setTimeout(() => go(address, { replace: true }), 250);
    return () => clearTimeout(soon);
  }, [address, typed, typedBefore, go]);
  const [before] = useState(() => (left?.address === address ? left : null));
  useLayoutEffect(() => {
    scrollTo(0, before?.y ?? 0);
  }, [before]);
  /**
   * Called before an entry is opened: stores the scroll position and writes the search text into the address at once,
   * so that going back restores them.
   */
  const keep = (): void => {
    if (list.current) left = { address, y: scrollY, cache: list.current.cache };
    if (typed !== typedBefore) go(address, { replace: true });
  };
  const only = (next: string | null) => go(listAddress(book.system, next, typed), { replace: true });

  /** Moves the focus with the arrow keys. Rows out of view are not rendered, so the list scrolls to them first. */
  const step = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    // Within a ruling the arrow keys move through its options.
    if ((event.target as Element).closest('[data-ruling]')) return;
    const here = (event.target as Element).closest('[data-row]')?.getAttribute('data-row');
    const next = nextOf(rows, here ? Number(here) : -1, event.key === 'ArrowDown' ? 1 : -1);
    event.preventDefault();
    if (next === null) {
      if (event.key === 'ArrowUp') box.current?.focus();
      return;
    }
    flushSync(() => list.current?.scrollToIndex(next, { align: 'nearest' }));
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-row="${next}"] [data-opens]`)?.focus(),
    );
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows between the box and the links in it
    <div ref={frame} onKeyDown={step} onClickCapture={keep} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <label className="wt-ring-around print:hidden sticky top-0 z-10 -mx-1 flex items-center gap-3 rounded-card border border-edge bg-panel px-3 shadow-card">
        <Search aria-hidden className="size-5 text-faint" />
        <input
          ref={box}
          type="search"
          aria-label="Find in the rules"
          placeholder="Find: cover, prone, sword …"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-h-touch-lg min-w-0 flex-1 bg-transparent text-body placeholder:text-faint"
        />
        <span aria-live="polite" className="text-small text-faint">
          {count} found
        </span>
      </label>
      <ul aria-label="Only these" className="print:hidden flex flex-wrap gap-2">
        <li>
          <Chip pressed={kind === null} onPress={() => only(null)}>
            Everything
          </Chip>
        </li>
        {kindsOf(book).map(({ id, label, count: of }) => (
          <li key={id}>
            <Chip pressed={kind === id} onPress={() => only(kind === id ? null : id)}>
              {label} <span className="font-normal text-faint">{of}</span>
            </Chip>
          </li>
        ))}
      </ul>
      {kind === rulingKind && <Ruled book={book} />}
      {typed === '' && kind === null && <p className="text-faint">{book.rules.about}</p>}
      {count === 0 && <EmptyState title="Nothing says that.">Try a shorter word.</EmptyState>}
      {/* Only hidden when printed, so that the scroll position survives. */}
      <div className="print:hidden">
        <WindowVirtualizer ref={list} as="ul" item="li" {...(before && { cache: before.cache })}>
          {rows.map((row, at) => (
            <RowView key={keyOf(row)} book={book} row={row} at={at} />
          ))}
        </WindowVirtualizer>
      </div>
      {paper && (
        <ul aria-label="On paper">
          {rows.map((row, at) => (
            <li
              key={keyOf(row)}
              className={row.row === 'heading' ? 'break-after-avoid' : 'break-inside-avoid'}
            >
              <RowView book={book} row={row} at={at} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
