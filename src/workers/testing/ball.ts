import type { Preface, System } from '../../engine/system.ts';
import { oddSystem } from '../../engine/testing/odd-system.ts';
import { openHost } from '../../table/host.ts';

const masquerade = oddSystem as unknown as System;

/** A host whose only system is that of the tests, already loaded. */
export const ballHost = () => openHost({ systems: { masquerade }, newSeed: () => 'fixed' });

const preface: Preface = {
  id: masquerade.id,
  name: masquerade.name,
  about: masquerade.rulebook.about,
  pack: masquerade.encounters.pack,
};

/**
 * A shelf whose hosts get the system of the tests only once `rules` is called. `read` lists the ids it was called with.
 */
export function ballShelf() {
  const systems: { [id: string]: System } = {};
  const read: (string | null)[] = [];
  return {
    host: () => openHost({ systems, newSeed: () => 'fixed' }),
    read,
    prefaces: async () => [preface],
    rules: async (id: string | null) => {
      read.push(id);
      await Promise.resolve();
      systems.masquerade = masquerade;
    },
  };
}

export const ball = {
  system: 'masquerade',
  combatants: [
    { id: 'ada', side: 'red' },
    { id: 'bea', side: 'blue' },
  ],
};
