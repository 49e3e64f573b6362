import type { ViteUserConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.mjs';

/** Rooms that keep nothing between two calls: the pure ones of the architecture test. */
const rules = [
  'systems',
  'engine',
  'battlefield',
  'kernel',
  'documents',
  'forecast',
  'ledger',
  'protocol',
  'table',
];

/**
 * How unit tests are run, as they are written (vite.config.ts) and bundled (vite.tests.config.ts). `ending`: what the
 * names of their files end with.
 */
export function unitTests(ending: string): NonNullable<ViteUserConfig['test']> {
  const ofRules = rules.map((room) => `src/${room}/**/*.test.${ending}`);
  return {
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
        test: { name: 'rules', include: ofRules, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: [`src/**/*.test.${ending}`, `bench/**/*.test.${ending}`],
          exclude: ofRules,
        },
      },
    ],
  };
}
