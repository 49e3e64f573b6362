import type { UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Json } from '../kernel/json.ts';
import type { JudgedSheet, SheetForm } from '../protocol/encounters.ts';
import { ask } from './ask.ts';
import { useRulings } from './rulings.ts';

export type { SheetForm } from '../protocol/encounters.ts';

/** Query for the schema and the words that a form of a system's sheets is built from; `null`: no request. */
export const useSheetForm = (system: string | null): UseQueryResult<SheetForm, Error> =>
  useQuery({
    queryKey: ['sheet-form', system],
    queryFn: async () => (await ask({ do: 'form', system: system as string })).form,
    enabled: system !== null,
    structuralSharing: false,
  });

/**
 * Query for the rules' judgement of a sheet, with the sheet that it is about (`of`). While the next one is computed,
 * the previous one stays. No request while the system, the sheet or the rulings are missing.
 */
export function useJudgedSheet(
  system: string | null,
  sheet: Json | null,
): UseQueryResult<JudgedSheet & { readonly of: Json }, Error> {
  const rulings = useRulings(system);
  return useQuery({
    queryKey: ['judged-sheet', system, sheet, rulings],
    queryFn: async () => {
      const said = { ...(rulings && { rulings }) };
      const reply = await ask({
        do: 'judge',
        system: system as string,
        sheet: sheet as Json,
        ...said,
      });
      return { ...reply, of: sheet as Json };
    },
    enabled: system !== null && sheet !== null && rulings !== undefined,
    placeholderData: keepPreviousData,
    // Each change makes a new query key; at most an undo asks for an older one again.
    gcTime: 60_000,
    structuralSharing: false,
  });
}
