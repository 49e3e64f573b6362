import type { TableError } from '../../store/table.ts';

/** The place in a document of its single problem, if the message does not contain it; `null` otherwise. */
export function placeIn({ code, message, path, problems = [] }: TableError): string | null {
  // The problem's path is relative to the document; the path of the failure begins with the word for the document.
  const place = problems[0]?.path ?? path ?? '';
  // The path of a storage error is no place in a document.
  const stored = code.startsWith('storage-');
  return problems.length > 1 || place === '' || stored || message.includes(place) ? null : place;
}
