import type { ExportFile } from './documents.ts';

/** A file's name from a title: no slashes, no control characters, no leading dots. */
export const fileName = (title: string, kind: string): string => {
  const plain = title
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '')
    .trim()
    .slice(0, 80);
  return `${plain || 'Woundtrack'}.${kind}.json`;
};

/** A document as a file. */
export const fileOf = (title: string, kind: string, document: unknown): ExportFile => ({
  name: fileName(title, kind),
  type: 'application/json',
  text: `${JSON.stringify(document, null, 2)}\n`,
});
