// npm run unit [-- <paths>]: runs the unit tests, bundled all at once; `npx vitest run <path>` runs a few from source.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root } from './install.mjs';
import { runTool } from './tool.mjs';
import { lessInlining } from './v8.mjs';

const config = join(root, 'vite.tests.config.ts');

/** Whether this Node knows the flag; one that does not would refuse to start with it. */
const known = () => spawnSync(process.execPath, [lessInlining, '--eval', '']).status === 0;

/**
 * Bundles and runs the unit tests; `args` are vitest's. Returns the exit code. Several runs may go on at the same time.
 */
export function runUnitTests(args) {
  const folder = join(root, '.build', `tests-${process.pid}`);
  try {
    const built = runTool('vite', ['build', '--config', config, '--logLevel', 'warn', '--outDir', folder]);
    if (built) return built;
    return runTool(
      'vitest',
      ['run', '--config', config, '--root', folder, ...args],
      {},
      known() ? [lessInlining] : [],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  process.exitCode = runUnitTests(
    process.argv.slice(2).map((path) => path.replace(/\.test\.tsx?$/, '.test.js')),
  );
}
