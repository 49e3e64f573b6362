import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useMutation, useQuery } from '@tanstack/react-query';
import type {
  Beginning,
  BeginningChoice,
  MiddleFormat,
  Preface,
  SurpriseFormat,
  TieFormat,
} from '../engine/system.ts';
import { nameOfCopy } from '../kernel/free-id.ts';
import type { Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import type { LoreShelf } from '../kernel/lore.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import type { Catalogue } from '../protocol/messages.ts';
import type { AsideItem, BinRow, ExportFile, FightRow, LibraryItem } from '../storage/documents.ts';
import type { Imported, ItemToSave, LibraryApi } from '../storage/library.ts';
import type { BroughtMap } from '../storage/vtt/map.ts';
import { fightFile, TableFailure } from '../workers/client.ts';
import { ask } from './ask.ts';
import { connected } from './connection.ts';
import { copyNameOf } from './copies.ts';
import { saveFile } from './files.ts';
import { libraryChanged, queryClient } from './queries.ts';
import { allKept, rulingsReadAgain } from './rulings.ts';
import { noteBackup } from './storage-state.ts';
import { table, useTable } from './table.ts';

export type { BroughtGround, BroughtMap, LineTally, MapReport } from '../storage/vtt/map.ts';
export { queryClient } from './queries.ts';
export type {
  Beginning,
  BeginningChoice,
  BinRow,
  Catalogue,
  ExportFile,
  FightRow,
  Imported,
  LibraryItem,
  MiddleFormat,
  Preface,
  SurpriseFormat,
  TieFormat,
};
export { saveFile };

type Query<T> = UseQueryResult<T, Error>;
type Mutation<T, V> = UseMutationResult<T, Error, V>;

const library = <K extends keyof LibraryApi>(call: K, ...args: Parameters<LibraryApi[K]>) =>
  connected().table.library(call, ...args);

async function prefaces(): Promise<readonly Preface[]> {
  const { outcome } = await connected().table.send({ job: 'prefaces' });
  if (!outcome.ok) throw new TableFailure(outcome.error);
  return outcome.value as readonly Preface[];
}

async function catalogue(system: string, rulings: SaidRulings = {}): Promise<Catalogue> {
  return (await ask({ do: 'catalogue', system, rulings })).catalogue;
}

/** Query for the rule systems of this version, as lists show them. */
export const useSystems = (): Query<readonly Preface[]> =>
  useQuery({ queryKey: ['systems'], queryFn: prefaces, structuralSharing: false });

/** Reads the rules of a system before they are needed. Resolves when that is done or cannot be done. */
export const readAhead = (system: string): Promise<unknown> =>
  connected()
    .table.send({ job: 'rules', system })
    .catch(() => {});

async function folk(system: string, rulings: SaidRulings): Promise<readonly LoreShelf[]> {
  await allKept();
  return (await ask({ do: 'folk', system, rulings })).folk;
}

/** The catalogue of a system (see `useCatalogue`), for code outside of components. */
export const readCatalogue = (system: string): Promise<Catalogue> =>
  queryClient.fetchQuery({ queryKey: ['catalogue', system], queryFn: () => catalogue(system) });

/** Query for the people of a system's pack under these rulings, for looking up. No request while either is missing. */
export const useFolk = (
  system: string | null,
  rulings: SaidRulings | undefined,
): Query<readonly LoreShelf[]> =>
  useQuery({
    queryKey: ['folk', system, rulings],
    queryFn: () => folk(system as string, rulings as SaidRulings),
    enabled: system !== null && rulings !== undefined,
    // The previous list stays while a ruling is switched.
    placeholderData: (before, query) => (query?.queryKey[1] === system ? before : undefined),
    structuralSharing: false,
  });

/** Query for everything of a system that screens list, under these rulings; `null`: no request. */
export const useCatalogue = (system: string | null, rulings: SaidRulings = {}): Query<Catalogue> =>
  useQuery({
    queryKey: ['catalogue', system, ...(Object.keys(rulings).length > 0 ? [rulings] : [])],
    queryFn: () => catalogue(system as string, rulings),
    enabled: system !== null,
    // The previous catalogue stays while a ruling is switched.
    placeholderData: (before, query) => (query?.queryKey[1] === system ? before : undefined),
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

/** Mutation of the library. Its queries are refetched whether it succeeds or fails. */
const useChange = <T, V>(change: (variables: V) => Promise<T>): Mutation<T, V> =>
  useMutation({ mutationFn: change, onSettled: libraryChanged });

/** Moves a fight with its journal into the bin; an open one is closed. `false`: the bin had no room, and it is gone. */
export const useDeleteFight = (): Mutation<boolean, string> => useChange(deleteFight);
export const useRenameFight = (): Mutation<void, { readonly id: string; readonly name: string }> =>
  useChange(({ id, name }) => renameFight(id, name));
/** Returns the id of the copy. */
export const useDuplicateFight = (): Mutation<string, string> => useChange(duplicateFight);
/** Saves an encounter or a sheet and returns its id. With an id it replaces that one. */
export const useSaveItem = (): Mutation<string, ItemToSave> => useChange((item) => library('saveItem', item));
/** An item under another name. The name is changed in the document too: fights get theirs from there. */
export const renamed = ({ id, kind, system, document }: LibraryItem, name: string): ItemToSave => ({
  id,
  kind,
  system,
  name,
  document: isObject(document) ? ({ ...document, name } as Json) : document,
});
/** A copy of an item, under a name that is not in `names`: "The gate (copy)", "The gate (copy 2)". */
export function copied(item: LibraryItem, names: readonly string[]): ItemToSave {
  const { id: _, ...copy } = renamed(item, nameOfCopy(item.name, names));
  return copy;
}
/** What was deleted in the last thirty days, the newest first. */
export const useBin = (): Query<readonly BinRow[]> =>
  useQuery({ queryKey: ['library', 'bin'], queryFn: () => library('bin') });
/** Restores something from the bin. */
export const useTakeBack = (): Mutation<void, string> => useChange((id) => library('takeBack', id));
/** Deletes all that is in the bin for ever. */
export const useEmptyBin = (): Mutation<void, void> => useChange(() => library('emptyBin'));
/** Moves an item into the bin. `false`: the bin had no room, and it is gone. */
export const useDeleteItem = (): Mutation<boolean, string> => useChange((id) => library('deleteItem', id));
/**
 * Imports the text of a file. Rejects with a `TableFailure` whose `failure` names the place (`path`). A document that is
 * merely too new is set aside first.
 */
export async function takeIn(name: string, text: string): Promise<Imported> {
  try {
    return await library('importText', name, text);
  } finally {
    await rulingsReadAgain();
  }
}
/** Imports a file. Rejects like `takeIn`. */
export const useImportFile = (): Mutation<Imported, File> =>
  useChange(async (file) => takeIn(file.name, await textOf(file)));
/** Reads a map from another program; stores nothing. Rejects like `takeIn`. */
export const useReadMap = (): Mutation<BroughtMap, File> =>
  useMutation({ mutationFn: async (file) => library('readMap', file.name, await textOf(file)) });
/** Returns the file, to be passed to `saveFile`. */
export const useExportFight = (): Mutation<ExportFile, string> => useMutation({ mutationFn: exportFight });
export const useExportItem = (): Mutation<ExportFile, string> =>
  useMutation({ mutationFn: (id) => library('exportItem', id) });
/** A document that was set aside, as it came. */
export const useExportAside = (): Mutation<ExportFile, string> =>
  useMutation({ mutationFn: (id) => library('exportAside', id) });
/** Hands a backup of the whole library to the user. Returns whether it was taken. */
export const useBackUp = (): Mutation<boolean, void> => useMutation({ mutationFn: backUp });

/** Of a fight that is not all saved, the copy is that of this page's memory. Returns the id of the copy. */
export async function duplicateFight(id: string): Promise<string> {
  const left = unsavedOf(id);
  if (!left) return library('duplicateFight', id);
  return library('addFight', await copyNameOf(left), left.record);
}

/** The whole library as a file, with all that only this page remembers. */
export const exportLibrary = (): Promise<ExportFile> => library('exportAll', connected().table.unsaved());

/** Hands a backup of the whole library to the user, and records that once it is taken. Returns whether it was taken. */
export async function backUp(): Promise<boolean> {
  const taken = await saveFile(await exportLibrary());
  if (taken) noteBackup();
  return taken;
}

const unsavedOf = (id: string) =>
  connected()
    .table.unsaved()
    .find((one) => one.id === id);

export async function deleteFight(id: string): Promise<boolean> {
  const kept = await library('deleteFight', id);
  if (useTable.getState().fight?.id === id) await table.close();
  connected().table.forget(id);
  return kept;
}

export async function renameFight(id: string, name: string): Promise<void> {
  await library('renameFight', id, name);
  const { fight } = useTable.getState();
  if (fight?.id === id) useTable.setState({ fight: { ...fight, name } });
}

/** A fight as a file: the open one, or one that is not all saved, from the memory of this page, any other as stored. */
export async function exportFight(id: string): Promise<ExportFile> {
  const open = useTable.getState().fight;
  if (open?.id === id) return fightFile(open.name, await table.exportRecord());
  const left = unsavedOf(id);
  return left ? fightFile(left.name, left.record) : library('exportFight', id);
}

/** The largest file that is read, in bytes. */
const largest = 64_000_000;
async function textOf(file: File): Promise<string> {
  const { name, size } = file;
  if (size > largest) {
    const message = `${name} has ${Math.round(size / 1e6)} MB; that is more than this app reads.`;
    throw new TableFailure({ code: 'too-large', message, path: name });
  }
  try {
    return await file.text();
  } catch {
    const message = `${name} cannot be read: it is a folder, or no longer where it was.`;
    throw new TableFailure({ code: 'unreadable-file', message, path: name });
  }
}
