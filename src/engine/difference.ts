/**
 * How fights differ from the one they began as, each in one word. Fights are JSON, and what has not changed is shared by
 * copies: only what was replaced is looked at. Equal words are equal fights, but for what is left out.
 */
export function differenceFrom(before: unknown, leftOut: LeftOut = nothing): (now: unknown) => string {
  const fields = new Map<object, readonly string[]>();
  for (const each of leftOut.of) {
    fields.set(
      each,
      Object.keys(each).filter((field) => !leftOut.fields.includes(field)),
    );
  }
  const known: Known = { fields, fixed: new Set(leftOut.of), alike: leftOut.alike };
  return (now) => {
    const words: string[] = [];
    compare(now, before, '', words, known);
    return words.join('\n');
  };
}

/** The same of one thing. */
export const difference = (now: unknown, before: unknown): string => differenceFrom(before)(now);

/** Fields that are not looked at of some objects, which have the same ones all the time. */
interface LeftOut {
  /** As they were at first. */
  readonly of: readonly object[];
  readonly fields: readonly string[];
  /** Whether all other fields are as they were. */
  readonly alike?: ((now: object, before: object) => boolean) | undefined;
}

const nothing: LeftOut = { of: [], fields: [] };

/** What is the same for everything that is compared with one beginning. */
interface Known {
  /** What is looked at of each of its objects. */
  readonly fields: Map<object, readonly string[]>;
  /** Those that come to have no other fields. */
  readonly fixed: ReadonlySet<object>;
  readonly alike: LeftOut['alike'];
}

type Fields = { readonly [field: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function compare(now: unknown, before: unknown, path: string, words: string[], known: Known): void {
  if (now === before) return;
  if (Array.isArray(now) && Array.isArray(before) && now.length === before.length) {
    // Lists of the same length, member by member: most of what they hold is as it was.
    for (const [at, each] of now.entries()) {
      if (each !== before[at]) compare(each, before[at], `${path}/${at}`, words, known);
    }
    return;
  }
  if (!isFields(now) || !isFields(before)) {
    words.push(`${path}=${JSON.stringify(now)}`);
    return;
  }
  const fixed = known.fixed.has(before);
  if (fixed && known.alike?.(now, before)) return;
  let fields = known.fields.get(before);
  if (!fields) {
    fields = Object.keys(before);
    known.fields.set(before, fields);
  }
  for (const field of fields) {
    // Most of a fight is as it was: no word is made for that.
    const value = now[field];
    const other = before[field];
    if (value === other && (value !== undefined || field in now)) continue;
    if (value === undefined && !(field in now)) words.push(`${path}/${field}-`);
    else compare(value, other, `${path}/${field}`, words, known);
  }
  if (fixed) return;
  const present = Object.keys(now);
  if (present.length === fields.length && present.every((field, at) => field === fields[at])) return;
  for (const field of present) {
    if (!(field in before)) compare(now[field], undefined, `${path}/${field}`, words, known);
  }
}
