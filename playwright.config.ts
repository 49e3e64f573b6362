import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/chromium.mjs';
import { lessInlining } from './scripts/v8.mjs';

// They go first, so that both workers have something to do to the end.
const longest = [
  'action-dice',
  'fighting-style',
  'forecast',
  'persona',
  'samples',
  'screens',
  'world-shapers',
  'wound-slots',
].map((name) => `**/${name}.spec.ts`);
const lying = { ...devices['Desktop Chrome'], viewport: { width: 1180, height: 820 } };

const chromium = launchOptions({ whole: process.env.E2E_HEADED === '1' });

const traced = process.env.E2E_TRACE === '1';
// Not 4173: a developer's own `npm start` may be running.
const port = Number(process.env.E2E_PORT ?? 4174);

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/before.ts',
  outputDir: 'test-results',
  // Much of a browser test is waiting for frames: two fill two cores. Nothing is shared between tests but the server.
  workers: Number(process.env.E2E_WORKERS ?? 2),
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // The longest journeys repeat what shorter ones show: `npm run soak` takes them, or E2E_LONG=1.
  ...(process.env.E2E_LONG === '1' ? {} : { grepInvert: /@long/ }),
  timeout: 60_000,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace, with its film and its snapshots of the page, doubles the time: E2E_TRACE=1 takes it, to look at a
    // failure again.
    trace: traced ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    // Each test comes with an empty browser, in which the app would store the whole of itself for offline: half a
    // second of work. Tests of that, and those that watch what leaves the page, allow it.
    serviceWorkers: 'block',
    launchOptions: { ...chromium, args: [...chromium.args, `--js-flags=${lessInlining}`] },
  },
  projects: [
    { name: 'longest', testMatch: longest, use: lying },
    { name: 'others', testIgnore: longest, use: lying },
  ],
  webServer: {
    command: 'node e2e/person/serve.mjs',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
