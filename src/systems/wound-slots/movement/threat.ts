import type { Cell } from '../../../kernel/json.ts';
import { meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { inCell } from '../copies.ts';
import { gapBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, everybody, foes, one } from '../state.ts';

/** Who is near enough to be affected by a step (SL-OFF-5, SL-MNT-6, SL-COM-6). */

/** The greatest reach and the greatest optimal reach of the combatant's melee weapons, in yards. */
function lengths(fight: Fight, who: Combatant): Lengths {
  const all = meansOf(fight, who);
  let known = kept.get(all);
  if (!known) {
    known = longest(all);
    kept.set(all, known);
  }
  return known;
}

interface Lengths {
  readonly reach: number;
  readonly optimal: number;
}

/** Cached by the list of means. */
const kept = new WeakMap<readonly Means[], Lengths>();

function longest(all: readonly Means[]): Lengths {
  let [reach, optimal] = [0, 0];
  for (const { manner, weapon, reach: each } of all) {
    if (manner !== 'melee' || !weapon?.melee) continue;
    reach = Math.max(reach, each);
    optimal = Math.max(optimal, weapon.melee.optimal);
  }
  return { reach, optimal };
}

const enemies = (fight: Fight, mover: Combatant): readonly Combatant[] =>
  everybody(fight).filter((who) => foes(who, mover) && conscious(who));

/** Whether the cell is inside the optimal reach of some foe's weapon. */
export function crowdsFoe(fight: Fight, mover: Combatant, to: Cell): boolean {
  let there: Combatant | null = null;
  for (const foe of everybody(fight)) {
    if (!foes(foe, mover) || !conscious(foe)) continue;
    const { optimal } = lengths(fight, foe);
    if (optimal <= 0) continue;
    there ??= inCell(mover, to);
    if (gapBetween(fight, foe, there) < optimal) return true;
  }
  return false;
}

/** SL-MNT-6: whether a step brings the mover into the reach of a foe's melee weapon. */
export const entersReach = (fight: Fight, mover: Combatant, from: Cell, to: Cell): boolean =>
  enemies(fight, mover).some((foe) => {
    const { reach } = lengths(fight, foe);
    return (
      gapBetween(fight, foe, inCell(mover, from)) > reach &&
      gapBetween(fight, foe, inCell(mover, to)) <= reach
    );
  });

/** Whether anybody has a readied action. */
export const somebodyWaits = (fight: Fight): boolean =>
  fight.listing.some((id) => one(fight, id).readied !== null);
