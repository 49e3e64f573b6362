import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What README and docs tell a reader to type or to open has to be there. */

const pages = [
  'README.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test.each(pages)('%s: every command of npm run is a script of package.json', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(/npm run (?:--silent )?([a-z:]+)/g)];
  expect(named.flatMap(([, name = '']) => (name in scripts ? [] : [name]))).toEqual([]);
});

test('every program names itself in its usage by a script of package.json', () => {
  const programs = ['src/cli', 'src/workbench', 'bench'].flatMap((room) =>
    readdirSync(room).flatMap((file) => (/^(?!.*\.test).*\.ts$/.test(file) ? [join(room, file)] : [])),
  );
  const named = programs.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/= commandLineOf\(\s*'([a-z:]+)'/g),
  ]);
  expect(named.length).toBeGreaterThan(10);
  expect(named.flatMap(([, name = '']) => (name in scripts ? [] : [name]))).toEqual([]);
});

test.each(pages)('%s: every link leads to a file', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(
    ([, link = '']) => link,
  );
  const local = links.filter((link) => !/^https?:/.test(link));
  expect(local.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([]);
});

const files = ['src', 'e2e', 'scripts', 'bench'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map(
    (path) => `/${room}/${path.replaceAll('\\', '/')}`,
  ),
);

test.each(pages)(
  '%s: every source file that is named is there, under this name or the end of a path',
  (page) => {
    const named = [...readFileSync(page, 'utf8').matchAll(/`([\w./-]+\.(?:ts|tsx|mjs))`/g)];
    const missing = named.flatMap(([, name = '']) =>
      existsSync(name) || files.some((path) => path.endsWith(`/${name}`)) ? [] : [name],
    );
    expect(missing).toEqual([]);
  },
);
