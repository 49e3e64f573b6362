import { expect } from '@playwright/test';
import { test } from './person/test.ts';

test.use({ serviceWorkers: 'allow' });

test('the page loads without complaints, keeps to its origin and works offline', async ({
  page,
  context,
  baseURL,
}) => {
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /content security policy/i.test(message.text())) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== baseURL) strangers.push(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });

  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page).toHaveTitle('Woundtrack');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Woundtrack');

  const state = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  expect(['activating', 'activated']).toContain(state);
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated';
  });

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Woundtrack');
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(false);

  expect(complaints).toEqual([]);
  expect(strangers).toEqual([]);
});

test('the app can be installed: its manifest is standalone, and its icons and pictures are served', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(new URL(href ?? '', page.url()).href)).json();
  expect(manifest.display).toBe('standalone');
  const get = (src: string) => request.get(new URL(src, page.url()).href);
  for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
    const answer = await get(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()['content-type']).toBe(type);
  }
  // A browser shows no picture of another size than is said.
  for (const { src, sizes } of manifest.screenshots) {
    const png = await (await get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('the server refuses paths outside the built app', async ({ request }) => {
  for (const path of [
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/.git/config',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).not.toContain('woundtrack');
  }
});

test('with reduced motion what is pressed changes at once, where it moves otherwise', async ({ page }) => {
  /** The longest transition of a button of the first page, in seconds. */
  const longest = async (reducedMotion: 'reduce' | 'no-preference'): Promise<number> => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Quick fight' }).first();
    await expect(button).toBeVisible();
    return button.evaluate((one) =>
      Math.max(...getComputedStyle(one).transitionDuration.split(', ').map(Number.parseFloat)),
    );
  };
  expect(await longest('no-preference')).toBeGreaterThan(0.05);
  expect(await longest('reduce')).toBe(0);
});
