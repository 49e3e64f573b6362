import type { System } from '../engine/system.ts';
import type { Wave } from '../engine/waves.ts';
import type { Cast } from '../forecast/cast.ts';
import { fieldsOf, isObject } from '../kernel/json.ts';
import type { Written } from '../kernel/written.ts';
import type { ErrorReply } from '../protocol/messages.ts';
import { failure } from './failures.ts';

/** Lookups by untrusted names. Only own properties count: `constructor` is no system and no tactic. */

/** The id of the system that a document names; `null` when it names none. */
export function systemOf(document: unknown): string | null {
  const { system } = fieldsOf(document);
  return typeof system === 'string' ? system : null;
}

/** The system with this id; `undefined` where there is none, or the id is `null`. */
export const systemNamed = (
  systems: { readonly [id: string]: System },
  id: string | null,
): System | undefined => (id !== null && Object.hasOwn(systems, id) ? systems[id] : undefined);

export const knowsTactic = ({ tactics }: Pick<System, 'tactics'>, id: string): boolean =>
  Object.hasOwn(tactics, id);

/** The error message about an unknown tactic. */
export const noSuchTactic = ({ tactics }: Pick<System, 'tactics'>, id: string): string =>
  `there is no tactic "${id}": it must be one of ${Object.keys(tactics).join(', ')}`;

/** The combatants of these waves as they are written. */
export const lateOf = (waves: readonly Wave[]): readonly Written[] =>
  waves.flatMap(({ combatants }) => combatants.filter(isObject));

/** The error about the first of these names that is neither a combatant nor a side, waves included; `null` if none. */
export function strangerAmong(
  names: readonly string[],
  { people, sides }: Cast,
  waves: readonly Wave[],
): ErrorReply | null {
  const known = new Set<unknown>([
    ...Object.keys(people),
    ...sides.map(({ side }) => side),
    ...lateOf(waves).flatMap(({ id, side }) => [id, side]),
  ]);
  const stranger = names.find((name) => !known.has(name));
  if (stranger === undefined) return null;
  const all = sides.map(({ side }) => `"${side}"`).join(', ');
  const message = `nobody here is called "${stranger}", and no side: the sides are ${all}`;
  return failure('unknown-combatant', message, `tactics.${stranger}`);
}
