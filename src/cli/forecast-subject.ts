import { readFile } from 'node:fs/promises';
import { isObject } from '../kernel/json.ts';
import type { FightRecord } from '../protocol/messages.ts';
import { readText } from '../storage/read.ts';
import type { Subject } from '../workers/client-forecast.ts';

/** The fight record or encounter in a file, or, as a string, why it cannot be read. Does not validate the document. */
export async function subjectOf(file: string): Promise<Subject | string> {
  try {
    const document = readText(await readFile(file, 'utf8'), file);
    const isFight = isObject(document) && document.woundtrack === 'fight';
    return isFight ? { record: document as unknown as FightRecord } : { encounter: document };
  } catch (thrown) {
    return `${file}: ${unreadable(thrown)}`;
  }
}

function unreadable(thrown: unknown): string {
  const { code, message } = thrown as { readonly code?: string; readonly message?: string };
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'this is a folder, not a file';
  return message ?? String(thrown);
}
