import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/chromium.mjs';

const traced = process.env.E2E_TRACE === '1';
// Not 4173: a developer's own `npm start` may be running.
const port = Number(process.env.E2E_PORT ?? 4174);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 1,
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
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { width: 1180, height: 820 } } },
  ],
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
