import type { UseMutationResult } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { withEnd } from '../kernel/free-id.ts';
import type { Json } from '../kernel/json.ts';
import { canonical } from '../kernel/json.ts';
import type { QuickGround } from '../protocol/encounters.ts';
import { ask } from './ask.ts';
import { connected } from './connection.ts';
import { libraryChanged } from './queries.ts';
import { rulingsOf } from './rulings.ts';

export type { QuickGround } from '../protocol/encounters.ts';
export { openSides } from '../protocol/encounters.ts';

/** Two sides and where they meet. */
interface QuickFight {
  readonly system: string;
  /** What lists of encounters and fights call it. */
  readonly name: string;
  readonly ground: QuickGround;
  /** Two lists of sheets as encounters write them. */
  readonly sides: readonly (readonly Json[])[];
}

/**
 * Builds the encounter of a quick fight, played by the rulings of this table. Rejects with a `TableFailure` that says
 * why not, for example for whom there is no room.
 */
export const useQuick = (): UseMutationResult<Json, Error, QuickFight> =>
  useMutation({
    mutationFn: async ({ name, ...fight }) => {
      const rulings = await rulingsOf(fight.system);
      const { encounter } = await ask({ do: 'quick', ...fight, rulings });
      return { ...(encounter as { readonly [key: string]: Json }), name };
    },
  });

/** Id and name of an encounter in the library; `before`: an equal one was there already. */
export interface Kept {
  readonly id: string;
  readonly name: string;
  readonly before: boolean;
}

/** An encounter to be saved in the library. */
export interface ToKeep {
  readonly system: string;
  readonly name: string;
  readonly encounter: Json;
}

/** Mutation that saves an encounter in the library (`keepEncounter`). */
export const useKeepEncounter = (): UseMutationResult<Kept, Error, ToKeep> =>
  useMutation({ mutationFn: ({ system, name, encounter }) => keepEncounter(system, name, encounter) });

/**
 * Saves an encounter in the library, unless an equal one of the same name is there already: then its id is returned. If
 * the name belongs to a different encounter, a number is added to it.
 */
export async function keepEncounter(system: string, name: string, encounter: Json): Promise<Kept> {
  const { table } = connected();
  const items = await table.library('items');
  const own = items.filter((one) => one.kind === 'encounter' && one.system === system);
  const known = new Map(own.map((one) => [one.name, one]));
  for (let count = 1; ; count++) {
    const called = count === 1 ? name : withEnd(name, ` (${count})`);
    const document = { ...(encounter as { readonly [key: string]: Json }), name: called };
    const there = known.get(called);
    if (there && canonical(there.document) === canonical(document))
      return { id: there.id, name: called, before: true };
    if (there) continue;
    const id = await table.library('saveItem', { kind: 'encounter', system, name: called, document });
    await libraryChanged();
    return { id, name: called, before: false };
  }
}
