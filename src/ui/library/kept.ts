import type { Kept } from '../../store/quick.ts';

/** A sentence that says where a kept document is. */
export const keptInWords = ({ name, before }: Kept): string =>
  `“${name}” is ${before ? 'already ' : ''}kept among your documents on the first page.`;
