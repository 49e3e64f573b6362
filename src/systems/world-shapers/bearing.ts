import type { Effect } from './effects/effect.ts';
import type { Sheet } from './sheet.ts';
import type { Combatant, Fight } from './state.ts';
import { isDown } from './state.ts';

/**
 * What follows from somebody alone, as it stands: from its sheet, the table's law, what it is under, holds in its hands,
 * and whether it is held or Down; not from anybody else, its place or its points. Worked out once for each such
 * bearing, whichever copy of the fight it is.
 */
interface Bearing {
  readonly rulings: Fight['rulings'];
  readonly governors: Fight['governors'];
  readonly sheet: Sheet;
  readonly hands: Combatant['hands'];
  readonly grabbed: boolean;
  readonly down: boolean;
  /** Unlike that of every other bearing. */
  readonly number: number;
  /** What was worked out, each at the place of whoever did it. */
  readonly found: unknown[];
}

/** By what it is under, for that list is replaced whole and copies share it; by the sheet while it is under nothing. */
const known = new WeakMap<readonly Effect[] | Sheet, Bearing[]>();

/** So many bearings under the same effects are remembered. */
const most = 8;

function bearingOf({ rulings, governors }: Fight, who: Combatant): Bearing {
  const { effects, sheet, hands } = who;
  const grabbed = who.grabbedBy.length > 0;
  const down = isDown(who);
  const key = effects.length === 0 ? sheet : effects;
  let all = known.get(key);
  if (!all) {
    all = [];
    known.set(key, all);
  }
  for (const one of all) {
    if (
      one.sheet === sheet &&
      one.hands === hands &&
      one.grabbed === grabbed &&
      one.down === down &&
      one.rulings === rulings &&
      one.governors === governors
    ) {
      return one;
    }
  }
  const made: Bearing = { rulings, governors, sheet, hands, grabbed, down, number: ++count, found: [] };
  if (all.length >= most) all.length = 0;
  all.push(made);
  return made;
}

let count = 0;

/** The number of how this one stands: all that `keptByBearing` goes by. */
export const bearingNumber = (fight: Fight, who: Combatant): number => bearingOf(fight, who).number;

let places = 0;

/** `work`, which must hang on nothing but a bearing, done once for each. */
export function keptByBearing<T>(work: (fight: Fight, who: Combatant) => T): typeof work {
  const place = places++;
  return (fight, who) => {
    const { found } = bearingOf(fight, who);
    let it = found[place] as T | undefined;
    if (it === undefined) {
      it = work(fight, who);
      found[place] = it;
    }
    return it;
  };
}
