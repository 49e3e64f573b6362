import type { System } from '../engine/system.ts';
import { systemsByNeed } from '../systems/by-need.ts';

/** Rule systems that are read when they are needed: most people play one. */
export interface Shelf {
  /** Those that have been read, by their ids. */
  readonly systems: { readonly [id: string]: System };
  /** Reads a system; all of them where there is none of this name, or none is named. */
  read(id: string | null): Promise<void>;
}

/** A shelf of which nothing has been read yet. */
export function openShelf(): Shelf {
  const systems: { [id: string]: System } = {};
  const reading = new Map<string, Promise<void>>();
  const readOne = (id: string): Promise<void> => {
    let done = reading.get(id);
    if (!done) {
      const read = systemsByNeed[id] as () => Promise<System>;
      done = read().then((system) => {
        systems[id] = system;
      });
      reading.set(id, done);
    }
    return done;
  };
  return {
    systems,
    async read(id) {
      if (id !== null && Object.hasOwn(systemsByNeed, id)) await readOne(id);
      else await Promise.all(Object.keys(systemsByNeed).map(readOne));
    },
  };
}
