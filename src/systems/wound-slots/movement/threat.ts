import type { Cell } from '../../../kernel/json.ts';
import { meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { inCell } from '../copies.ts';
import { gapBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, everybody, foes, one } from '../state.ts';

/** Who is near enough for a step to mean something to it (SL-OFF-5, SL-MNT-6, SL-COM-6). */

/** How far this one's melee weapons reach, and from which gap on it likes to keep foes away. */
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

/** By what somebody can attack with, which is one list as long as it is the same. */
const kept = new WeakMap<readonly Means[], Lengths>();

function longest(all: readonly Means[]): Lengths {
  let [reach, optimal] = [0, 0];
  for (const { manner, weapon } of all) {
    if (manner !== 'melee' || !weapon?.melee) continue;
    reach = Math.max(reach, weapon.melee.reach);
    optimal = Math.max(optimal, weapon.melee.optimal);
  }
  return { reach, optimal };
}

const enemies = (fight: Fight, mover: Combatant): readonly Combatant[] =>
  everybody(fight).filter((who) => foes(who, mover) && conscious(who));

/** Whether some foe would have the mover nearer than its weapon likes, there. */
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

/** Whether anybody waits for something with a readied action. */
export const somebodyWaits = (fight: Fight): boolean =>
  fight.listing.some((id) => one(fight, id).readied !== null);
