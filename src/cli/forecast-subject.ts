import { readFile } from 'node:fs/promises';
import { isObject } from '../kernel/json.ts';
import type { FightRecord } from '../protocol/messages.ts';
import { readText } from '../storage/read.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from '../table/host.ts';
import type { Subject } from '../workers/client-forecast.ts';
import { newSeed } from '../workers/seed.ts';

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

/**
 * What is told when a saved fight is put on a table: that the rules have changed since, so that it is forecast from an
 * earlier moment, or from another state. `null`: nothing; errors are left to the forecast.
 */
export function warningOf(record: FightRecord): string | null {
  const reply = openHost({ systems, newSeed }).handle({ do: 'load', record });
  return reply.ok && 'view' in reply ? (reply.warning ?? null) : null;
}

function unreadable(thrown: unknown): string {
  const { code, message } = thrown as { readonly code?: string; readonly message?: string };
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'this is a folder, not a file';
  return message ?? String(thrown);
}
