/**
 * How a fight differs from the one it began as, in one word. Fights are JSON, and what has not changed is shared by
 * copies: only what was replaced is looked at. Equal words are equal fights.
 */
export function difference(now: unknown, before: unknown): string {
  const words: string[] = [];
  compare(now, before, '', words);
  return words.join('\n');
}

type Fields = { readonly [field: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function compare(now: unknown, before: unknown, path: string, words: string[]): void {
  if (now === before) return;
  if (!isFields(now) || !isFields(before)) {
    words.push(`${path}=${JSON.stringify(now)}`);
    return;
  }
  for (const field in now) {
    // Most of a fight is as it was: no word is made for that.
    if (now[field] !== before[field]) compare(now[field], before[field], `${path}/${field}`, words);
  }
  for (const field in before) if (!(field in now)) words.push(`${path}/${field}-`);
}
