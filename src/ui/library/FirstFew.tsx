import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../kit/Button.tsx';

/** So many of a list are in sight at first. */
const few = 3;

/** A list of which the first few are in sight, and the others on demand. `all`: "All 12 fights". */
export function FirstFew<T extends { readonly id: string }>(props: {
  readonly list: readonly T[];
  readonly all: string;
  readonly row: (one: T) => ReactNode;
}) {
  const { list, all, row } = props;
  const [whole, setWhole] = useState(false);
  return (
    <div className="wt-card">
      <ul className="divide-y divide-line">
        {(whole ? list : list.slice(0, few)).map((one) => (
          <li key={one.id}>{row(one)}</li>
        ))}
      </ul>
      {list.length > few && (
        <div className="border-t border-line">
          <Button kind="quiet" size="min" wide onPress={() => setWhole(!whole)}>
            {whole ? 'Only the first' : all}
          </Button>
        </div>
      )}
    </div>
  );
}
