// npm run unit [-- <paths>]: the unit tests, all of them bundled at once; `npx vitest run <path>` runs a few as they are.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root } from './install.mjs';
import { runTool } from './tool.mjs';

const config = join(root, 'vite.tests.config.ts');

/**
 * Node compiles once more what runs often, with what it calls written into it, on threads of its own. On two cores, each
 * with a worker, these take from the tests: four tenths of the processor time of some hundred random fights. With less
 * written in they take half of that, and what they make is hardly slower.
 */
const compiler = ['--max-inlined-bytecode-size-cumulative=300'];

/** A Node that does not know the flag would refuse to start: it does without. */
const known = () => spawnSync(process.execPath, [...compiler, '--eval', '']).status === 0;

/** Bundles and runs them; `args` are vitest's. Returns the exit code. Runs may stand side by side. */
export function runUnitTests(args) {
  const folder = join(root, '.build', `tests-${process.pid}`);
  try {
    const built = runTool('vite', ['build', '--config', config, '--logLevel', 'warn', '--outDir', folder]);
    if (built) return built;
    return runTool(
      'vitest',
      ['run', '--config', config, '--root', folder, ...args],
      {},
      known() ? compiler : [],
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
