// npm run e2e [-- playwright arguments]: builds what is stale and runs the browser tests.
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { distIsFresh } from './sources.mjs';
import { runTool } from './tool.mjs';

ensureInstalled();
const { ensureChromium } = await import('./chromium.mjs');
ensureChromium();
if (!distIsFresh()) build();
process.exitCode = runTool('playwright', ['test', ...process.argv.slice(2)]);
