/**
 * Returns a function that describes as a string how a fight differs from the state in which it began. Fights are
 * JSON, and copies share what has not changed, so only replaced objects are compared. Equal strings mean equal
 * fights, except for what is left out.
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

/** The difference between two values as a string; empty where there is none. */
export const difference = (now: unknown, before: unknown): string => differenceFrom(before)(now);

/** Fields of some objects that are not compared. These objects never gain or lose a field. */
interface LeftOut {
  /** The objects at the beginning. */
  readonly of: readonly object[];
  readonly fields: readonly string[];
  /** A quicker test of whether all other fields are unchanged. */
  readonly alike?: ((now: object, before: object) => boolean) | undefined;
}

const nothing: LeftOut = { of: [], fields: [] };

/** What all comparisons with one beginning share. */
interface Known {
  /** The fields that are compared of each of its objects. */
  readonly fields: Map<object, readonly string[]>;
  /** The objects that never gain or lose a field. */
  readonly fixed: ReadonlySet<object>;
  readonly alike: LeftOut['alike'];
}

type Fields = { readonly [field: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function compare(now: unknown, before: unknown, path: string, words: string[], known: Known): void {
  if (now === before) return;
  if (Array.isArray(now) && Array.isArray(before) && now.length === before.length) {
    // Lists of the same length are compared by element: most elements are unchanged.
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
    // Most of a fight is unchanged and adds nothing to the string.
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
