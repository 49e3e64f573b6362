import { ArrowLeft, BookOpen } from 'lucide-react';
import { useLocation } from 'wouter';
import { session, useSession } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { entryAddress, systemIn } from './address.ts';
import { find, titleOf } from './book.ts';
import { FoundView } from './FoundView.tsx';
import { useBook, useRulingsOfFight } from './useBook.ts';

/** A dialog with a rule or an entry, opened by a tap on its name anywhere in the app. */
export function EntryDialog() {
  const looked = useSession((state) => state.looked);
  const about = useSession((state) => state.about);
  const playing = useTable((state) => state.fight?.system ?? null);
  const [place, go] = useLocation();
  const ref = looked.at(-1);
  const named = systemIn(place) ?? about;
  const system = named ?? playing;
  const ofFight = useRulingsOfFight(system);
  const { book, waiting } = useBook(ref === undefined ? null : system);
  if (ref === undefined) return null;
  const found = book && find(book, ref);
  const title = found ? titleOf(found) : ref.id;
  return (
    <Dialog
      open
      title={title}
      about={`${looked.length} ${ref.kind}/${ref.id}`}
      onClose={session.lookAway}
      foot={
        <>
          {looked.length > 1 && (
            <Button icon={<ArrowLeft aria-hidden className="size-5" />} onPress={session.lookBack}>
              Back
            </Button>
          )}
          {system !== null && (
            <Button
              icon={<BookOpen aria-hidden className="size-5" />}
              onPress={() => {
                session.lookAway();
                go(entryAddress(system, ref));
              }}
            >
              In the rulebook
            </Button>
          )}
        </>
      }
    >
      {book && found ? (
        // The key gives a new entry a state of its own: what is unfolded in it.
        <FoundView
          key={`${ref.kind}/${ref.id}`}
          book={book}
          found={found}
          onLook={session.lookUp}
          fixed={named === null || (ofFight !== null && systemIn(place) === null)}
        />
      ) : (
        <p className="text-faint">{waiting ? 'One moment …' : `There is no text for ${ref.id}.`}</p>
      )}
    </Dialog>
  );
}
