import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { DeadEnd } from '../library/DeadEnd.tsx';
import { Page } from '../library/Page.tsx';
import { entryAddress, readPlace } from './address.ts';
import { find, titleOf } from './book.ts';
import { FoundView } from './FoundView.tsx';
import { LookUp } from './LookUp.tsx';
import { useBook } from './useBook.ts';

/**
 * A system's rules and everything that they are about. Works offline. `rest`: the part of the address after the system.
 */
export function CompendiumPage({ system, rest }: { readonly system: string; readonly rest: string }) {
  const { book, waiting, error } = useBook(system);
  const [, go] = useLocation();
  const place = readPlace(rest);
  const found = book && place.at === 'entry' ? find(book, place.ref) : null;
  // A new entry starts at the top of the page.
  useLayoutEffect(() => {
    if (readPlace(rest).at === 'entry') scrollTo(0, 0);
  }, [rest]);
  const title = found ? titleOf(found) : undefined;
  return (
    <Page title={title ?? (book ? `${book.name}: the rules` : 'The rules')}>
      {error && !book && <DeadEnd title="These rules cannot be read." why={error.message} />}
      {error && book && (
        <p role="alert" className="text-harm">
          {error.message}
        </p>
      )}
      {!book && !error && <p className="text-faint">One moment …</p>}
      {book && place.at === 'list' && (
        <LookUp key={system} book={book} kind={place.kind} typed={place.typed} />
      )}
      {book && found && (
        <FoundView key={rest} book={book} found={found} onLook={(ref) => go(entryAddress(system, ref))} />
      )}
      {book && place.at === 'entry' && !found && (
        <p className="text-faint">{waiting ? 'One moment …' : 'Nothing of that name is in this book.'}</p>
      )}
    </Page>
  );
}
