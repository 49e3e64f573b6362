import type { Id } from '../kernel/json.ts';
import type { Choice, Fact, Port } from '../kernel/port.ts';

/**
 * Carries out what somebody has chosen: it ends with its doer, and with its target where the choice names a single one,
 * once the game master's hand has taken them out of the fight (`Port.deed`, `Port.upon`).
 */
export function carryingOut<S, F extends Fact, R>(
  table: Port<S, F>,
  doer: Id,
  { target }: Choice,
  work: () => R,
): R | null {
  return table.deed(doer, () => (typeof target === 'string' ? table.upon([target], work) : work()));
}

const runs = <R>(_: unknown, work: () => R): R => work();

/**
 * The rest of a port for rules that are run apart from a fight, such as what tactics work out: nobody reacts, no ways
 * meet, and no hand takes anybody away.
 */
export const apart: Pick<Port<unknown, Fact>, 'offer' | 'cross' | 'once' | 'deed' | 'part' | 'upon'> = {
  offer: () => {},
  cross: () => {},
  once: (work) => work(),
  deed: runs,
  part: runs,
  upon: (_, work) => work(() => {}),
};
