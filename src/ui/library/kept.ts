import type { Kept } from '../../store/quick.ts';

/** Where something has gone that was kept. */
export const keptInWords = ({ name, before }: Kept): string =>
  `“${name}” is ${before ? 'already ' : ''}kept among your documents on the first page.`;
