import { byWord, numbered } from '../../engine/kept.ts';
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
  /** What it looks like (`looksOf`): that of every other bearing that looks like this one. */
  readonly number: number;
  /** What was worked out, each at the place of whoever did it. */
  readonly found: unknown[];
}

/** By what it is under, for that list is replaced whole and copies share it; by the sheet while it is under nothing. */
const known = new WeakMap<readonly Effect[] | Sheet, Bearing[]>();

/** So many bearings under the same effects are remembered. */
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
 * All of a bearing that is more than a name, in one word: effects are new in each fight and have ids of their own, but
 * whoever defends stands as it stood when it last did. How long they last makes no difference while they do.
 */
function looksOf({ rulings, governors }: Fight, who: Combatant): string {
  const { id, sheet, hands, effects, grabbedBy } = who;
  const law = `${numbered(rulings)} ${numbered(governors)}`;
  const held = hands.map((grip) => `${numbered(grip.item)}*${grip.hands}`).join();
  const under = effects.map(({ id: _, until: __, ...effect }) => JSON.stringify(effect)).join();
  return `${law} ${numbered(sheet)} ${held} ${grabbedBy.length > 0} ${isDown(who)} ${id} ${under}`;
}

let count = 0;

/** So many looks have numbers before all are forgotten; none is given a second time. */
const mostLooks = 5000;
const numberOf = byWord(() => ++count, mostLooks);

/**
 * The number of how this one stands: everybody with it has the same numbers, but for what their terms come from. The same
 * in the next fight.
 */
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
