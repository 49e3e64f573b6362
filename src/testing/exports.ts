/**
 * The exports that no other file uses, one message each: readers of a file have to reckon with everything it exports,
 * so what only the file itself uses should not be exported.
 *
 * A name counts as used if it occurs as a word in any other file, including tests and programs. So an unused export may
 * be missed where another file has a word of the same name, but no used one is reported.
 */
export function idleExports(files: readonly (readonly [path: string, source: string])[]): readonly string[] {
  const holders = new Map<string, number>();
  for (const [, source] of files)
    for (const word of new Set(source.match(words))) holders.set(word, (holders.get(word) ?? 0) + 1);
  return files.flatMap(([path, source]) =>
    [...source.matchAll(exported)]
      .map(([, name]) => name as string)
      .filter((name) => holders.get(name) === 1)
      .map((name) => `${path} exports ${name}, which nobody else names`),
  );
}

const words = /[A-Za-z_$][\w$]*/g;

const exported =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm;
