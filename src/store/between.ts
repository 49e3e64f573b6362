import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Id, Json } from '../kernel/json.ts';
import { canonical, fieldsOf } from '../kernel/json.ts';
import type { AftermathReply, BetweenReply, Catalogue, PeopleReply } from '../protocol/messages.ts';
import { mostSheets } from '../protocol/messages.ts';
import type { Failure } from '../workers/client.ts';
import { TableFailure } from '../workers/client.ts';
import { ask } from './ask.ts';
import { connected } from './connection.ts';
import type { LibraryItem } from './library.ts';
import { libraryChanged } from './queries.ts';
import { useRulings } from './rulings.ts';

/** Between fights: what a fight has left of people, and what is done to their sheets before the next one. */

export { failureOf } from '../workers/client.ts';
export type Survivor = AftermathReply['people'][number];
export type BetweenDeed = Catalogue['between'][number];

/** Query for what the fight on the table has left of everybody. `hash`: the state of the fight; `null`: no request. */
export const useAftermath = (hash: string | null): UseQueryResult<AftermathReply, Error> =>
  useQuery({
    queryKey: ['aftermath', hash],
    queryFn: () => ask({ do: 'aftermath' }),
    enabled: hash !== null,
  });

/** Somebody who was kept, or whom a fight has left. */
interface Person {
  readonly id: Id;
  readonly sheet: Json;
}

/** The state of somebody as the next fight would begin with it: `null` where none can begin with the sheet. */
export type Seen = PeopleReply['people'][number];

/** The state of everybody by id. `look` tells it of so many sheets, in their order, as one request may name. */
export async function statesOf(
  people: readonly Person[],
  look: (sheets: readonly Json[]) => Promise<readonly Seen[]>,
): Promise<ReadonlyMap<Id, Seen>> {
  const states = new Map<Id, Seen>();
  for (let from = 0; from < people.length; from += mostSheets) {
    const some = people.slice(from, from + mostSheets);
    const seen = await look(some.map(({ sheet }) => sheet));
    some.forEach(({ id }, at) => {
      states.set(id, seen[at] ?? null);
    });
  }
  return states;
}

/**
 * Returns a lookup of the states of people by id, `undefined` while unknown, and why they cannot be told. While the
 * next states are computed, each person's previous one stays.
 */
export function useSeen(
  system: string | null,
  people: readonly Person[],
): { readonly of: (id: Id) => Seen | undefined; readonly why: string | null } {
  const rulings = useRulings(system);
  const { data, error } = useQuery({
    queryKey: ['people', system, people, rulings],
    queryFn: () =>
      statesOf(people, async (sheets) => {
        const said = { ...(rulings && { rulings }) };
        return (await ask({ do: 'people', system: system as string, sheets, ...said })).people;
      }),
    enabled: system !== null && people.length > 0 && rulings !== undefined,
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
  return { of: (id) => data?.get(id), why: error?.message ?? null };
}

/** Where somebody who is kept is saved. */
interface PlaceFor {
  readonly person: Survivor;
  /** The sheet of this name that it replaces; `null`: none. */
  readonly before: LibraryItem | null;
  /** Whether that one differs in more than its state: it was changed since the fight began, or is somebody else's. */
  readonly isOther: boolean;
}

/** What a sheet says of somebody besides the name and what fights have left. */
function designOf(sheet: Json): string {
  const { current: _, name: __, ...design } = fieldsOf(sheet);
  return canonical(design);
}

/**
 * The sheets of the same system and name among `kept` that these people replace, those that differ only in their state
 * before others. Two people of the same name replace two different sheets.
 */
export function placesFor(
  system: string,
  kept: readonly LibraryItem[],
  people: readonly Survivor[],
): readonly PlaceFor[] {
  const open = new Set(kept.filter((one) => one.kind === 'sheet' && one.system === system));
  const take = (is: (one: LibraryItem) => boolean): LibraryItem | null => {
    const found = [...open].find(is) ?? null;
    if (found) open.delete(found);
    return found;
  };
  const same = people.map(({ name, sheet }) =>
    take((one) => one.name === name && designOf(one.document) === designOf(sheet)),
  );
  return people.map((person, at) => {
    const before = same[at] ?? take(({ name }) => name === person.name);
    return { person, before, isOther: before !== null && !same[at] };
  });
}

/**
 * Mutation that saves people as sheets in the library, in the places that `placesFor` names. What is replaced with
 * another sheet goes into the bin.
 */
export const useKeepPeople = (): UseMutationResult<
  void,
  Error,
  { readonly system: string; readonly kept: readonly LibraryItem[]; readonly people: readonly Survivor[] }
> =>
  useMutation({
    mutationFn: async ({ system, kept, people }) => {
      const { table } = connected();
      for (const { person, before, isOther } of placesFor(system, kept, people)) {
        const { name, sheet } = person;
        if (before && isOther) await table.library('deleteItem', before.id);
        await table.library('saveItem', {
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

/** A sheet that a deed changed, as it was before. */
export type Before = Pick<LibraryItem, 'id' | 'kind' | 'system' | 'name' | 'document'>;

export interface Done {
  readonly changed: readonly { readonly item: Before; readonly sheet: Json }[];
  /** What is told of each. */
  readonly told: readonly string[];
}

/** Whether these sheets are still as the deed has left them, so that taking it back loses nothing else. */
export const isLast = ({ changed }: Done, items: readonly Before[]): boolean =>
  changed.every(({ item, sheet }) => {
    const now = items.find(({ id }) => id === item.id);
    return now !== undefined && canonical(now.document) === canonical(sheet);
  });

/** Dice of one of several people have to be rolled first. */
export class DiceMissing extends TableFailure {
  readonly item: Before;
  constructor(item: Before, failure: Failure) {
    super(failure);
    this.item = item;
  }
}

/**
 * A deed for each of these people. Whoever it is refused to stays as before, and the reason is told. Rejects if it is
 * refused to all, and if dice are missing (`DiceMissing`).
 */
export async function doneTo(
  items: readonly Before[],
  perform: (item: Before) => Promise<Pick<BetweenReply, 'sheet' | 'told'>>,
): Promise<Done> {
  const changed: { item: Before; sheet: Json }[] = [];
  const told: string[] = [];
  const refused: TableFailure[] = [];
  for (const item of items) {
    try {
      const done = await perform(item);
      changed.push({ item, sheet: done.sheet });
      told.push(done.told);
    } catch (error) {
      if (!(error instanceof TableFailure)) throw error;
      if (error.failure.dice) throw new DiceMissing(item, error.failure);
      refused.push(error);
      told.push(`Not for ${item.name}: ${error.failure.message}`);
    }
  }
  if (changed.length === 0 && refused[0]) throw refused[0];
  return { changed, told };
}

/**
 * Mutation that applies a deed between fights to sheets of the library and saves the results, once it has been applied
 * to all. `faces`: the dice thrown so far, by the ids of the sheets. Rejects like `doneTo`; the failure says why not, or
 * which dice are to be rolled first (`dice`).
 */
export const useBetween = (
  items: readonly LibraryItem[],
): UseMutationResult<
  Done,
  Error,
  {
    readonly deed: string;
    readonly needs: { readonly [key: string]: Json };
    readonly faces: { readonly [id: string]: readonly number[] };
  }
> =>
  useMutation({
    mutationFn: async ({ deed, needs, faces }) => {
      const done = await doneTo(items, ({ id, system, document }) => {
        const thrown = faces[id] ?? [];
        const all = thrown.length > 0 ? { ...needs, faces: [...thrown] } : needs;
        return ask({ do: 'between', system, deed, sheet: document, needs: all });
      });
      await keepSheets(done.changed);
      return done;
    },
  });

/**
 * Replaces the documents of these sheets in the library, all of them or none: what was done to only some of them would be
 * done to those again at the next try.
 */
export async function keepSheets(
  sheets: readonly { readonly item: Omit<Before, 'document'>; readonly sheet: Json }[],
): Promise<void> {
  const all = sheets.map(({ item: { id, kind, system, name }, sheet }) => {
    return { id, kind, system, name, document: sheet };
  });
  await connected().table.library('saveItems', all);
  await libraryChanged();
}
