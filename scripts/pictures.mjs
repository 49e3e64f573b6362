// npm run pictures [-- --readme]: builds what is stale and takes pictures of the main screens into pictures/, see
// e2e/pictures.spec.ts. --readme takes only those of the README and copies them to docs/pictures/.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { runBrowserTests } from './browser-tests.mjs';
import { root } from './install.mjs';

const args = process.argv.slice(2);
const readme = args.includes('--readme');
const [other] = args.filter((arg) => arg !== '--readme');
if (other !== undefined) {
  const asks = other === '--help' || other === '-h';
  const usage = 'Usage: npm run pictures -- [--readme]';
  console[asks ? 'log' : 'error'](asks ? usage : `there is no ${other}\n${usage}`);
  process.exitCode = asks ? 0 : 2;
} else {
  const code = await runBrowserTests(['pictures', ...(readme ? ['--grep', 'README'] : [])], {
    E2E_LONG: '1',
  });
  if (code === 0 && readme)
    cpSync(join(root, 'pictures', 'readme'), join(root, 'docs', 'pictures'), { recursive: true });
  process.exitCode = code;
}
