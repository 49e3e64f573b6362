// Runs the command of an installed package, without npm in between.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const packages = {
  tsc: 'typescript',
  vite: 'vite',
  vitest: 'vitest',
  biome: '@biomejs/biome',
  playwright: 'playwright',
};

function argvOf(name, args) {
  const folder = join(root, 'node_modules', packages[name]);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [join(folder, typeof bin === 'string' ? bin : bin[name]), ...args];
}

/** Runs a tool to its end, with its output going to ours, and returns the exit code. `flags` are for Node itself. */
export function runTool(name, args, env = {}, flags = []) {
  const done = spawnSync(process.execPath, [...flags, ...argvOf(name, args)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return done.status ?? 1;
}

/** Runs a tool in the background; resolves with the exit code and everything it printed. */
export function runToolQuietly(name, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, argvOf(name, args), { cwd: root });
    let text = '';
    child.stdout.on('data', (part) => {
      text += part;
    });
    child.stderr.on('data', (part) => {
      text += part;
    });
    child.on('close', (code) => resolve({ code: code ?? 1, text }));
  });
}
