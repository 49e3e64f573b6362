import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../kit/Button.tsx';

/** So many of a list are in sight at first. */
const few = 3;
/** From so many on one is found sooner by its name than by looking. */
const many = 10;

/** Whether each word that was typed stands in a text, in any order. */
function isFound(text: string, typed: string): boolean {
  const plain = text.toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/u)
    .every((word) => plain.includes(word));
}

/** A list of which the first few are in sight, and the others on demand, or found by what is said of them. `all`: "All 12 fights". */
export function FirstFew<T extends { readonly id: string }>(props: {
  readonly list: readonly T[];
  readonly all: string;
  /** By which it is found: its name, and what else is written of it. */
  readonly words: (one: T) => string;
  readonly row: (one: T) => ReactNode;
}) {
  const { list, all, words, row } = props;
  const [whole, setWhole] = useState(false);
  const [asked, setTyped] = useState('');
  const typed = list.length >= many ? asked.trim() : '';
  const found = typed === '' ? list : list.filter((one) => isFound(words(one), typed));
  return (
    <div className="wt-card">
      {list.length >= many && (
        <label className="flex items-center gap-3 border-b border-line px-4">
          <Search aria-hidden className="size-5 shrink-0 text-faint" />
          <input
            type="search"
            aria-label={`Find in ${all.toLocaleLowerCase()}`}
            placeholder="Find by name"
            value={asked}
            onChange={(event) => setTyped(event.target.value)}
            className="min-h-touch min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-faint"
          />
          <span aria-live="polite" className="shrink-0 text-small text-faint">
            {typed !== '' && `${found.length} found`}
          </span>
        </label>
      )}
      <ul className="divide-y divide-line">
        {(whole || typed !== '' ? found : list.slice(0, few)).map((one) => (
          <li key={one.id}>{row(one)}</li>
        ))}
      </ul>
      {list.length > few && typed === '' && (
        <div className="border-t border-line">
          <Button kind="quiet" size="min" wide onPress={() => setWhole(!whole)}>
            {whole ? 'Only the first' : all}
          </Button>
        </div>
      )}
    </div>
  );
}
