import type { TableError } from '../../store/table.ts';

/** Where in a document a single thing is wrong, if that says more than the message does; `null` where it does not. */
export function placeIn({ code, message, path, problems = [] }: TableError): string | null {
  // The place of the one problem is the document's own; that of the failure begins with the word for the document.
  const place = problems[0]?.path ?? path ?? '';
  // Where something is stored is no place in a document.
  const stored = code.startsWith('storage-');
  return problems.length > 1 || place === '' || stored || message.includes(place) ? null : place;
}
