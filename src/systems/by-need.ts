import { withWaves } from '../documents/waves.ts';
import type { Preface, System } from '../engine/system.ts';

const folders = import.meta.glob<{ readonly system: System }>('./*/index.ts');

const prefaces = import.meta.glob<{ readonly preface: Preface }>('./*/preface.ts');

/** The same systems as in `registry.ts`, by their ids, each to be read by itself: it is a file of its own. */
export const systemsByNeed: { readonly [id: string]: () => Promise<System> } = Object.fromEntries(
  Object.entries(folders).map(([path, read]) => [
    path.split('/')[1] as string,
    () => read().then(({ system }) => withWaves(system)),
  ]),
);

/** What lists show of the same systems, each in a small file of its own. */
export const prefacesByNeed: readonly (() => Promise<Preface>)[] = Object.values(prefaces).map(
  (read) => () => read().then(({ preface }) => preface),
);
