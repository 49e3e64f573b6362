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

/** A document as a file of indented JSON. */
export const fileOf = (title: string, kind: string, document: unknown): ExportFile => ({
  name: fileName(title, kind),
  type: 'application/json',
  text: `${JSON.stringify(document, null, 2)}\n`,
});
