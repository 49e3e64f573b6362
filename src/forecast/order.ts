import type { Json } from '../kernel/json.ts';

const idOf = (one: Json): string =>
  one !== null && typeof one === 'object' && 'id' in one && typeof one.id === 'string' ? one.id : '';

/**
 * An encounter with its combatants sorted by id, so that the order in which they are written does not influence the
 * forecast.
 */
export function inOrder(encounter: Json): Json {
  if (encounter === null || typeof encounter !== 'object' || Array.isArray(encounter)) return encounter;
  const { combatants } = encounter as { readonly [key: string]: Json };
  if (!Array.isArray(combatants)) return encounter;
  const sorted = [...(combatants as Json[])].sort((a, b) =>
    idOf(a) < idOf(b) ? -1 : idOf(a) > idOf(b) ? 1 : 0,
  );
  return { ...(encounter as { readonly [key: string]: Json }), combatants: sorted };
}
