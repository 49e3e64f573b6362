import type { UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Json } from '../kernel/json.ts';
import type { JudgedSheet, JudgedSheetReply, SheetForm, SheetFormReply } from '../protocol/encounters.ts';
import { ask } from './ask.ts';
import { useRulings } from './rulings.ts';

export type { SheetForm } from '../protocol/encounters.ts';

/** What a form of a system's sheets is made from; `null` asks for nothing. */
export const useSheetForm = (system: string | null): UseQueryResult<SheetForm, Error> =>
  useQuery({
    queryKey: ['sheet-form', system],
    queryFn: async () => (await ask<SheetFormReply>({ do: 'form', system: system as string })).form,
    enabled: system !== null,
    structuralSharing: false,
  });

/** What the rules say of a sheet as it stands, with the sheet of which they said it; the last word while they read the next one. */
export function useJudgedSheet(
  system: string | null,
  sheet: Json | null,
): UseQueryResult<JudgedSheet & { readonly of: Json }, Error> {
  const rulings = useRulings(system);
  return useQuery({
    queryKey: ['judged-sheet', system, sheet, rulings],
    queryFn: async () => {
      const said = { ...(rulings && { rulings }) };
      const reply = await ask<JudgedSheetReply>({
        do: 'judge',
        system: system as string,
        sheet: sheet as Json,
        ...said,
      });
      return { ...reply, of: sheet as Json };
    },
    enabled: system !== null && sheet !== null && rulings !== undefined,
    placeholderData: keepPreviousData,
    // Each change is another sheet: the one before is asked for again at the most by an undo.
    gcTime: 60_000,
    structuralSharing: false,
  });
}
