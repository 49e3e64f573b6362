import type { Ruling } from '../kernel/rulebook.ts';
import { allowedText } from '../kernel/rulebook.ts';
import { z } from './schemas.ts';

/** The schema of an encounter's `rulings`: any of the keys, each with an allowed value. Does not fill in defaults. */
export const rulingsSchemaOf = (rulings: readonly Ruling[]) =>
  z.strictObject(Object.fromEntries(rulings.map((one) => [one.key, valueSchema(one).exactOptional()])));

function valueSchema(ruling: Ruling): z.ZodType {
  const error = allowedText(ruling);
  const option = z.literal(
    ruling.options.map((one) => one.id),
    { error },
  );
  if (!ruling.range) return option;
  const { min, max } = ruling.range;
  return z.union([option, z.int({ error }).min(min, { error }).max(max, { error })], { error });
}
