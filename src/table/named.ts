import type { System } from '../engine/system.ts';
import type { Wave } from '../engine/waves.ts';
import type { Cast } from '../forecast/cast.ts';
import { isObject } from '../kernel/json.ts';
import type { Written } from '../kernel/written.ts';
import type { ErrorReply } from '../protocol/messages.ts';
import { failure } from './failures.ts';

/** Things by names that came from outside: `constructor` is none of them, though every object has one. */

/** The system of this id; `undefined` where there is none, or none was named. */
export const systemNamed = (
  systems: { readonly [id: string]: System },
  id: string | null,
): System | undefined => (id !== null && Object.hasOwn(systems, id) ? systems[id] : undefined);

export const knowsTactic = ({ tactics }: Pick<System, 'tactics'>, id: string): boolean =>
  Object.hasOwn(tactics, id);

/** What is said of a tactic that there is not. */
export const noSuchTactic = ({ tactics }: Pick<System, 'tactics'>, id: string): string =>
  `there is no tactic "${id}": it must be one of ${Object.keys(tactics).join(', ')}`;

/** The people of these waves as they are written. */
export const lateOf = (waves: readonly Wave[]): readonly Written[] =>
  waves.flatMap(({ combatants }) => combatants.filter(isObject));

/** Why tactics cannot be given so: one of these names is nobody's and no side's, now or when the waves have come. */
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
