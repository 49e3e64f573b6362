/** The id if it is free, otherwise with the first number from 2 that makes it free: `wolf`, `wolf-2`, `wolf-3`. */
export function freeId(id: string, taken: (id: string) => boolean): string {
  let free = id;
  for (let count = 2; taken(free); count++) free = `${id}-${count}`;
  return free;
}

/** A name as an id: `hill-giant` for "Hill Giant"; `somebody` where nothing or the reserved `gm` would be left. */
export function plainId(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
  return plain === '' || plain === 'gm' ? 'somebody' : plain;
}

/** The name of one of several by its id: with the base `wolf`, `wolf-2` is "Wolf 2", and `wolf` plainly "Wolf". */
export const numberedName = (name: string, base: string, id: string): string =>
  id === base ? name : `${name} ${id.slice(base.length + 1)}`;
