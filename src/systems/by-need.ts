import { withWaves } from '../documents/waves.ts';
import type { Preface, System } from '../engine/system.ts';

const folders = import.meta.glob<{ readonly system: System }>('./*/index.ts');

const prefaces = import.meta.glob<{ readonly preface: Preface }>('./*/preface.ts');

/** Loaders of the systems in `registry.ts`, by id. Each system is a chunk of its own, loaded on demand. */
export const systemsByNeed: { readonly [id: string]: () => Promise<System> } = Object.fromEntries(
  Object.entries(folders).map(([path, read]) => [
    path.split('/')[1] as string,
    () => read().then(({ system }) => withWaves(system)),
  ]),
);

/** Loaders of what lists show of each system, each a small chunk of its own. */
export const prefacesByNeed: readonly (() => Promise<Preface>)[] = Object.values(prefaces).map(
  (read) => () => read().then(({ preface }) => preface),
);
