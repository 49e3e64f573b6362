import type { Job } from '../workers/client.ts';
import { connected } from './connection.ts';

/** For browser tests, with `?test` in the address: breaks the engine now, or around the next write. */
if (new URLSearchParams(location.search).has('test')) {
  Object.assign(globalThis, {
    woundtrackTest: {
      crash: (when: Extract<Job, { job: 'crash' }>['when']) => connected().table.send({ job: 'crash', when }),
    },
  });
}
