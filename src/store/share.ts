import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Json } from '../kernel/json.ts';
import { fieldsOf } from '../kernel/json.ts';
import type { ExportFile } from '../storage/documents.ts';
import type { Imported } from '../storage/library.ts';
import { codeOf, readLink, TableFailure } from '../workers/client.ts';
import type { Screen } from './code-parts.ts';
import { textsOf } from './code-parts.ts';
import { takeIn } from './library.ts';
import { libraryChanged } from './queries.ts';

export type { Screen };

/** A document unpacked from a link, before the rules have judged whether it can be played. `text`: as it came. */
export interface Shared {
  readonly kind: 'fight' | 'encounter' | 'sheet' | 'backup' | 'unknown';
  readonly name: string;
  readonly system: string | null;
  readonly document: Json;
  readonly text: string;
}

/** The address of the page that receives shared documents; the code follows it. */
const path = '#/shared/';

/** The link that carries a document. All of it is in the fragment (behind `#`), which browsers send to no server. */
async function linkTo(file: ExportFile): Promise<string> {
  const code = await codeOf(JSON.stringify(JSON.parse(file.text)));
  return `${location.origin}${location.pathname}${path}${code}`;
}

/** The texts of the QR codes for a link: one, or several where the link is too long for one code on this screen. */
export const codesOf = (link: string, screen: Screen): readonly string[] =>
  textsOf(link, link.indexOf(path) + path.length, screen);

/** That address in a text, also where a messenger has written its signs as numbers. */
const address = /(?:#|%23)(?:\/|%2F)shared(?:\/|%2F)/i;

/**
 * What follows the address in a typed, pasted or scanned link: the code, with what stands in it and behind it; `null`
 * when it is no link to a shared document.
 */
export function codeIn(link: string): string | null {
  const found = address.exec(link);
  return (found && link.slice(found.index + found[0].length)) || null;
}

/** The code without what stands in it and behind it; as far as it is whole, if a part is lost. */
export const plainCode = async (code: string): Promise<string> => (await readLink(code)).code;

/** Query for the link to a document; never cached. Fails when the document cannot be read. */
export const useLink = (key: string, file: () => Promise<ExportFile>): UseQueryResult<string, Error> =>
  useQuery({ queryKey: ['link', key], queryFn: async () => linkTo(await file()), gcTime: 0, staleTime: 0 });

/** Query for the document that a code holds. Fails with a `TableFailure` that says what is wrong with the code. */
export const useShared = (code: string): UseQueryResult<Shared, Error> =>
  useQuery({ queryKey: ['shared', code], queryFn: () => sharedOf(code), retry: false });

async function sharedOf(code: string): Promise<Shared> {
  const { read: text } = await readLink(code);
  if (typeof text !== 'string') throw new TableFailure(text);
  let document: Json;
  try {
    document = JSON.parse(text) as Json;
  } catch {
    throw new TableFailure({ code: 'bad-link', message: 'This link holds no document of Woundtrack.' });
  }
  return { ...glanceOf(document), document, text };
}

/** Kind, name and system as the document states them itself. They are checked on import, not here. */
function glanceOf(document: Json): Pick<Shared, 'kind' | 'name' | 'system'> {
  const fields = fieldsOf(document);
  const { woundtrack = 'encounter' } = fields;
  const kinds = ['fight', 'encounter', 'sheet', 'backup'] as const;
  const kind = kinds.find((one) => one === woundtrack) ?? 'unknown';
  const { name } = kind === 'fight' && !('name' in fields) ? fieldsOf(fields.encounter) : fields;
  return {
    kind,
    name: typeof name === 'string' && name.trim() !== '' ? name.slice(0, 200) : 'Without a name',
    system: typeof fields.system === 'string' ? fields.system : null,
  };
}

/** Imports a shared document into the library, as if it were a file. Rejects with a `TableFailure`. */
export const useTakeIn = (): UseMutationResult<Imported, Error, Shared> =>
  useMutation({
    mutationFn: ({ name, text }) => takeIn(name, text),
    onSettled: libraryChanged,
  });
