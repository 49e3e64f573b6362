import { isObject } from '../kernel/json.ts';
import type { FightRecord } from '../protocol/messages.ts';
import type { ExportFile } from './documents.ts';

/**
 * A file name from a title: only letters, digits, spaces and `._-`, without leading dots and spaces, at most 80
 * characters before the ending.
 */
export const fileName = (title: string, kind: string): string => {
  const plain = title
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '')
    .trim()
    .slice(0, 80);
  return `${plain || 'Woundtrack'}.${kind}.json`;
};

/**
 * A fight as a file. Its name is in it where it is another than that of its encounter; whatever reads records ignores it
 * there. A name that the record has brought from another file is older than `name`, and not written.
 */
export const fightFile = (name: string, record: FightRecord & { readonly name?: unknown }): ExportFile => {
  const { name: ofEncounter } = isObject(record.encounter) ? record.encounter : { name: undefined };
  const { name: _older, ...plain } = record;
  return fileOf(name, 'fight', ofEncounter === name ? plain : { ...plain, name });
};

/**
 * A document as a file of JSON, indented for people. A backup may hold hundreds of fights, and is not indented: it would
 * be too large to be read again.
 */
export const fileOf = (title: string, kind: string, document: unknown): ExportFile => ({
  name: fileName(title, kind),
  type: 'application/json',
  text: `${JSON.stringify(document, null, kind === 'backup' ? 0 : 2)}\n`,
});
