import type { Handed } from '../../protocol/messages.ts';
import type { Catalogue } from '../../store/library.ts';
import { useCatalogue } from '../../store/library.ts';
import { useTable } from '../../store/table.ts';

export type TacticEntry = Catalogue['tactics'][number];

/** The tactics of the open fight's system, and the id of its default. */
export function useTactics(): { readonly all: readonly TacticEntry[]; readonly usual: string } {
  const system = useTable((state) => state.fight?.system ?? null);
  const { data } = useCatalogue(system);
  return { all: data?.tactics ?? [], usual: data?.defaultTactic ?? '' };
}

/** The label of a tactic; its id if it is unknown. */
export const labelOf = (all: readonly TacticEntry[], tactic: string): string =>
  all.find(({ id }) => id === tactic)?.label ?? tactic;

/** "In the hand of Sensible, until taken back". */
export const handWords = (all: readonly TacticEntry[], { tactic, lasts }: Handed): string =>
  `In the hand of ${labelOf(all, tactic)}, ${lasts === 'turn' ? 'for one turn' : 'until taken back'}`;
