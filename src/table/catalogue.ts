import type { System } from '../engine/system.ts';
import type { Catalogue } from '../protocol/messages.ts';

/** Everything of a system that screens list. */
export function catalogueOf(system: System): Catalogue {
  const reactions = new Map(
    [...(system.answers ?? []), ...system.reactions].map(({ id, label, clause, usual = 'ask' }) => [
      id,
      { id, label, clause, usual },
    ]),
  );
  return {
    id: system.id,
    name: system.name,
    rulebook: system.rulebook,
    pack: system.encounters.pack,
    reactions: [...reactions.values()],
    tactics: Object.values(system.tactics).map(({ id, label, about }) => ({ id, label, about })),
    defaultTactic: system.defaultTactic,
    conditions: system.conditions ?? [],
    between: system.between.map(({ id, label, clause, needs }) => ({ id, label, clause, needs })),
  };
}
