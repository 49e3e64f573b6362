/**
 * How a fight differs from the one it began as, in one word. Fights are JSON, and what has not changed is shared by
 * copies: only what was replaced is looked at. Equal words are equal fights, but for what is left out.
 */
export function difference(now: unknown, before: unknown, leftOut: LeftOut = nothing): string {
  const words: string[] = [];
  compare(now, before, '', words, leftOut);
  return words.join('\n');
}

/** Fields of some objects of the fight that are not looked at. */
export interface LeftOut {
  readonly of: ReadonlySet<unknown>;
  readonly fields: readonly string[];
}

const nothing: LeftOut = { of: new Set(), fields: [] };

type Fields = { readonly [field: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function compare(now: unknown, before: unknown, path: string, words: string[], leftOut: LeftOut): void {
  if (now === before) return;
  if (!isFields(now) || !isFields(before)) {
    words.push(`${path}=${JSON.stringify(now)}`);
    return;
  }
  const left = leftOut.of.has(now) ? leftOut.fields : nothing.fields;
  for (const field in now) {
    if (left.length > 0 && left.includes(field)) continue;
    // Most of a fight is as it was: no word is made for that.
    if (now[field] !== before[field]) compare(now[field], before[field], `${path}/${field}`, words, leftOut);
  }
  for (const field in before) if (!(field in now)) words.push(`${path}/${field}-`);
}
