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

/** The failure that an error carries; `null` without an error. */
export const failureOf = (error: Error | null): Failure | null => {
  if (error === null) return null;
  return error instanceof TableFailure ? error.failure : { code: 'failed', message: error.message };
};

/** Query for what the fight on the table has left of everybody. `hash`: the state of the fight; `null`: no request. */
export const useAftermath = (hash: string | null): UseQueryResult<AftermathReply, Error> =>
  useQuery({
    queryKey: ['aftermath', hash],
    queryFn: () => ask<AftermathReply>({ do: 'aftermath' }),
    enabled: hash !== null,
  });

/**
 * Returns a lookup of sheets as the next fight would begin with them: `undefined` while unknown, `null` for a sheet
 * that cannot be read.
 */
export function useSeen(system: string | null, sheets: readonly Json[]): (sheet: Json) => Seen {
  const rulings = useRulings(system);
  const { data } = useQuery({
    queryKey: ['people', system, sheets, rulings],
    queryFn: () =>
      ask<PeopleReply>({ do: 'people', system: system as string, sheets, ...(rulings && { rulings }) }),
    enabled: system !== null && sheets.length > 0 && rulings !== undefined,
    // The previous list stays until the next one is loaded.
    placeholderData: keepPreviousData,
  });
  return (sheet) => data?.people[sheets.indexOf(sheet)];
}
type Seen = PeopleReply['people'][number] | undefined;

/**
 * Mutation that saves people as sheets in the library. A sheet of the same system and name among `kept` is replaced.
 */
export const useKeepPeople = (): UseMutationResult<
  void,
  Error,
  { readonly system: string; readonly kept: readonly LibraryItem[]; readonly people: readonly Survivor[] }
> =>
  useMutation({
    mutationFn: async ({ system, kept, people }) => {
      const open = kept.filter((one) => one.kind === 'sheet' && one.system === system);
      for (const { name, sheet } of people) {
        // Two people of the same name replace two different sheets.
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
 * Mutation that applies a deed between fights to a sheet of the library and saves the result. Returns what is told of
 * it. Rejects with a `TableFailure` whose `failure` says why not, or which dice are to be rolled first (`dice`).
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

/** Replaces the document of a sheet in the library. */
export async function keepSheet({ id, kind, system, name }: LibraryItem, sheet: Json): Promise<void> {
  await connected().table.library('saveItem', { id, kind, system, name, document: sheet });
  await libraryChanged();
}
