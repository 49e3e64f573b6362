// npm run pictures [-- --readme]: builds what is stale and takes pictures of the main screens into pictures/, see
// e2e/pictures.spec.ts. --readme takes only those of the README and copies them to docs/pictures/.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runBrowserTests } from './browser-tests.mjs';
import { root } from './install.mjs';

const { readme } = parseArgs({ options: { readme: { type: 'boolean' } } }).values;
const code = await runBrowserTests(['pictures', ...(readme ? ['--grep', 'README'] : [])], {
  E2E_LONG: '1',
});
if (code === 0 && readme)
  cpSync(join(root, 'pictures', 'readme'), join(root, 'docs', 'pictures'), { recursive: true });
process.exitCode = code;
