import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from '../../scripts/chromium.mjs';

/**
 * Builds the app when it is stale, serves it on `port` and calls `deed` with a browser and the address. Browser and
 * server are closed when `deed` has ended. Returns the exit code of a failed build, otherwise 0.
 */
export async function withApp(
  port: number,
  deed: (browser: Browser, address: string) => Promise<void>,
): Promise<number> {
  const built = spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) return built.status ?? 1;
  ensureChromium({ whole: true });
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await chromium.launch(launchOptions({ whole: true }));
  const address = `http://localhost:${port}`;
  try {
    await answering(server, address);
    await deed(browser, address);
  } finally {
    await browser.close();
    server.kill();
  }
  return 0;
}

/** Waits until the server answers, for at least ten seconds. Throws if it does not, or has exited. */
async function answering(server: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    if (server.exitCode !== null) throw new Error('the server ended: see above');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const up = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up && server.exitCode === null) return;
  }
  throw new Error(`nothing answers on ${address}`);
}
