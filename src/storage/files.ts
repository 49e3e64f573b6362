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
 * there.
 */
export const fightFile = (name: string, record: FightRecord): ExportFile => {
  const { name: ofEncounter } = isObject(record.encounter) ? record.encounter : { name: undefined };
  return fileOf(name, 'fight', ofEncounter === name ? record : { ...record, name });
};

/** A document as a file of indented JSON. */
export const fileOf = (title: string, kind: string, document: unknown): ExportFile => ({
  name: fileName(title, kind),
  type: 'application/json',
  text: `${JSON.stringify(document, null, 2)}\n`,
});
