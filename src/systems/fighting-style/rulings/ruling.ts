import type { TypedRuling } from '../../../kernel/typed-ruling.ts';

/**
 * A ruling with its values and their labels. The first value is the default; a ruling with one value cannot be
 * switched.
 */
export function ruling<const Key extends string, Value extends string>(
  id: string,
  key: Key,
  clause: string,
  question: string,
  values: { readonly [value in Value]: string },
): TypedRuling<Key, Value> {
  const options = (Object.keys(values) as Value[]).map((value) => ({ id: value, label: values[value] }));
  return { id, key, clause, question, default: (options[0] as { id: Value }).id, options };
}
