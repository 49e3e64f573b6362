import { withWaves } from '../documents/waves.ts';
import type { System } from '../engine/system.ts';

/**
 * Every rule system: the folders beside this file that export a `system`. This file and `by-need.ts` are the only
 * places that know which systems there are.
 */
const folders = import.meta.glob<{ readonly system: System }>('./*/index.ts', { eager: true });

export const systems: { readonly [id: string]: System } = Object.fromEntries(
  Object.values(folders).map(({ system }) => [system.id, withWaves(system)]),
);
