import type { Preface, System } from '../engine/system.ts';
import { prefacesByNeed, systemsByNeed } from '../systems/by-need.ts';

/** Rule systems that are read when they are needed: most people play one. */
export interface Shelf {
  /** Those that have been read, by their ids. */
  readonly systems: { readonly [id: string]: System };
  /** Reads a system; all of them where there is none of this name, or none is named. */
  read(id: string | null): Promise<void>;
  /** What lists show of every system, whether its rules have been read or not. */
  prefaces(): Promise<readonly Preface[]>;
}

/** A shelf of which nothing has been read yet. `byNeed`: how each is read. */
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
          // A file that is there no more: this page is older than what the server has.
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
