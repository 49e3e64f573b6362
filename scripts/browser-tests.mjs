import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { distIsFresh } from './sources.mjs';
import { runTool } from './tool.mjs';

/**
 * Builds the app when it is stale and runs browser tests. Returns the exit code.
 *
 * @param {readonly string[]} args Playwright's
 * @param {Record<string, string>} [env]
 */
export async function runBrowserTests(args, env = {}) {
  ensureInstalled();
  const { ensureChromium } = await import('./chromium.mjs');
  ensureChromium();
  if (!distIsFresh()) build();
  return runTool('playwright', ['test', ...args], env);
}
