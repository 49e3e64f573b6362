// npm test: all checks and tests, the quickest first.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';
import { runTool, runToolQuietly } from './tool.mjs';
import { checkTypes } from './types.mjs';
import { runUnitTests } from './unit.mjs';

const reports = join(root, '.build', 'reports');
const report = (name) => join(reports, `${name}.json`);
let passed = 0;

async function step(name, run) {
  const begin = performance.now();
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
  const code = await run();
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
  if (code !== 0) process.exit(code);
}

/** Runs a tool in the background and prints its output as a whole at its end. */
async function whole(tool, args) {
  const { code, text } = await runToolQuietly(tool, args);
  console.log(text.trimEnd());
  return code;
}

async function vitest(name, run) {
  const file = report(name);
  const code = await run(['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  if (code === 0) passed += JSON.parse(readFileSync(file, 'utf8')).numPassedTests;
  return code;
}

function playwright() {
  const file = report('e2e');
  const code = runTool('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  if (code === 0) passed += JSON.parse(readFileSync(file, 'utf8')).stats.expected;
  return code;
}

ensureInstalled();
const { ensureChromium } = await import('./chromium.mjs');
console.log(`Chromium: ${ensureChromium()}`);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// In parallel, as the compiler alone leaves a core idle for half of its time.
await Promise.all([
  step('types', checkTypes),
  step('lint', () => whole('biome', ['ci', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.'])).then(
    () =>
      step('architecture', () =>
        vitest('architecture', (args) => whole('vitest', ['run', 'src/architecture.test.ts', ...args])),
      ),
  ),
]);
await step('unit', () => vitest('unit', runUnitTests));
await step('build', () => {
  build();
  return 0;
});
await step('e2e', playwright);
console.log(`\n${passed} passed, 0 failed`);
