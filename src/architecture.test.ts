import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkFile } from './testing/architecture.ts';
import { circleOfFiles, circleOfPanels } from './testing/circles.ts';
import { idleExports } from './testing/exports.ts';

const top = fileURLToPath(new URL('..', import.meta.url));

/** The sources in a folder, or those of the top level themselves. */
function sourcesIn(folder: string): readonly (readonly [path: string, source: string])[] {
  return readdirSync(join(top, folder), { recursive: folder !== '', withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mts|cts|mjs)$/.test(entry.name))
    .map((entry) => relative(top, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .map((path) => [path, readFileSync(join(top, path), 'utf8')] as const);
}

const files = sourcesIn('src');

test('every file of src keeps the rules of its room', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap(([path, source]) => checkFile(path, source))).toEqual([]);
});

test('panels do not import each other in a circle, and such a circle is found', () => {
  expect(circleOfPanels(files)).toBeNull();
  const circle = [
    ['src/ui/log/Log.tsx', "import { Faces } from '../dice/Faces.tsx';"],
    ['src/ui/dice/Faces.tsx', "import { hand } from '../actions/hand.ts';"],
    ['src/ui/actions/hand.ts', "import { Log } from '../log/Log.tsx';"],
  ] as const;
  expect(circleOfPanels(circle)).toEqual(['src/ui/log', 'src/ui/dice', 'src/ui/actions', 'src/ui/log']);
  expect(circleOfPanels(circle.slice(0, 2))).toBeNull();
});

describe('circles of imports', () => {
  test('no file of src imports a file that leads back to it', () => {
    expect(circleOfFiles(files)).toBeNull();
  });

  const walk = ['src/systems/odd/walk.ts', "import { strike } from './combat/strike.ts';"] as const;
  const strike = [
    'src/systems/odd/combat/strike.ts',
    "import { say } from '../say.ts';\nimport { fire } from '../fire.ts';",
  ] as const;
  const fire = ['src/systems/odd/fire.ts', "export { walk } from './walk.ts';"] as const;
  const circle = [walk[0], strike[0], fire[0], walk[0]];

  test('a circle is reported as the files from one of them back to it', () => {
    expect(circleOfFiles([walk, strike, fire])).toEqual(circle);
    expect(circleOfFiles([walk, strike])).toBeNull();
  });

  test('a file that only leads to a circle is not reported as part of it', () => {
    const main = ['src/systems/odd/index.ts', "import { walk } from './walk.ts';"] as const;
    const say = ['src/systems/odd/say.ts', 'export const say = 1;'] as const;
    expect(circleOfFiles([main, walk, strike, fire, say])).toEqual(circle);
  });

  test('of several circles the shortest is reported', () => {
    const say = ['src/systems/odd/say.ts', "import './combat/strike.ts';"] as const;
    expect(circleOfFiles([walk, strike, fire, say])).toEqual([strike[0], say[0], strike[0]]);
  });

  test('dynamic imports count for circles; imports of types and imports in tests do not', () => {
    const late = [fire[0], "export const walk = () => import('./walk.ts');"] as const;
    expect(circleOfFiles([walk, strike, late])).toEqual(circle);
    const type = [fire[0], "import type { Walk } from './walk.ts';"] as const;
    expect(circleOfFiles([walk, strike, type])).toBeNull();
    const tested = ['src/systems/odd/walk.test.ts', "import './walk.test.ts';"] as const;
    expect(circleOfFiles([tested])).toBeNull();
    const inTests = ['src/systems/odd/tests/walk.ts', "import '../fire.ts';"] as const;
    expect(circleOfFiles([inTests, [fire[0], "import './tests/walk.ts';"]])).toBeNull();
  });
});

describe('exports without use', () => {
  /** What scripts/run.mjs takes of a program. */
  const program = /^src\/(cli|workbench)\/[\w-]+\.ts exports (commandLine|main),/;

  test('every export of src is imported by another file', () => {
    const others = ['', 'bench', 'e2e', 'scripts'].flatMap(sourcesIn);
    const idle = idleExports([...files, ...others]).filter((words) => !program.test(words));
    expect(idle.filter((words) => words.startsWith('src/'))).toEqual([]);
  });

  const strike = ['src/a/strike.ts', 'export const reach = 1;\nexport function strike(): void {}'] as const;
  const user = (source: string) => ['src/a/b/user.ts', source] as const;
  const idleReach = ['src/a/strike.ts exports reach, which no other file imports'];

  test('an export that no other file imports is reported with its file, whatever words others have', () => {
    expect(idleExports([strike, user("import { strike } from '../strike.ts';\nconst reach = 2;")])).toEqual(
      idleReach,
    );
    expect(idleExports([strike, user("import { reach, strike } from './strike.ts';")])).toHaveLength(2);
  });

  test('types and names by which others call them count, and so does what is passed on, which must be used, too', () => {
    const renamed = user("import { type strike, reach as far } from '../strike.ts';");
    expect(idleExports([strike, renamed])).toEqual([]);
    const on = ['src/a/on.ts', "export type { strike } from './strike.ts';"] as const;
    expect(idleExports([strike, on])).toEqual([
      ...idleReach,
      'src/a/on.ts exports strike, which no other file imports',
    ]);
    expect(idleExports([strike, on, user("import type { strike } from '../on.ts';")])).toEqual(idleReach);
  });

  test('a file that is loaded as a whole is used as a whole', () => {
    for (const whole of [
      "import * as all from '../strike.ts';",
      "export * from '../strike.ts';",
      "const late = () => import('../strike.ts');",
    ])
      expect(idleExports([strike, user(whole)])).toEqual([]);
  });
});

const system = 'src/systems/odd/actions/strike.ts';

const refused: readonly (readonly [
  what: string,
  path: string,
  source: string,
  line: number,
  words: string,
])[] = [
  [
    'the kernel importing the engine',
    'src/kernel/dice.ts',
    "\nimport { run } from '../engine/run.ts';",
    2,
    'may not import',
  ],
  [
    'a type from a higher room',
    'src/kernel/dice.ts',
    "import type { Run } from '../engine/run.ts';",
    1,
    'may not import',
  ],
  [
    'an inline type import from a higher room',
    'src/kernel/dice.ts',
    "type R = import('../engine/run.ts').Run;",
    1,
    'may not import',
  ],
  [
    'a re-export from a higher room',
    'src/kernel/a.ts',
    "export { run } from '../engine/run.ts';",
    1,
    'may not import',
  ],
  [
    'a re-export of everything from a higher room',
    'src/kernel/a.ts',
    "export * from '../engine/run.ts';",
    1,
    'may not import',
  ],
  [
    'a dynamic import from a higher room',
    'src/storage/a.ts',
    "void import('../store/a.ts');",
    1,
    'may not import',
  ],
  [
    'the battlefield importing the engine',
    'src/battlefield/a.ts',
    "import '../engine/run.ts';",
    1,
    'may not import',
  ],
  [
    'the engine importing the battlefield',
    'src/engine/a.ts',
    "import { a } from '../battlefield/a.ts';",
    1,
    'may not import',
  ],
  [
    'the engine importing systems',
    'src/engine/a.ts',
    "import { a } from '../systems/registry.ts';",
    1,
    'may not import',
  ],
  [
    'the forecast importing systems',
    'src/forecast/a.ts',
    "import '../systems/registry.ts';",
    1,
    'may not import',
  ],
  [
    'the protocol importing code of the engine',
    'src/protocol/a.ts',
    "import { run } from '../engine/run.ts';",
    1,
    'only types',
  ],
  [
    'a mixed import of a type and code of the engine',
    'src/protocol/a.ts',
    "import { type R, run } from '../engine/run.ts';",
    1,
    'only types',
  ],
  [
    'the storage importing the engine',
    'src/storage/a.ts',
    "import { run } from '../engine/run.ts';",
    1,
    'may not import',
  ],
  [
    'a worker importing the store',
    'src/workers/table.ts',
    "import '../store/session.ts';",
    1,
    'may not import',
  ],
  [
    'the store importing a worker other than the client',
    'src/store/a.ts',
    "import { a } from '../workers/table.ts';",
    1,
    'client',
  ],
  [
    'the store importing code of the engine',
    'src/store/a.ts',
    "import { run } from '../engine/run.ts';",
    1,
    'only types',
  ],
  [
    'the store importing code of the storage',
    'src/store/a.ts',
    "import { open } from '../storage/a.ts';",
    1,
    'only types',
  ],
  [
    'a panel importing the engine',
    'src/ui/odds/A.tsx',
    "import { a } from '../../engine/run.ts';",
    1,
    'may not import',
  ],
  [
    'a panel importing code of the protocol',
    'src/ui/odds/A.tsx',
    "import { a } from '../../protocol/a.ts';",
    1,
    'only types',
  ],
  [
    'the kit importing a panel',
    'src/ui/kit/A.tsx',
    "import { B } from '../log/B.tsx';",
    1,
    'below the panels',
  ],
  ['a program importing the store', 'src/cli/table.ts', "import '../store/session.ts';", 1, 'may not import'],
  ['the workbench importing the app', 'src/workbench/a.ts', "import '../app/App.tsx';", 1, 'may not import'],
  ['a file in no room', 'src/helpers/a.ts', 'export const a = 1;', 1, 'no room'],
  ['an import from outside src', 'src/ui/kit/a.ts', "import '../../../e2e/a.ts';", 1, 'outside src'],

  [
    'a system importing another one',
    system,
    "import { a } from '../../other/index.ts';",
    1,
    'names a system',
  ],
  [
    'a system importing the registry',
    system,
    "import { all } from '../../registry.ts';",
    1,
    'its own folder',
  ],
  ['the app importing a system', 'src/app/A.tsx', "import '../systems/odd/index.ts';", 1, 'names a system'],
  ['a program importing a system', 'src/cli/a.ts', "import '../systems/odd/index.ts';", 1, 'names a system'],
  ['a worker importing a system', 'src/workers/a.ts', "import '../systems/odd/a.ts';", 1, 'names a system'],
  ['a worker importing the registry', 'src/workers/a.ts', "import '../systems/registry.ts';", 1, 'by-need'],
  [
    'the app importing a type of a system',
    'src/app/a.ts',
    "import type { A } from '../systems/odd/a.ts';",
    1,
    'names a system',
  ],
  [
    'a glob of all systems outside the registry',
    'src/app/a.ts',
    "import.meta.glob('../systems/*/index.ts');",
    1,
    'names a system',
  ],
  ['a glob in a list', 'src/app/a.ts', "import.meta.glob(['../systems/*/a.ts']);", 1, 'names a system'],
  ['a glob of another system', system, "import.meta.glob('../../*/pack/*.json');", 1, 'names a system'],
  [
    'a panel starting a worker by its path',
    'src/ui/a.ts',
    "new Worker(new URL('../workers/a.ts', import.meta.url));",
    1,
    'may not',
  ],

  ['Math.random', 'src/kernel/a.ts', '\n\nexport const a = () => Math.random();', 3, 'Math.random'],
  [
    'Math.random by a string',
    'src/kernel/a.ts',
    "export const a = () => Math['random']();",
    1,
    'Math.random',
  ],
  ['random taken out of Math', 'src/kernel/a.ts', 'const { random } = Math;', 1, 'hands Math around'],
  ['Math under another name', 'src/kernel/a.ts', 'const m = Math;', 1, 'hands Math around'],
  ['Date.now', 'src/engine/a.ts', 'export const now = () => Date.now();', 1, 'Date'],
  ['a new Date', 'src/protocol/a.ts', 'export const now = () => new Date();', 1, 'Date'],
  ['performance.now', 'src/engine/a.ts', 'export const now = () => performance.now();', 1, 'performance'],
  ['setTimeout', 'src/forecast/a.ts', 'setTimeout(() => {}, 1);', 1, 'setTimeout'],
  ['fetch', 'src/battlefield/a.ts', "void fetch('/x');", 1, 'fetch'],
  ['crypto', 'src/kernel/a.ts', 'crypto.getRandomValues(new Uint8Array(1));', 1, 'crypto'],
  ['console', system, "console.log('x');", 1, 'console'],
  ['process', 'src/kernel/a.ts', 'export const e = process.env;', 1, 'process'],
  ['globalThis', 'src/kernel/a.ts', "export const d = globalThis['Date'];", 1, 'globalThis'],
  ['Intl', system, "export const f = new Intl.NumberFormat('de');", 1, 'Intl'],
  [
    'an order by the device’s language',
    system,
    "export const f = (a: string) => a.localeCompare('b');",
    1,
    'localeCompare',
  ],
  [
    'words by the device’s language',
    'src/kernel/a.ts',
    "export const f = (a: number) => a['toLocaleString']();",
    1,
    'toLocaleString',
  ],
  ['fetch as a shorthand property', 'src/kernel/a.ts', 'export const tools = { fetch };', 1, 'fetch'],
  ['a Node module', 'src/kernel/a.ts', "import { readFileSync } from 'node:fs';", 1, 'node:fs'],
  ['a Node module on the page', 'src/ui/a.ts', "import { join } from 'node:path';", 1, 'node:path'],
  ['a package that is not allowed', 'src/engine/a.ts', "import { create } from 'zustand';", 1, 'zustand'],
  ['an async rule', system, 'export async function strike() {}', 1, 'async'],
  ['an async arrow', system, 'export const strike = async () => {};', 1, 'async'],
  ['an await at top level', system, 'await 1;', 1, 'awaits'],
  ['a generator', system, 'export function* strike() {}', 1, 'generator'],
  [
    'a rule with try and catch',
    system,
    'export function f() {\n  try {\n    g();\n  } catch {}\n}',
    2,
    'no try',
  ],

  ['a default export', 'src/ui/kit/A.tsx', 'export default function A() {}', 1, 'default export'],
  [
    'a default export by name',
    'src/ui/kit/A.tsx',
    'const a = 1;\nexport { a as default };',
    2,
    'default export',
  ],
  ['a default export in a test', 'src/kernel/a.test.ts', 'export default 1;', 1, 'default export'],
  [
    'a default export in a testing folder',
    'src/kernel/testing/a.ts',
    'export default 1;',
    1,
    'default export',
  ],
  ['a file of more than 400 lines', 'src/ui/kit/a.ts', `${'//\n'.repeat(401)}`, 401, 'more than 400 lines'],
  ['a file that does not parse', 'src/ui/kit/a.ts', 'const = 1;', 1, 'does not parse'],
];

describe('the checker refuses', () => {
  test.each(refused)('%s', (_what, path, source, line, words) => {
    const complaints = checkFile(path, source);
    expect(complaints.filter((one) => one.startsWith(`${path}:${line} `) && one.includes(words))).not.toEqual(
      [],
    );
  });
});

const allowed: readonly (readonly [what: string, path: string, source: string])[] = [
  [
    'a system importing the kernel and its own files',
    system,
    "import { a } from '../../../kernel/a.ts';\nimport { b } from '../state.ts';",
  ],
  ['a system importing the battlefield', system, "import { a } from '../../../battlefield/a.ts';"],
  [
    'the glob of the registry',
    'src/systems/registry.ts',
    "export const a = import.meta.glob('./*/index.ts', { eager: true });",
  ],
  [
    'the glob of systems by need',
    'src/systems/by-need.ts',
    "export const a = import.meta.glob('./*/index.ts');",
  ],
  [
    'a glob of the own pack',
    'src/systems/odd/index.ts',
    "import.meta.glob('./pack/*.json', { eager: true });",
  ],
  ['a worker importing systems by need', 'src/workers/a.ts', "import { all } from '../systems/by-need.ts';"],
  ['the store importing the client', 'src/store/a.ts', "import { client } from '../workers/client.ts';"],
  [
    'the protocol importing types of the engine',
    'src/protocol/a.ts',
    "import type { Run } from '../engine/run.ts';",
  ],
  [
    'a panel importing types of the protocol',
    'src/ui/log/A.tsx',
    "import type { View } from '../../protocol/a.ts';",
  ],
  ['a panel importing the kit', 'src/ui/log/A.tsx', "import { Button } from '../kit/Button.tsx';"],
  ['a panel importing another one', 'src/ui/log/A.tsx', "import { Faces } from '../dice/Faces.tsx';"],
  ['a screen importing a panel', 'src/ui/Fight.tsx', "import { Log } from './log/Log.tsx';"],
  ['zod', 'src/protocol/a.ts', "import { z } from 'zod';"],
  ['arithmetic', 'src/kernel/a.ts', 'export const a = Math.floor(1.5);'],
  ['a property called process', 'src/kernel/a.ts', 'export const f = (x: { process: number }) => x.process;'],
  [
    'a parameter called window',
    'src/kernel/a.ts',
    'export function f(window: string) {\n  return window;\n}',
  ],
  [
    'a program importing a Node module',
    'src/cli/table.ts',
    "import { createInterface } from 'node:readline';",
  ],
  [
    'any import and Date.now in a test',
    'src/kernel/a.test.ts',
    "import '../systems/odd/index.ts';\nimport 'node:fs';\nDate.now();",
  ],
  [
    'any import in a testing folder',
    'src/engine/testing/a.ts',
    "import { a } from '../../battlefield/a.ts';",
  ],
  ['a test of 900 lines', 'src/kernel/a.test.ts', '//\n'.repeat(900)],
  ['exactly 400 lines', 'src/ui/kit/a.ts', '//\n'.repeat(400)],
];

describe('the checker allows', () => {
  test.each(allowed)('%s', (_what, path, source) => {
    expect(checkFile(path, source)).toEqual([]);
  });
});
