import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { cspMeta } from './scripts/csp.mjs';
import { LongestFirst } from './scripts/longest-first.mjs';
import { fingerprint, pageSources, stampName } from './scripts/sources.mjs';
import { tokenArt } from './scripts/token-art.mjs';
import { iconAuthors, icons } from './src/documents/icons.ts';

/** The policy goes into the built page, so that it holds on any static host; development needs inline scripts. */
const policyInPage: Plugin = {
  name: 'woundtrack:policy-in-page',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: cspMeta },
      injectTo: 'head-prepend',
    },
  ],
};

/** Leaves in dist what it was built from: see scripts/sources.mjs. */
function stampOfSources(): Plugin {
  let stamp = '';
  return {
    name: 'woundtrack:stamp-of-sources',
    apply: 'build',
    buildStart() {
      stamp = fingerprint(pageSources);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: stampName, source: stamp });
    },
  };
}

const pwa = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  includeManifestIcons: false,
  manifest: {
    id: 'woundtrack',
    name: 'Woundtrack',
    short_name: 'Woundtrack',
    description: 'A combat simulator for tabletop role-playing games',
    lang: 'en',
    theme_color: '#14171c',
    background_color: '#14171c',
    display: 'standalone',
    orientation: 'any',
    categories: ['games', 'utilities'],
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,png,woff2,json}'],
    maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
    navigateFallback: 'index.html',
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
});

/** Tests of rooms that keep nothing between two calls. */
const rules = ['systems', 'engine', 'battlefield', 'kernel', 'documents'].map(
  (room) => `src/${room}/**/*.test.ts`,
);

export default defineConfig({
  base: './',
  plugins: [tokenArt(icons, iconAuthors), react(), tailwindcss(), policyInPage, stampOfSources(), pwa],
  worker: { format: 'es' },
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0, sourcemap: false },
  test: {
    environment: 'node',
    globals: false,
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        // Rules and what they stand on are plain functions without state of their own (the architecture test keeps them
        // so): their files may share a thread, its loaded modules and its compiled code, which takes 40 % off the time.
        test: { name: 'rules', include: rules, isolate: false },
      },
      {
        extends: true,
        test: { name: 'house', include: ['src/**/*.test.{ts,tsx}', 'bench/**/*.test.ts'], exclude: rules },
      },
    ],
  },
});
