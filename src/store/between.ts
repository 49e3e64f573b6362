import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Json } from '../kernel/json.ts';
import type { AftermathReply, BetweenReply, Catalogue, PeopleReply } from '../protocol/messages.ts';
import type { Failure } from '../workers/client.ts';
import { TableFailure } from '../workers/client.ts';
import { ask } from './ask.ts';
import { connected } from './connection.ts';
import type { LibraryItem } from './library.ts';
import { libraryChanged } from './queries.ts';
import { useRulings } from './rulings.ts';

/** Between fights: what a fight has left of people, and what is done to their sheets before the next one. */

export type Survivor = AftermathReply['people'][number];
export type BetweenDeed = Catalogue['between'][number];

/** Why it was not done. */
export const failureOf = (error: Error | null): Failure | null => {
  if (error === null) return null;
  return error instanceof TableFailure ? error.failure : { code: 'failed', message: error.message };
};

/** What the fight on the table has left of everybody; `hash` names the moment. */
export const useAftermath = (hash: string | null): UseQueryResult<AftermathReply, Error> =>
  useQuery({
    queryKey: ['aftermath', hash],
    queryFn: () => ask<AftermathReply>({ do: 'aftermath' }),
    enabled: hash !== null,
  });

/** Sheets as the next fight would begin with them, by the sheet; nothing before they are known. */
export function useSeen(system: string | null, sheets: readonly Json[]): (sheet: Json) => Seen {
  const rulings = useRulings(system);
  const { data } = useQuery({
    queryKey: ['people', system, sheets, rulings],
    queryFn: () =>
      ask<PeopleReply>({ do: 'people', system: system as string, sheets, ...(rulings && { rulings }) }),
    enabled: system !== null && sheets.length > 0 && rulings !== undefined,
    // While somebody is seen anew, all stay where they stand.
    placeholderData: keepPreviousData,
  });
  return (sheet) => data?.people[sheets.indexOf(sheet)];
}
type Seen = PeopleReply['people'][number] | undefined;

/** Keeps people as sheets of the library; those kept from the same fight before are replaced. */
export const useKeepPeople = (): UseMutationResult<
  void,
  Error,
  { readonly system: string; readonly kept: readonly LibraryItem[]; readonly people: readonly Survivor[] }
> =>
  useMutation({
    mutationFn: async ({ system, kept, people }) => {
      const open = kept.filter((one) => one.kind === 'sheet' && one.system === system);
      for (const { name, sheet } of people) {
        // Two of the same name are two, each with a place of its own.
        const at = open.findIndex((one) => one.name === name);
        const [before] = at < 0 ? [] : open.splice(at, 1);
        await connected().table.library('saveItem', {
          ...(before && { id: before.id }),
          kind: 'sheet',
          system,
          name,
          document: sheet,
        });
      }
    },
    onSettled: libraryChanged,
  });

/**
 * Does something to a kept sheet and keeps it changed. Gives what is told of it. Rejects with a `TableFailure` whose
 * `failure` says why not, or which dice are to be rolled first (`dice`).
 */
export const useBetween = (
  item: LibraryItem,
): UseMutationResult<string, Error, { readonly deed: string; readonly needs: Json }> =>
  useMutation({
    mutationFn: async ({ deed, needs }) => {
      const { system, document } = item;
      const done = await ask<BetweenReply>({ do: 'between', system, deed, sheet: document, needs });
      await keepSheet(item, done.sheet);
      return done.told;
    },
  });

/** Puts a sheet in the place of the one that is kept. */
export async function keepSheet({ id, kind, system, name }: LibraryItem, sheet: Json): Promise<void> {
  await connected().table.library('saveItem', { id, kind, system, name, document: sheet });
  await libraryChanged();
}
