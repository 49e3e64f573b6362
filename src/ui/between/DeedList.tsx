import { ChevronDown, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BetweenDeed, Done } from '../../store/between.ts';
import { isLast, keepSheets } from '../../store/between.ts';
import type { LibraryItem } from '../../store/library.ts';
import type { Ruling } from '../../store/rulings.ts';
import { Button } from '../kit/Button.tsx';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { focusItem } from '../kit/focusItem.ts';
import { isFocusLost } from '../kit/isFocusLost.ts';
import { useFocusInList } from '../kit/useFocusInList.ts';
import { DeedCard } from './DeedCard.tsx';
import type { Helper } from './needs.ts';

/** What can be done to one or several people between fights, and what was done last, while nothing has happened since. */
export function DeedList(props: {
  readonly items: readonly LibraryItem[];
  readonly deeds: readonly BetweenDeed[];
  readonly rulings: readonly Ruling[];
  readonly helpers: readonly Helper[];
  readonly title: string;
  /** Whether the deeds start folded, as in a long list of people. */
  readonly folded: boolean;
}) {
  const { items, deeds, rulings, helpers, title, folded } = props;
  const [open, setOpen] = useState<string | null>(null);
  const [done, setDone] = useState<readonly (Done & { readonly place: number })[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const focus = useFocusInList(list);
  const last = done.at(-1);
  const takeBack = async (one: (typeof done)[number]): Promise<void> => {
    await keepSheets(one.changed.map(({ item }) => ({ item, sheet: item.document })));
    flushSync(() => setDone((all) => all.filter((each) => each !== one)));
    // What told of it is gone, with the button that had the focus.
    if (isFocusLost()) focusItem(list.current, one.place);
  };
  return (
    <>
      {last && isLast(last, items) && (
        <div role="status" className="flex items-center gap-3 rounded-control bg-raised p-3 text-small">
          <div className="grid min-w-0 flex-1 gap-1">
            {last.told.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be told of two people of one name
              <p key={at}>{text}</p>
            ))}
          </div>
          <Button
            kind="quiet"
            icon={<Undo2 aria-hidden className="size-5" />}
            onPress={() => void takeBack(last)}
          >
            Take it back
          </Button>
        </div>
      )}
      <details open={!folded} className="wt-noprint group rounded-control border border-line">
        <summary className="flex min-h-touch cursor-pointer items-center px-3 font-medium">
          <span className="flex-1">{title}</span>
          <ChevronDown aria-hidden className="size-5 text-faint transition-transform group-open:rotate-180" />
        </summary>
        <ul ref={list} {...focus} className="divide-y divide-line border-t border-line">
          {deeds.map((deed, place) => (
            <li key={deed.id}>
              <div className="flex items-center pr-3">
                <button
                  type="button"
                  aria-expanded={open === deed.id}
                  onClick={() => setOpen(open === deed.id ? null : deed.id)}
                  className="flex min-h-touch min-w-0 flex-1 items-center gap-2 px-3 text-left font-medium"
                >
                  <ChevronDown
                    aria-hidden
                    className={open === deed.id ? 'size-5 rotate-180 text-accent' : 'size-5 text-faint'}
                  />
                  {deed.label}
                </button>
                <ClauseLink clause={deed.clause} />
              </div>
              {open === deed.id && (
                <DeedCard
                  items={items}
                  deed={deed}
                  rulings={rulings}
                  helpers={helpers}
                  onDone={(one) => {
                    setDone([...done, { ...one, place }]);
                    setOpen(null);
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
