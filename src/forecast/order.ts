import type { Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import { writtenId } from '../kernel/written.ts';

/**
 * An encounter with its combatants sorted by id, so that the order in which they are written does not influence the
 * forecast.
 */
export function inOrder(encounter: Json): Json {
  if (!isObject(encounter) || !Array.isArray(encounter.combatants)) return encounter;
  const combatants = [...(encounter.combatants as readonly Json[])].sort((a, b) => compare(idOf(a), idOf(b)));
  return { ...encounter, combatants };
}

const idOf = (combatant: Json): string => writtenId(combatant) ?? '';

/** By code units, not by the language of the device: the order must be the same everywhere. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
