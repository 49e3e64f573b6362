import type { ViteUserConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.mjs';

/** The pure rooms of the architecture test. */
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
 * The configuration of unit tests, run from source (vite.config.ts) or bundled (vite.tests.config.ts). `ending`: the
 * extension of the test files.
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
        // Pure rooms have no state besides caches (see the architecture test), so their test files may share a thread
        // with its loaded modules and compiled code, which saves 40 % of the time.
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
