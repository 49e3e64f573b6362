/** The id itself, or with the first number behind it that makes it one that is not taken: `wolf`, `wolf-2`, `wolf-3`. */
export function freeId(id: string, taken: (id: string) => boolean): string {
  let free = id;
  for (let count = 2; taken(free); count++) free = `${id}-${count}`;
  return free;
}

/** A name as an id: `hill-giant` for "Hill Giant". */
export function plainId(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
  return plain === '' || plain === 'gm' ? 'somebody' : plain;
}

/** What one of several is called by its id: whoever is `wolf-2` among wolves is "Wolf 2", `wolf` is simply "Wolf". */
export const numberedName = (name: string, base: string, id: string): string =>
  id === base ? name : `${name} ${id.slice(base.length + 1)}`;
