import type { System } from '../engine/system.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import type { Catalogue } from '../protocol/messages.ts';
import { loreOf } from './lore.ts';

/** A system's content for the screens, under these rulings. */
export function catalogueOf(system: System, rulings?: SaidRulings): Catalogue {
  const reactions = new Map(
    [...(system.answers ?? []), ...system.reactions].map(({ usual = 'ask', ...one }) => [
      one.id,
      {
        id: one.id,
        label: one.label,
        clause: one.clause,
        usual,
        ...('gm' in one && one.gm && { gm: one.gm }),
      },
    ]),
  );
  return {
    id: system.id,
    name: system.name,
    rulebook: system.rulebook,
    pack: system.encounters.pack,
    beginning: system.encounters.beginning ?? {},
    reactions: [...reactions.values()],
    tactics: Object.values(system.tactics).map(({ id, label, about, foresees }) => ({
      id,
      label,
      about,
      ...(foresees && { foresees }),
    })),
    defaultTactic: system.defaultTactic,
    conditions: system.conditions ?? [],
    lore: loreOf(system, rulings),
    between: system.between.map(({ id, label, clause, together, needs }) => ({
      id,
      label,
      clause,
      ...(together && { together }),
      needs,
    })),
  };
}
