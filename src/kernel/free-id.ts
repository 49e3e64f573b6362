/** The id itself, or with the first number behind it that makes it one that is not taken: `wolf`, `wolf-2`, `wolf-3`. */
export function freeId(id: string, taken: (id: string) => boolean): string {
  let free = id;
  for (let count = 2; taken(free); count++) free = `${id}-${count}`;
  return free;
}
