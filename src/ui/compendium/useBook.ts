import { useMemo } from 'react';
import type { LoreShelf } from '../../kernel/lore.ts';
import type { Catalogue } from '../../store/library.ts';
import { useCatalogue, useFolk } from '../../store/library.ts';
import type { SaidRulings } from '../../store/rulings.ts';
import { useRulings } from '../../store/rulings.ts';
import { useSettings } from '../../store/settings.ts';
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

/**
 * The whole book, with conditions and people as they are under the table's rulings or, with `ofFight`, under those of a fight. For
 * players' eyes the worth of foes is left out.
 */
export function useBook(
  system: string | null,
  ofFight: SaidRulings | null = null,
): {
  readonly book: Book | null;
  readonly waiting: boolean;
  readonly error: Error | null;
} {
  const ofTable = useRulings(system);
  const rulings = ofFight ?? ofTable;
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
