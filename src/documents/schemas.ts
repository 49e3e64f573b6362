import { z } from 'zod';
import { faultInWords } from '../kernel/faults.ts';
import { forbiddenKeys } from '../kernel/outside.ts';

// Compiled parsers need `new Function`, which the content security policy of the page forbids. This must be set
// before the first schema is made, so every file with schemas takes `z` from here. What is wrong is said in words for
// people.
z.config({ jitless: true, customError: faultInWords });

export { z };

/** What a schema yields, read-only all the way down: documents never change in a fight. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

const controls = /[\p{Cc}\p{Cf}]/u;
const plain = (text: string): boolean => !controls.test(text.replaceAll('\n', ' '));

/** Text for people, of one line or more: never markup, always shown as it stands. */
export const text = (longest: number) =>
  z.string().max(longest).refine(plain, 'only plain text: control characters are not allowed');

/** A name: one line, not empty. */
export const name = text(60).refine(
  (one) => one.trim() !== '' && !one.includes('\n'),
  'a name is one line of text',
);

/** Whether things can be kept under this word: every object has something of its own under `toString` and the like. */
const isFree = (word: string): boolean => !forbiddenKeys.includes(word) && !(word in {});

/** The name of a side, by which wins are counted. */
export const sideName = name.refine(isFree, 'this word may not be the name of a side');

/** The id of a thing or a combatant: letters, digits and `-_.`, at most 40. */
export const id = z
  .string()
  .max(40)
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u,
    'an id has letters, digits, "-", "_" and ".", and starts with one of the first two',
  )
  .refine(isFree, 'this word may not be an id');

/**
 * The id of a thing of the pack. `list` says of which kind, in the document's JSON schema too: whoever writes one in a form
 * picks from there (`System.things`).
 */
export const idOf = (list: string) => id.meta({ list });

/** The item id of one of the sheet's own things, which stand in these of its fields. */
export const itemOfOwn = (...fields: readonly string[]) => id.meta({ own: fields });

/** A table whose words are among these, in its JSON schema too: in a form they are picked. What else is wrong with a word is said elsewhere. */
export const tableOf = <Value extends z.ZodType>(value: Value, words: readonly string[]) =>
  z.record(id, value).default({}).meta({ among: words });

/** A table by the item ids of the sheet's own things, which stand in these of its fields. */
export const tableOfOwn = <Value extends z.ZodType>(value: Value, ...fields: readonly string[]) =>
  z.record(id, value).default({}).meta({ own: fields });

const ranges = new Map<string, z.ZodInt>();

/** A whole number from `least` to `most`; the same schema for the same range: making one is dear, and there are hundreds. */
export function whole(least: number, most: number): z.ZodInt {
  const key = `${least}/${most}`;
  let range = ranges.get(key);
  if (!range) {
    range = z.int().min(least).max(most);
    ranges.set(key, range);
  }
  return range;
}
