import { memoizedByString, objectNumber } from '../../engine/memoize.ts';
import type { Effect } from './effects/effect.ts';
import type { Sheet } from './sheet.ts';
import type { Combatant, Fight } from './state.ts';
import { isDown } from './state.ts';

/**
 * Cache entry for results that depend on one combatant alone: its sheet, the rulings, its effects, what it holds in its
 * hands, and whether it is grabbed or Down. They must not depend on other combatants, its position or its points.
 * Shared by all copies of a fight.
 */
interface Bearing {
  readonly rulings: Fight['rulings'];
  readonly governors: Fight['governors'];
  readonly sheet: Sheet;
  readonly hands: Combatant['hands'];
  readonly grabbed: boolean;
  readonly down: boolean;
  /** A number that is equal for equal bearings (see `looksOf`). */
  readonly number: number;
  /** Cached results, indexed by the number that `keptByBearing` gave to each function. */
  readonly found: unknown[];
}

/**
 * Keyed by the effects list, which is replaced as a whole and shared by copies; by the sheet while the list is empty.
 */
const known = new WeakMap<readonly Effect[] | Sheet, Bearing[]>();

/** Maximum of entries per key; when it is reached, all of them are dropped. */
const most = 8;

function bearingOf(fight: Fight, who: Combatant): Bearing {
  const { rulings, governors } = fight;
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
  const made: Bearing = {
    rulings,
    governors,
    sheet,
    hands,
    grabbed,
    down,
    number: numberOf(looksOf(fight, who)),
    found: [],
  };
  if (all.length >= most) all.length = 0;
  all.push(made);
  return made;
}

/**
 * The content of a bearing as a string. Ids and durations of effects are left out, so that an effect that begins again
 * (Defend in every round, or in the next fight) gives an equal string.
 */
function looksOf({ rulings, governors }: Fight, who: Combatant): string {
  const { id, sheet, hands, effects, grabbedBy } = who;
  const law = `${objectNumber(rulings)} ${objectNumber(governors)}`;
  const held = hands.map((grip) => `${objectNumber(grip.item)}*${grip.hands}`).join();
  const under = effects.map(({ id: _, until: __, ...effect }) => JSON.stringify(effect)).join();
  return `${law} ${objectNumber(sheet)} ${held} ${grabbedBy.length > 0} ${isDown(who)} ${id} ${under}`;
}

let count = 0;

/**
 * Maximum of strings that are remembered with their numbers; when it is reached, all are forgotten. Numbers are never
 * reused.
 */
const mostLooks = 5000;
const numberOf = memoizedByString(() => ++count, mostLooks);

/**
 * A number that is equal for combatants with an equal bearing, also in different fights. They have the same derived
 * numbers, except for the `source` of their terms.
 */
export const bearingNumber = (fight: Fight, who: Combatant): number => bearingOf(fight, who).number;

let places = 0;

/** Memoizes `work` per bearing. Its result may depend on nothing else (see `Bearing`) and must not be `undefined`. */
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
