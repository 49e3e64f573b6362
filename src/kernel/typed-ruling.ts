import type { Ruling, RulingOption, RulingRange, RulingValue } from './rulebook.ts';

export interface TypedRuling<Key extends string, Value extends RulingValue> extends Ruling {
  readonly key: Key;
  readonly default: Value;
  readonly options: readonly (RulingOption & { readonly id: Value })[];
}

type Pairs = readonly [readonly [RulingValue, string], ...(readonly [RulingValue, string])[]];

/**
 * A ruling with its values and their labels; the first value is the default, a single one is a constant. With a range,
 * every whole number in it is also a value.
 */
export function ruling<
  const Key extends string,
  const Values extends Pairs,
  Range extends RulingRange | undefined = undefined,
>(
  id: string,
  key: Key,
  clause: string,
  question: string,
  values: Values,
  range?: Range,
): TypedRuling<Key, Values[number][0] | (Range extends RulingRange ? number : never)> {
  const options = values.map(([value, label]) => ({ id: value as Values[number][0], label }));
  const usual = values[0][0] as Values[number][0];
  return { id, key, clause, question, default: usual, options, ...(range && { range }) };
}
