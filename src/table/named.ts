import type { System } from '../engine/system.ts';

/** Things by names that came from outside: `constructor` is none of them, though every object has one. */

/** The system of this id; `undefined` where there is none, or none was named. */
export const systemNamed = (
  systems: { readonly [id: string]: System },
  id: string | null,
): System | undefined => (id !== null && Object.hasOwn(systems, id) ? systems[id] : undefined);

export const knowsTactic = ({ tactics }: Pick<System, 'tactics'>, id: string): boolean =>
  Object.hasOwn(tactics, id);
