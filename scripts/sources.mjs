// Fingerprints of everything that a build is made from, to tell a stale build from a fresh one.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const notBuilt = /\.test\.tsx?$/;

function* files(path) {
  const whole = join(root, path);
  if (!existsSync(whole)) return;
  if (!statSync(whole).isDirectory()) {
    if (!notBuilt.test(path)) yield path;
    return;
  }
  for (const name of readdirSync(whole).sort()) yield* files(`${path}/${name}`);
}

/** A hash of the names and contents of all files below these paths, except tests. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const start of paths) {
    for (const path of files(start)) {
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(root, path)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

const everywhere = ['src', 'package-lock.json', 'scripts/csp.mjs'];

export const pageSources = [
  ...everywhere,
  'scripts/token-art.mjs',
  'scripts/licences.mjs',
  'public',
  'docs/pictures',
  'index.html',
  'vite.config.ts',
  'tailwind.config.js',
];
export const programSources = [...everywhere, 'bench', 'scripts/bundle.mjs', 'scripts/chromium.mjs'];

/** Vite writes this file into dist with the fingerprint that the build was made from. */
export const stampName = 'sources.sha256';

export function distIsFresh() {
  const stamp = join(root, 'dist', stampName);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(pageSources);
}
