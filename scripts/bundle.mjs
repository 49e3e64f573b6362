// Bundles one command-line program for Node, so that import.meta.glob works there as in the browser.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './install.mjs';
import { fingerprint, programSources } from './sources.mjs';

const shelf = join(root, '.build', 'programs');
const dayMs = 24 * 60 * 60 * 1000;

/** The source file of a program, or null. */
export function entryOf(name) {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return null;
  const places = [`src/cli/${name}.ts`, `src/workbench/${name}.ts`, `bench/${name}.ts`];
  if (name === 'bench') places.push('bench/index.ts');
  return places.find((path) => existsSync(join(root, path))) ?? null;
}

function forgetOld(name) {
  for (const folder of readdirSync(shelf)) {
    const path = join(shelf, folder);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (folder.startsWith(`${name}@`) && age > dayMs) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Bundles a program, unless that is cached, and returns the path of the file. Each state of the sources has a folder of
 * its own, into which a finished bundle is renamed, so that programs may be bundled and run at the same time.
 */
export async function bundled(name, entry) {
  const folder = join(shelf, `${name}@${fingerprint(programSources).slice(0, 16)}`);
  const file = join(folder, `${name}.js`);
  if (existsSync(file)) return file;
  const begin = performance.now();
  mkdirSync(shelf, { recursive: true });
  const draft = join(shelf, `draft-${process.pid}-${name}`);
  const { build } = await import('vite');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      ssr: entry,
      outDir: relative(root, draft),
      target: 'node20',
      sourcemap: true,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        output: { entryFileNames: `${name}.js`, chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(file)) throw error;
  }
  forgetOld(name);
  const seconds = (performance.now() - begin) / 1000;
  if (seconds > 1) console.error(`(bundled ${entry} in ${seconds.toFixed(1)} s)`);
  return file;
}
