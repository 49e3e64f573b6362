import { forbiddenKeys } from './outside.ts';

/** The id if it is free, otherwise with the first number from 2 that makes it free: `wolf`, `wolf-2`, `wolf-3`. */
export function freeId(id: string, taken: (id: string) => boolean): string {
  let free = id;
  for (let count = 2; taken(free); count++) free = `${id}-${count}`;
  return free;
}

/** The most letters of an id made from a name: documents allow 40 (`id` in documents/schemas), and a number may follow. */
const longestId = 36;
/** The most letters of a name in documents, and of the name of a saved fight, as long as the list of fights lets it be. */
const longestName = 60;
const longestFightName = 120;
const reserved: readonly string[] = ['', 'gm', ...forbiddenKeys];

/**
 * A name as an id: `hill-giant` for "Hill Giant", `edith` for "Édith"; `somebody` where nothing, or an id that nobody
 * may have, would be left.
 */
export function plainId(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+/u, '')
    .slice(0, longestId)
    .replace(/-+$/u, '');
  return reserved.includes(plain) ? 'somebody' : plain;
}

/** An id without its number, short enough for another number to follow: `wolf` for `wolf-2`. */
export const idWithoutNumber = (id: string): string => id.replace(/-\d+$/, '').slice(0, longestId);

/** The name of one of several by its id: with the base `wolf`, `wolf-2` is "Wolf 2", and `wolf` plainly "Wolf". */
export const numberedName = (name: string, base: string, id: string): string =>
  id === base ? name : withNumber(name, id.slice(base.length + 1));

/** "Wolf 2", with the end of a long name cut off. */
export const withNumber = (name: string, number: number | string): string => withEnd(name, ` ${number}`);

/** A name with something added at its end, for which as much of a long name is cut off as there is no room for. */
export const withEnd = (name: string, end: string, longest = longestName): string =>
  `${name.slice(0, longest - end.length).trimEnd()}${end}`;

/** The name of a copy, which is none of `taken`: "The gate (copy)", "The gate (copy 2)". */
export function nameOfCopy(name: string, taken: readonly string[], longest = longestName): string {
  const called = (count: number): string =>
    withEnd(name, count === 1 ? ' (copy)' : ` (copy ${count})`, longest);
  let count = 1;
  while (taken.includes(called(count))) count++;
  return called(count);
}

/** The same for a fight, whose name may be longer. */
export const nameOfFightCopy = (name: string, taken: readonly { readonly name: string }[]): string =>
  nameOfCopy(
    name,
    taken.map((one) => one.name),
    longestFightName,
  );
