import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../kit/Button.tsx';
import { focusItem } from '../kit/focusItem.ts';
import { useFocusInList } from '../kit/useFocusInList.ts';

/** The number of rows shown at first. */
const few = 3;
/** From this number of rows on there is a search field. */
const many = 10;

/** The maximum number of rows rendered at once: two hundred would block a tablet for a second at every typed letter. */
const portion = 40;

/** Whether a text contains every typed word, in any order. */
function isFound(text: string, typed: string): boolean {
  const plain = text.toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/u)
    .every((word) => plain.includes(word));
}

/**
 * A list that shows its first few rows, and the others on demand or by search. `all` is the label of the button: "All
 * 12 fights".
 */
export function FirstFew<T extends { readonly id: string }>(props: {
  readonly list: readonly T[];
  readonly all: string;
  /** The text that is searched: the name, and what else the row says. */
  readonly words: (one: T) => string;
  readonly row: (one: T) => ReactNode;
}) {
  const { list, all, words, row } = props;
  const rows = useRef<HTMLUListElement>(null);
  const focus = useFocusInList(rows);
  const [whole, setWhole] = useState(false);
  const [portions, setPortions] = useState(1);
  const [asked, setTyped] = useState('');
  const typed = list.length >= many ? asked.trim() : '';
  const found = typed === '' ? list : list.filter((one) => isFound(words(one), typed));
  const most = whole || typed !== '' ? portions * portion : few;
  const shown = found.slice(0, most);
  const more = (): void => {
    flushSync(() => setPortions(portions + 1));
    focusItem(rows.current, shown.length);
  };
  return (
    <div className="wt-card">
      {list.length >= many && (
        <label className="wt-ring-around flex items-center gap-3 rounded-t-card border-b border-line px-4 -outline-offset-3">
          <Search aria-hidden className="size-5 shrink-0 text-faint" />
          <input
            type="search"
            aria-label={`Find in ${all.toLocaleLowerCase()}`}
            placeholder="Find by name"
            value={asked}
            onChange={(event) => {
              setTyped(event.target.value);
              setPortions(1);
            }}
            className="min-h-touch min-w-0 flex-1 bg-transparent text-body placeholder:text-faint"
          />
          <span aria-live="polite" className="shrink-0 text-small text-faint">
            {typed !== '' && `${found.length} found`}
          </span>
        </label>
      )}
      <ul ref={rows} {...focus} className="divide-y divide-line">
        {shown.map((one) => (
          <li key={one.id}>{row(one)}</li>
        ))}
      </ul>
      {most > few && found.length > shown.length && (
        <div className="border-t border-line">
          <Button kind="quiet" size="min" wide onPress={more}>
            {`${shown.length} of ${found.length} are shown: more`}
          </Button>
        </div>
      )}
      {list.length > few && typed === '' && (
        <div className="border-t border-line">
          <Button
            kind="quiet"
            size="min"
            wide
            onPress={() => {
              setWhole(!whole);
              setPortions(1);
            }}
          >
            {whole ? 'Only the first' : all}
          </Button>
        </div>
      )}
    </div>
  );
}
