// Finds a Chromium for Playwright: its own, the system's, or one of Debian's packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Chromium without its own windows. Browser tests take four fifths of the processor time in it. */
const headlessShell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The path of an installed Chromium, or null. `whole`: one that people use, not the headless shell. */
export function findChromium({ whole = false } = {}) {
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  for (const name of whole ? names : [headlessShell, ...names]) {
    const path = onPath(name);
    if (path !== undefined) return path;
  }
  return null;
}

const isRoot = () => process.getuid?.() === 0;

/** The path of a Chromium, installed as Debian package if necessary and possible; else exits with what to do. */
export function ensureChromium({ whole = false } = {}) {
  const found = findChromium({ whole });
  if (found !== null) return found;
  if (isRoot() && onPath('apt-get') !== undefined) {
    console.error('No Chromium here: installing the Debian package …');
    const options = {
      stdio: ['ignore', 'ignore', 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-q'], options);
    for (const name of whole ? ['chromium'] : [headlessShell, 'chromium']) {
      spawnSync(
        'apt-get',
        ['install', '-y', '-q', '--no-install-recommends', name, 'fonts-liberation'],
        options,
      );
      const installed = findChromium({ whole });
      if (installed !== null) return installed;
    }
  }
  console.error(
    'The browser tests need Chromium: run "npx playwright install chromium" or install your system\'s chromium package, then try again.',
  );
  process.exit(1);
}

/**
 * Launch options that keep Chromium from calling home. The sandbox stays on except for root, where it does not work.
 */
export function launchOptions({ whole = false } = {}) {
  const path = findChromium({ whole });
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
