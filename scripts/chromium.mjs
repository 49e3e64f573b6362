// Finds a Chromium for Playwright: its own, the system's, or Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The path of an installed Chromium, or null. */
export function findChromium() {
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  for (const name of names) {
    const path = onPath(name);
    if (path !== undefined) return path;
  }
  return null;
}

const isRoot = () => process.getuid?.() === 0;

/** The path of a Chromium, installed as Debian package if necessary and possible; else exits with what to do. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== null) return found;
  if (isRoot() && onPath('apt-get') !== undefined) {
    console.error('No Chromium here: installing the Debian package …');
    const options = {
      stdio: ['ignore', 'ignore', 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-q'], options);
    spawnSync(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      options,
    );
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  console.error(
    'The browser tests need Chromium: run "npx playwright install chromium" or install your system\'s chromium package, then try again.',
  );
  process.exit(1);
}

/**
 * Launch options that keep Chromium from calling home. The sandbox stays on except for root, where it does not work.
 */
export function launchOptions() {
  const path = findChromium();
  return {
    ...(path === null ? {} : { executablePath: path }),
    args: [
      ...(isRoot() ? ['--no-sandbox'] : []),
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}
