import type { System } from '../engine/system.ts';

/** The ids of a system's sample encounters: all, or the one with this id if the system has it. */
export function samplesOf(system: System, id: string | null): readonly string[] {
  const ids = system.encounters.pack.encounters.map((one) => one.id);
  return id === null ? ids : ids.filter((one) => one === id);
}

/** The fight at the beginning of a sample encounter. Throws when there is no such sample or it cannot begin. */
export function beginSample(system: System, id: string): unknown {
  const found = system.encounters.pack.encounters.find((one) => one.id === id);
  if (!found) throw new Error(`${system.id} has no sample encounter "${id}"`);
  const begun = system.encounters.begin(found.encounter);
  if (!begun.ok)
    throw new Error(`${id}: ${begun.problems.map((one) => `${one.path}: ${one.message}`).join('; ')}`);
  return begun.fight;
}
