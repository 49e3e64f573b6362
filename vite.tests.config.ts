import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { root } from './scripts/install.mjs';
import { tokenArt } from './scripts/token-art.mjs';
import { unitTests } from './scripts/unit-tests.ts';
import { iconAuthors, icons } from './src/documents/icons.ts';

/**
 * All unit tests at once: bundled first, then run (scripts/unit.mjs). Vitest loads each module by itself and looks up
 * each imported name at every use; loaded as a few large modules, rules call each other directly.
 */

const isTest = /\.test\.tsx?$/;

/** Each test by its path without the ending. The one of the architecture reads the sources, and runs by itself. */
const tests = ['src', 'bench']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => isTest.test(path) && path !== join('src', 'architecture.test.ts'))
  .map((path) => [path.replace(/\.tsx?$/, ''), join(root, path)] as const);

/** Rooms without effects when they are loaded: each may become one module. */
const plain =
  /^src\/(?:systems\/([a-z-]+)|(kernel|engine|battlefield|documents|forecast|ledger|protocol|table))\//;

/** The large module that a file goes into; the bundler finds a place for all others. */
function roomOf(id: string): string | null {
  if (isTest.test(id)) return null;
  const [, system, room] = plain.exec(relative(root, id).replaceAll('\\', '/')) ?? [];
  const name = system ?? room;
  return name === undefined ? null : `room-${name}`;
}

/** Node loads these; all others vitest, which forgets them for a test that asks for a fresh page (`vi.resetModules`). */
const isRoom = /\/chunks\/room-/;

const isScript = (id: string): boolean => id.startsWith(join(root, 'scripts'));

/** Tests read files beside them, and so do the scripts that they try: they are told where they were written. */
const placesOfTests: Plugin = {
  name: 'woundtrack:places-of-tests',
  enforce: 'pre',
  transform: (code, id) =>
    (isTest.test(id) || isScript(id)) && code.includes('import.meta.url')
      ? { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }
      : undefined,
};

export default defineConfig({
  plugins: [tokenArt(icons, iconAuthors), placesOfTests],
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: Object.fromEntries(tests),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: { groups: [{ name: roomOf, debugName: 'rooms' }] },
      },
    },
  },
  test: { ...unitTests('js'), server: { deps: { external: [isRoom] } } },
});
