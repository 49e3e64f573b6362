import { useMemo } from 'react';
import type { LoreRef } from '../../kernel/lore.ts';
import { session } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import type { Names } from './names.ts';
import { namesOn, piecesOf } from './names.ts';
import { useThings } from './useBook.ts';

const none: Names = new Map();

/** The names of a system's things; by default of the system of the open fight. */
export function useNames(system?: string): Names {
  const playing = useTable((state) => state.fight?.system ?? null);
  const things = useThings(system ?? playing);
  return useMemo(() => (things ? namesOn(things.shelves) : none), [things]);
}

/** A name in a text; a tap opens its entry. */
export function LookUpName({ text, refer }: { readonly text: string; readonly refer: LoreRef }) {
  return (
    <button
      type="button"
      onClick={() => session.lookUp(refer)}
      className="wt-printed inline-flex min-h-touch-min min-w-touch-min items-center justify-center underline decoration-dotted underline-offset-4 print:inline print:min-h-0 print:no-underline"
    >
      {text}
    </button>
  );
}

/** A text in which names of weapons, powers and gear are links to their entries. */
export function NamedText({ text, names }: { readonly text: string; readonly names: Names }) {
  return piecesOf(names, text).map(({ text: piece, ref }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces do not change places
    ref ? <LookUpName key={at} text={piece} refer={ref} /> : <span key={at}>{piece}</span>,
  );
}
