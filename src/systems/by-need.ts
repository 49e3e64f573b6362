import { withWaves } from '../documents/waves.ts';
import type { System } from '../engine/system.ts';

const folders = import.meta.glob<{ readonly system: System }>('./*/index.ts');

/** The same systems as in `registry.ts`, by their ids, each to be read by itself: it is a file of its own. */
export const systemsByNeed: { readonly [id: string]: () => Promise<System> } = Object.fromEntries(
  Object.entries(folders).map(([path, read]) => [
    path.split('/')[1] as string,
    () => read().then(({ system }) => withWaves(system)),
  ]),
);
