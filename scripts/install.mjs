// Installs the packages when they are missing or differ from package-lock.json.
// Uses only Node's own library: it is the first thing that runs on a fresh clone.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Whether npm's list of installed packages matches the lock file; optional ones, for other platforms, may be missing.
 */
function isInstalled() {
  const list = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const there = JSON.parse(readFileSync(list, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const found = there[path];
    if (path === '' || (optional && found === undefined)) return true;
    return found?.version === version && existsSync(join(root, path));
  });
}

/**
 * Installs the packages if necessary; exits when Node is too old or npm fails. All output goes to standard error, so
 * that a program's own output stays clean.
 */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Woundtrack needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error('node_modules is a link to another folder, which lacks packages: install them there.');
    process.exit(1);
  }
  console.error('Installing the packages that package-lock.json names …');
  // The second command is for registries that lack packages of other platforms that the lock file names.
  for (const command of [['ci'], ['install', '--no-save']]) {
    const done = spawnSync('npm', [...command, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    if (done.status === 0) return;
  }
  console.error('npm could not install the packages: see its message above.');
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
