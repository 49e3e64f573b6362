/** Joins each number and its percent sign with a no-break space. */
export const kept = (words: string): string => words.replaceAll(' %', '\u00a0%');
