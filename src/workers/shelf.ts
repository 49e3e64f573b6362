import type { Preface, System } from '../engine/system.ts';
import { prefacesByNeed, systemsByNeed } from '../systems/by-need.ts';

/** The rule systems of a worker, each loaded when it is first needed: most people play only one. */
export interface Shelf {
  /** The systems loaded so far, by id. Grows. */
  readonly systems: { readonly [id: string]: System };
  /**
   * Loads a system; all systems for `null` or an unknown id. Rejects when a file could not be loaded; the next call
   * tries again.
   */
  read(id: string | null): Promise<void>;
  /** What lists show of every system, loaded or not. Loads no rules. */
  prefaces(): Promise<readonly Preface[]>;
}

/** An empty shelf. `byNeed`: the loader of each system, by id. */
export function openShelf(byNeed = systemsByNeed): Shelf {
  const systems: { [id: string]: System } = {};
  const reading = new Map<string, Promise<void>>();
  const readOne = (id: string): Promise<void> => {
    let done = reading.get(id);
    if (!done) {
      const read = byNeed[id] as () => Promise<System>;
      done = read().then(
        (system) => {
          systems[id] = system;
        },
        (thrown) => {
          // Most likely the server has a newer version, and the file of this one is gone.
          reading.delete(id);
          throw new Error(`the rules of ${id} could not be read, reload the page: ${thrown}`);
        },
      );
      reading.set(id, done);
    }
    return done;
  };
  return {
    systems,
    async read(id) {
      if (id !== null && Object.hasOwn(byNeed, id)) await readOne(id);
      else await Promise.all(Object.keys(byNeed).map(readOne));
    },
    prefaces: () => Promise.all(prefacesByNeed.map((read) => read())),
  };
}
