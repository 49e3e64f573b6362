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
  if (Array.isArray(now) && Array.isArray(before) && now.length === before.length) {
    // Lists of the same length, member by member: most of what they hold is as it was.
    for (const [at, each] of now.entries()) {
      if (each !== before[at]) compare(each, before[at], `${path}/${at}`, words, leftOut);
    }
    return;
  }
  if (!isFields(now) || !isFields(before)) {
    words.push(`${path}=${JSON.stringify(now)}`);
    return;
  }
  const left = leftOut.of.has(now) ? leftOut.fields : nothing.fields;
  const fields = Object.keys(now);
  const others = Object.keys(before);
  let same = fields.length === others.length;
  for (const [at, field] of fields.entries()) {
    if (field !== others[at]) same = false;
    // Most of a fight is as it was: no word is made for that.
    const value = now[field];
    const other = before[field];
    if (value === other || (left.length > 0 && left.includes(field))) continue;
    compare(value, other, `${path}/${field}`, words, leftOut);
  }
  if (same) return;
  for (const field of others) if (!(field in now)) words.push(`${path}/${field}-`);
}
