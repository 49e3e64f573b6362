import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Json } from '../kernel/json.ts';
import type { ExportFile } from '../storage/documents.ts';
import type { Imported } from '../storage/library.ts';
import { codeOf, TableFailure, textOfCode } from '../workers/client.ts';
import type { Screen } from './code-parts.ts';
import { textsOf } from './code-parts.ts';
import { connected } from './connection.ts';
import { libraryChanged } from './queries.ts';

export type { Screen };

/** What came with a link, before anybody has judged whether it can be played. */
export interface Shared {
  readonly kind: 'fight' | 'encounter' | 'sheet' | 'backup' | 'unknown';
  readonly name: string;
  readonly system: string | null;
  readonly document: Json;
  readonly text: string;
}

/** The way to the page for what comes with a link. */
const path = '#/shared/';

/** A document as a link to this app: all of it is behind the `#`, which no browser sends to any server. */
async function linkTo(file: ExportFile): Promise<string> {
  const code = await codeOf(JSON.stringify(JSON.parse(file.text)));
  return `${location.origin}${location.pathname}${path}${code}`;
}

/** The texts of the QR codes that hand on a link: one, or several where it is too long for one on this screen. */
export const codesOf = (link: string, screen: Screen): readonly string[] =>
  textsOf(link, link.indexOf(path) + path.length, screen);

/** The code in a link that somebody typed or pasted; `null`: it is no link to anything shared. */
export function codeIn(link: string): string | null {
  const at = link.indexOf(path);
  return at < 0 ? null : (/^[\w-]*/.exec(link.slice(at + path.length))?.[0] ?? null);
}

/** The link to a document, made when it is asked for. Rejects when the document cannot be read. */
export const useLink = (key: string, file: () => Promise<ExportFile>): UseQueryResult<string, Error> =>
  useQuery({ queryKey: ['link', key], queryFn: async () => linkTo(await file()), gcTime: 0, staleTime: 0 });

/** What a code holds. Rejects with a `TableFailure` that says what is wrong with it. */
export const useShared = (code: string): UseQueryResult<Shared, Error> =>
  useQuery({ queryKey: ['shared', code], queryFn: () => sharedOf(code), retry: false });

async function sharedOf(code: string): Promise<Shared> {
  const text = await textOfCode(code);
  if (typeof text !== 'string') throw new TableFailure(text);
  let document: Json;
  try {
    document = JSON.parse(text) as Json;
  } catch {
    throw new TableFailure({ code: 'bad-link', message: 'This link holds no document of Woundtrack.' });
  }
  return { ...glanceOf(document), document, text };
}

/** What it calls itself; whether that is so is judged when it is taken in. */
function glanceOf(document: Json): Pick<Shared, 'kind' | 'name' | 'system'> {
  const fields = fieldsOf(document);
  const { woundtrack = 'encounter' } = fields;
  const kinds = ['fight', 'encounter', 'sheet', 'backup'] as const;
  const kind = kinds.find((one) => one === woundtrack) ?? 'unknown';
  const { name } = kind === 'fight' ? fieldsOf(fields.encounter) : fields;
  return {
    kind,
    name: typeof name === 'string' && name.trim() !== '' ? name.slice(0, 200) : 'Without a name',
    system: typeof fields.system === 'string' ? fields.system : null,
  };
}

type Fields = { readonly [key: string]: Json | undefined };
const fieldsOf = (value: Json | undefined): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};

/** Takes what came with a link into the library, as if it were a file. Rejects with a `TableFailure`. */
export const useTakeIn = (): UseMutationResult<Imported, Error, Shared> =>
  useMutation({
    mutationFn: ({ name, text }) => connected().table.library('importText', name, text),
    onSettled: libraryChanged,
  });
