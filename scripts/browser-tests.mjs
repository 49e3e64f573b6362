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
  const headed = args.some((arg) => ['--headed', '--debug', '--ui'].includes(arg));
  ensureChromium({ whole: headed });
  if (!distIsFresh()) build();
  return runTool('playwright', ['test', ...args], headed ? { ...env, E2E_HEADED: '1' } : env);
}
