import type { UseMutationResult } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import type { Json } from '../kernel/json.ts';
import type { QuickGround, QuickReply } from '../protocol/encounters.ts';
import { ask } from './ask.ts';
import { connected } from './connection.ts';
import { libraryChanged } from './queries.ts';

export type { QuickGround } from '../protocol/encounters.ts';
export { openSides } from '../protocol/encounters.ts';

/** Two sides and where they meet. */
export interface QuickFight {
  readonly system: string;
  readonly ground: QuickGround;
  /** Two lists of sheets as encounters write them. */
  readonly sides: readonly (readonly Json[])[];
}

/** Puts two sides on a ground. Gives the encounter; rejects with a `TableFailure` that says who has no room. */
export const useQuick = (): UseMutationResult<Json, Error, QuickFight> =>
  useMutation({
    mutationFn: async (fight) => (await ask<QuickReply>({ do: 'quick', ...fight })).encounter,
  });

/** Keeps an encounter among the user's documents. */
export async function keepEncounter(system: string, name: string, encounter: Json): Promise<void> {
  const document = { ...(encounter as { readonly [key: string]: Json }), name };
  await connected().table.library('saveItem', { kind: 'encounter', system, name, document });
  await libraryChanged();
}
