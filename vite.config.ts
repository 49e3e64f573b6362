import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { cspMeta } from './scripts/csp.mjs';
import { licences, licencesName } from './scripts/licences.mjs';
import { fingerprint, pageSources, stampName } from './scripts/sources.mjs';
import { tokenArt } from './scripts/token-art.mjs';
import { unitTests } from './scripts/unit-tests.ts';
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

/** Leaves in dist the licences of what is in it: see scripts/licences.mjs. */
const licencesBeside: Plugin = {
  name: 'woundtrack:licences',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: licencesName, source: licences() });
  },
};

/** The pictures of the README: a browser shows them when it asks whether to install the app. */
const pictures = [
  { name: 'odds', size: '1180x820', form: 'wide', label: 'An attack in the making, with its exact odds' },
  { name: 'pad', size: '820x1180', form: 'narrow', label: 'The pad for what a real die shows' },
  {
    name: 'forecast',
    size: '820x1180',
    form: 'narrow',
    label: 'How the fight will end: who wins, who falls',
  },
] as const;

/** Not kept for offline: nobody looks at them once the app is there. */
const picturesBeside: Plugin = {
  name: 'woundtrack:pictures',
  apply: 'build',
  generateBundle() {
    for (const { name } of pictures) {
      const source = readFileSync(`docs/pictures/${name}.png`);
      this.emitFile({ type: 'asset', fileName: `pictures/${name}.png`, source });
    }
  },
};

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
    screenshots: pictures.map(({ name, size, form, label }) => ({
      src: `pictures/${name}.png`,
      sizes: size,
      type: 'image/png',
      form_factor: form,
      label,
    })),
    // "Open with" of the desktop's file manager; src/app/opened.ts receives the files.
    file_handlers: [
      {
        action: './',
        accept: {
          'application/json': ['.json'],
          'application/vnd.universal-vtt': ['.dd2vtt', '.df2vtt', '.uvtt'],
        },
      },
    ],
    // Android's “Share”: public/share-target.js and src/app/shared-in.ts receive it.
    share_target: {
      action: './share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        text: 'text',
        url: 'url',
        files: [{ name: 'files', accept: ['application/json', '.json', '.dd2vtt', '.df2vtt', '.uvtt'] }],
      },
    },
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,png,woff2,json,txt}'],
    globIgnores: ['pictures/**', 'share-target.js'],
    importScripts: ['share-target.js'],
    maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
    navigateFallback: 'index.html',
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
});

/** What every rule system stands on is one file of the worker; each system is another, read when it is needed. */
const rules = {
  name: 'rules',
  test: /\/src\/(kernel|battlefield|engine|documents|forecast|ledger|protocol|table)\/|\/node_modules\/zod\//,
};

export default defineConfig({
  base: './',
  plugins: [
    tokenArt(icons, iconAuthors),
    react(),
    tailwindcss(),
    policyInPage,
    stampOfSources(),
    licencesBeside,
    picturesBeside,
    pwa,
  ],
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: { groups: [rules] } } } },
  build: {
    // The oldest that have cards in the top layer and signals of several: public/too-old.js looks for both.
    target: ['safari17.4', 'ios17.4', 'chrome116', 'edge116', 'firefox125'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: false,
    // All of it is kept for offline at once: nothing is gained by smaller files, and nobody who starts need hear of it.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  test: unitTests('{ts,tsx}'),
});
