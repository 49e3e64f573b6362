import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { QueryClient } from '@tanstack/react-query';
import type { Json } from '../kernel/json.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import type { SystemsReply } from '../protocol/messages.ts';
import type { AsideItem, ExportFile, FightRow, LibraryItem } from '../storage/documents.ts';

/** One for the app: `<QueryClientProvider client={queryClient}>`. Works the same without a network. */
export const queryClient = new QueryClient();

export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** Everything of a system that screens list. */
export interface Catalogue {
  readonly id: string;
  readonly name: string;
  readonly rulebook: Rulebook;
  readonly heroes: readonly (CatalogueEntry & { readonly sheet: Json })[];
  readonly foes: readonly (CatalogueEntry & { readonly sheet: Json })[];
  readonly encounters: readonly (CatalogueEntry & { readonly encounter: Json })[];
  readonly reactions: readonly { readonly id: string; readonly label: string; readonly clause: string }[];
  readonly tactics: readonly { readonly id: string; readonly label: string; readonly about: string }[];
}

/** What became of a file that was brought in. */
export type Imported =
  | { readonly kind: 'fight'; readonly id: string; readonly name: string }
  | { readonly kind: 'encounter'; readonly id: string; readonly name: string }
  | { readonly kind: 'sheet'; readonly id: string; readonly name: string }
  | { readonly kind: 'backup'; readonly fights: number; readonly items: number; readonly aside: number };

type Query<T> = UseQueryResult<T, Error>;
type Mutation<T, V> = UseMutationResult<T, Error, V>;
const thin = (): never => {
  throw new Error('the library is not open yet');
};

export const useSystems = (): Query<SystemsReply['systems']> => thin();
export const useCatalogue = (_system: string | null): Query<Catalogue> => thin();
/** Saved fights, the one played last first. */
export const useFights = (): Query<readonly FightRow[]> => thin();
/** Encounters and sheets of the user's own, and documents that were set aside. */
export const useLibrary = (): Query<{ items: readonly LibraryItem[]; aside: readonly AsideItem[] }> => thin();

export const useDeleteFight = (): Mutation<void, string> => thin();
export const useRenameFight = (): Mutation<void, { id: string; name: string }> => thin();
/** Gives the id of the copy. */
export const useDuplicateFight = (): Mutation<string, string> => thin();
/** Keeps an encounter or a sheet; gives its id. With an id it replaces that one. */
export const useSaveItem = (): Mutation<
  string,
  { id?: string; kind: LibraryItem['kind']; system: string; name: string; document: Json }
> => thin();
export const useDeleteItem = (): Mutation<void, string> => thin();
/** Rejects with an `ImportError` that names the place; what is merely too new is set aside first. */
export const useImportFile = (): Mutation<Imported, File> => thin();
/** The file, ready for `saveFile`. */
export const useExportFight = (): Mutation<ExportFile, string> => thin();
export const useExportItem = (): Mutation<ExportFile, string> => thin();
export const useExportLibrary = (): Mutation<ExportFile, void> => thin();

/** Hands a file to the person: the share sheet of an installed iPad app, else a download. */
export const saveFile = async (_file: ExportFile): Promise<void> => {};

/** The fight that was played last and is not over, for "Continue". */
export const lastFight = async (): Promise<FightRow | null> => null;
