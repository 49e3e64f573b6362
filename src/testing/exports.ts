/**
 * What a file exports and nobody else names. Whoever reads a file reckons with everything that it exports; what only the file
 * itself uses is its own affair.
 *
 * A name counts as used where it stands as a word in any other file, in a test or in a program too: a word of that name that
 * means something else only makes this see less.
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
