import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { LoreShelf } from '../../kernel/lore.ts';
import type { Catalogue } from '../../store/library.ts';
import { useCatalogue, useFolk } from '../../store/library.ts';
import type { SaidRulings } from '../../store/rulings.ts';
import { useRulings } from '../../store/rulings.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { isReadIn } from './address.ts';
import type { Book } from './book.ts';

const bookOf = (catalogue: Catalogue, more: readonly LoreShelf[]): Book => ({
  system: catalogue.id,
  name: catalogue.name,
  rules: catalogue.rulebook,
  shelves: [...catalogue.lore, ...more],
});

/** The rules, conditions and things of a system, without its people, which take longer to load. */
export function useThings(system: string | null): Book | null {
  const { data } = useCatalogue(system);
  return useMemo(() => (data ? bookOf(data, []) : null), [data]);
}

/** The rulings of the open fight of this system, where the page is read as part of it; `null` otherwise. */
export function useRulingsOfFight(system: string | null): SaidRulings | null {
  const [place] = useLocation();
  return useTable(({ fight, rulings }) =>
    fight?.system === system && isReadIn(fight.id, place) ? rulings : null,
  );
}

/**
 * The whole book, with conditions and people as they are under the table's rulings or, in a fight, under those of the
 * fight. For players' eyes the worth of foes is left out.
 */
export function useBook(system: string | null): {
  readonly book: Book | null;
  readonly waiting: boolean;
  readonly error: Error | null;
} {
  const ofTable = useRulings(system);
  const rulings = useRulingsOfFight(system) ?? ofTable;
  const catalogue = useCatalogue(system, rulings);
  const folk = useFolk(system, rulings);
  const gm = useSettings((state) => state.eyes === 'gm');
  const book = useMemo(() => {
    if (!catalogue.data) return null;
    return bookOf(catalogue.data, folk.data?.filter(({ id }) => gm || id !== 'foe') ?? []);
  }, [catalogue.data, folk.data, gm]);
  return {
    book,
    waiting: catalogue.isPending || folk.isPending,
    error: catalogue.error ?? folk.error,
  };
}
