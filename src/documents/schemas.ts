import { z } from 'zod';
import { faultInWords } from '../kernel/faults.ts';
import { forbiddenKeys } from '../kernel/outside.ts';

// Compiled parsers need `new Function`, which the content security policy of the page forbids. This must be set
// before the first schema is made, so every file with schemas imports `z` from here. `customError` words the messages
// for people.
z.config({ jitless: true, customError: faultInWords });

export { z };

/** The output of a schema, read-only all the way down: documents never change in a fight. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

const controls = /[\p{Cc}\p{Cf}]/u;
/** What joins two pictures to one, as keyboards of tablets write it: a wizard and the sign for male. */
const joiner =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F})\u{200D}(?=\p{Extended_Pictographic})/gu;
const plain = (text: string): boolean => !controls.test(text.replaceAll('\n', ' ').replace(joiner, ''));

/**
 * Plain text for people, of any number of lines and up to `longest` characters; it may be empty. It is shown as
 * written, never interpreted as markup.
 */
export const text = (longest: number) =>
  z.string().max(longest).refine(plain, 'only plain text: control characters are not allowed');

/** A name: one line, not empty. */
export const name = text(60).refine(
  (one) => one.trim() !== '' && !one.includes('\n'),
  'a name is one line of text',
);

/** Whether a word is safe as an object key: not a forbidden key, and not a property that every object inherits. */
const isFree = (word: string): boolean => !forbiddenKeys.includes(word) && !(word in {});

/** The name of a side, by which wins are counted. */
export const sideName = name.refine(isFree, 'this word may not be the name of a side');

/** The id of a thing or a combatant: letters, digits and `-_.`, at most 40 characters. */
export const id = z
  .string()
  .max(40)
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u,
    'an id has letters, digits, "-", "_" and ".", and starts with one of the first two',
  )
  .refine(isFree, 'this word may not be an id');

/**
 * The id of a thing of the pack. `list`, the kind of thing, goes into the JSON schema too: forms offer the things of
 * that kind (`System.things`). Whether the pack has the thing is checked elsewhere.
 */
export const idOf = (list: string) => id.meta({ list });

/** The item id of one of the sheet's own things, which these fields of the sheet list. For forms, as in `idOf`. */
export const itemOfOwn = (...fields: readonly string[]) => id.meta({ own: fields });

/**
 * A record whose keys should be among `words`, which go into the JSON schema too: forms offer them. The schema accepts
 * any id as a key; other words are refused elsewhere.
 */
export const tableOf = <Value extends z.ZodType>(value: Value, words: readonly string[]) =>
  z.record(id, value).default({}).meta({ among: words });

/** A record by item ids of the sheet's own things, which these fields of the sheet list. */
export const tableOfOwn = <Value extends z.ZodType>(value: Value, ...fields: readonly string[]) =>
  z.record(id, value).default({}).meta({ own: fields });

const ranges = new Map<string, z.ZodInt>();

/** A whole number from `least` to `most`. Schemas are cached by range: creating one is slow, and there are hundreds. */
export function whole(least: number, most: number): z.ZodInt {
  const key = `${least}/${most}`;
  let range = ranges.get(key);
  if (!range) {
    range = z.int().min(least).max(most);
    ranges.set(key, range);
  }
  return range;
}
