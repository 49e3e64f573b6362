import { pathOf } from './imports.ts';

/**
 * The exports that no other file imports, one message each: readers of a file have to reckon with everything it exports,
 * so what only the file itself uses should not be exported. What is passed on from another file counts as an export of
 * both. A file that is loaded as a whole (`import()`, `import * as`, `export *`) is used as a whole.
 */
export function idleExports(files: readonly (readonly [path: string, source: string])[]): readonly string[] {
  const used = new Set<string>();
  for (const [path, source] of files) {
    for (const name of importedBy(path, source)) used.add(name);
  }
  return files.flatMap(([path, source]) =>
    used.has(path)
      ? []
      : exportsOf(source)
          .filter((name) => !used.has(`${path} ${name}`))
          .map((name) => `${path} exports ${name}, which no other file imports`),
  );
}

/** What a file imports or passes on: the path of another file and a name in it, or the path of one used as a whole. */
function* importedBy(path: string, source: string): Generator<string> {
  for (const [, what = '', target = ''] of source.matchAll(brought)) {
    const from = pathOf(path, target);
    if (from === null) continue;
    if (what.startsWith('*')) yield from;
    else for (const [name] of namesIn(what)) yield `${from} ${name}`;
  }
  for (const [, target = ''] of source.matchAll(loaded)) yield pathOf(path, target) ?? target;
}

/** The names that a file exports: its own and those that it passes on. */
const exportsOf = (source: string): readonly string[] => [
  ...[...source.matchAll(declared)].map(([, name]) => name as string),
  ...[...source.matchAll(passedOn)].flatMap(([, list = '']) => namesIn(list).map(([, own]) => own)),
];

/** The names in braces, each as it is called in the one file and in the other: `{ type A, b as c }`. */
const namesIn = (list: string): readonly (readonly [there: string, here: string])[] =>
  list
    .replace(/[{}]/g, '')
    .split(',')
    .map((entry) => entry.trim().replace(/^type /, ''))
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [there = '', here = there] = entry.split(' as ');
      return [there, here];
    });

const brought = /^(?:import|export) (?:type )?(?:[\w$]+, )?(\{[^{}]*\}|\*)(?: as [\w$]+)? from '([^']+)'/gm;
const loaded = /\bimport\(\s*'([^']+)'\s*\)/g;
const passedOn = /^export (?:type )?(\{[^{}]*\})/gm;
const declared =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm;
