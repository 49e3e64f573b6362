import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Beginning, BeginningChoice, MiddleFormat, Preface, SurpriseFormat } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import type { LoreShelf } from '../kernel/lore.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import type { Catalogue, FolkReply } from '../protocol/messages.ts';
import type { AsideItem, BinRow, ExportFile, FightRow, LibraryItem } from '../storage/documents.ts';
import type { Imported, ItemToSave, LibraryApi } from '../storage/library.ts';
import type { BroughtMap } from '../storage/vtt/map.ts';
import { fileOf, TableFailure } from '../workers/client.ts';
import { connected } from './connection.ts';
import { libraryChanged, queryClient } from './queries.ts';
import { allKept } from './rulings.ts';
import { noteBackup } from './storage-state.ts';
import { table, useTable } from './table.ts';

export type { BroughtGround, BroughtMap, LineTally, MapReport } from '../storage/vtt/map.ts';
export { saveFile } from './files.ts';
export { queryClient } from './queries.ts';
export type {
  AsideItem,
  Beginning,
  BeginningChoice,
  BinRow,
  Catalogue,
  ExportFile,
  FightRow,
  Imported,
  ItemToSave,
  LibraryItem,
  MiddleFormat,
  Preface,
  SurpriseFormat,
};

type Query<T> = UseQueryResult<T, Error>;
type Mutation<T, V> = UseMutationResult<T, Error, V>;

const library = <K extends keyof LibraryApi>(call: K, ...args: Parameters<LibraryApi[K]>) =>
  connected().table.library(call, ...args);

async function prefaces(): Promise<readonly Preface[]> {
  const { outcome } = await connected().table.send({ job: 'prefaces' });
  if (!outcome.ok) throw new TableFailure(outcome.error);
  return ('value' in outcome ? outcome.value : []) as readonly Preface[];
}

async function catalogue(system: string): Promise<Catalogue> {
  const { outcome } = await connected().table.send({ job: 'table', request: { do: 'catalogue', system } });
  if (!outcome.ok) throw new TableFailure(outcome.error);
  if (!('catalogue' in outcome)) throw new Error('the engine answered something else than a catalogue');
  return outcome.catalogue;
}

/** What a list shows of each rule system of this version. */
export const useSystems = (): Query<readonly Preface[]> =>
  useQuery({ queryKey: ['systems'], queryFn: prefaces, structuralSharing: false });

/** Reads the rules of a system before they are asked for. Resolves when that is done or cannot be done. */
export const readAhead = (system: string): Promise<unknown> =>
  connected()
    .table.send({ job: 'rules', system })
    .catch(() => {});

async function folk(system: string, rulings: SaidRulings): Promise<readonly LoreShelf[]> {
  await allKept();
  const { outcome } = await connected().table.send({
    job: 'table',
    request: { do: 'folk', system, rulings },
  });
  if (!outcome.ok) throw new TableFailure(outcome.error);
  return (outcome as FolkReply).folk;
}

/** The same, once, for whoever does something with it. */
export const readCatalogue = (system: string): Promise<Catalogue> =>
  queryClient.fetchQuery({ queryKey: ['catalogue', system], queryFn: () => catalogue(system) });

/** The people of a system's pack as they are under these rulings, for looking up; `null` asks for nothing. */
export const useFolk = (
  system: string | null,
  rulings: SaidRulings | undefined,
): Query<readonly LoreShelf[]> =>
  useQuery({
    queryKey: ['folk', system, rulings],
    queryFn: () => folk(system as string, rulings as SaidRulings),
    enabled: system !== null && rulings !== undefined,
    // Who is looked at does not go away while a ruling is switched.
    placeholderData: (before, query) => (query?.queryKey[1] === system ? before : undefined),
    structuralSharing: false,
  });

/** Everything of a system that screens list; `null` asks for nothing. */
export const useCatalogue = (system: string | null): Query<Catalogue> =>
  useQuery({
    queryKey: ['catalogue', system],
    queryFn: () => catalogue(system as string),
    enabled: system !== null,
    structuralSharing: false,
  });

/** Saved fights, the one played last first. */
export const useFights = (): Query<readonly FightRow[]> =>
  useQuery({ queryKey: ['library', 'fights'], queryFn: () => library('fights') });

/** Encounters and sheets of the user's own, and documents that were set aside. */
export const useLibrary = (): Query<{
  readonly items: readonly LibraryItem[];
  readonly aside: readonly AsideItem[];
}> =>
  useQuery({
    queryKey: ['library', 'items'],
    queryFn: async () => ({ items: await library('items'), aside: await library('aside') }),
  });

/** A change of the library; the lists are read again whatever came of it. */
const useChange = <T, V>(change: (variables: V) => Promise<T>): Mutation<T, V> =>
  useMutation({ mutationFn: change, onSettled: libraryChanged });

/** Lays a fight with its journal into the bin; an open one leaves the table. */
export const useDeleteFight = (): Mutation<void, string> => useChange(deleteFight);
export const useRenameFight = (): Mutation<void, { readonly id: string; readonly name: string }> =>
  useChange(({ id, name }) => renameFight(id, name));
/** Gives the id of the copy. */
export const useDuplicateFight = (): Mutation<string, string> =>
  useChange((id) => library('duplicateFight', id));
/** Keeps an encounter or a sheet; gives its id. With an id it replaces that one. */
export const useSaveItem = (): Mutation<string, ItemToSave> => useChange((item) => library('saveItem', item));
/** An encounter or somebody under another name, which stands in the document, too: fights go by that. */
export const renamed = ({ id, kind, system, document }: LibraryItem, name: string): ItemToSave => ({
  id,
  kind,
  system,
  name,
  document: isObject(document) ? ({ ...document, name } as Json) : document,
});
/** Names of documents have so many letters at the most. */
const longestName = 60;

/** A second one like it, under a name that none of these has: "The gate (copy)", "The gate (copy 2)". */
export function copied(item: LibraryItem, names: readonly string[]): ItemToSave {
  const called = (count: number): string => {
    const end = count === 1 ? ' (copy)' : ` (copy ${count})`;
    return `${item.name.slice(0, longestName - end.length).trim()}${end}`;
  };
  let count = 1;
  while (names.includes(called(count))) count++;
  const { id: _, ...copy } = renamed(item, called(count));
  return copy;
}
/** What was deleted in the last thirty days, the newest first. */
export const useBin = (): Query<readonly BinRow[]> =>
  useQuery({ queryKey: ['library', 'bin'], queryFn: () => library('bin') });
/** Puts back what was deleted. */
export const useTakeBack = (): Mutation<void, string> => useChange((id) => library('takeBack', id));
/** Throws away for good what was deleted. */
export const useEmptyBin = (): Mutation<void, void> => useChange(() => library('emptyBin'));
export const useDeleteItem = (): Mutation<void, string> => useChange((id) => library('deleteItem', id));
/**
 * Brings in a file. Rejects with a `TableFailure` whose `failure` names the place (`path`); what is merely too new
 * is set aside first.
 */
export const useImportFile = (): Mutation<Imported, File> =>
  useChange(async (file) => library('importText', file.name, await textOf(file)));
/** Reads a map from another program; keeps nothing. Rejects as above. */
export const useReadMap = (): Mutation<BroughtMap, File> =>
  useMutation({ mutationFn: async (file) => library('readMap', file.name, await textOf(file)) });
/** The file, ready for `saveFile`. */
export const useExportFight = (): Mutation<ExportFile, string> => useMutation({ mutationFn: exportFight });
export const useExportItem = (): Mutation<ExportFile, string> =>
  useMutation({ mutationFn: (id) => library('exportItem', id) });
/** A document that was set aside, as it came. */
export const useExportAside = (): Mutation<ExportFile, string> =>
  useMutation({ mutationFn: (id) => library('exportAside', id) });
export const useExportLibrary = (): Mutation<ExportFile, void> =>
  useMutation({ mutationFn: () => library('exportAll'), onSuccess: () => noteBackup() });

export async function deleteFight(id: string): Promise<void> {
  await library('deleteFight', id);
  if (useTable.getState().fight?.id === id) await table.close();
}

export async function renameFight(id: string, name: string): Promise<void> {
  await library('renameFight', id, name);
  const { fight } = useTable.getState();
  if (fight?.id === id) useTable.setState({ fight: { ...fight, name } });
}

/** A fight as a file: the open one as this page remembers it, any other as it is stored. */
export async function exportFight(id: string): Promise<ExportFile> {
  const open = useTable.getState().fight;
  if (open?.id === id) return fileOf(open.name, 'fight', await table.exportRecord());
  return library('exportFight', id);
}

const largest = 64_000_000;
async function textOf(file: File): Promise<string> {
  if (file.size <= largest) return file.text();
  const message = `${file.name} has ${Math.round(file.size / 1e6)} MB; that is more than this app reads.`;
  throw new TableFailure({ code: 'too-large', message, path: file.name });
}
