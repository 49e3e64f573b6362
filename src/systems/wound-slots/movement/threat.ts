import type { Cell } from '../../../kernel/json.ts';
import { meansOf } from '../combat/means.ts';
import { gapBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, foes, one } from '../state.ts';

/** Who is near enough for a step to mean something to it (SL-OFF-5, SL-MNT-6, SL-COM-6). */

/** How far this one's melee weapons reach, and from which gap on it likes to keep foes away. */
function lengths(fight: Fight, who: Combatant): { readonly reach: number; readonly optimal: number } {
  let [reach, optimal] = [0, 0];
  for (const means of meansOf(fight, who)) {
    if (means.manner !== 'melee' || !means.weapon?.melee) continue;
    reach = Math.max(reach, means.weapon.melee.reach);
    optimal = Math.max(optimal, means.weapon.melee.optimal);
  }
  return { reach, optimal };
}

const enemies = (fight: Fight, mover: Combatant): readonly Combatant[] =>
  fight.listing.map((id) => one(fight, id)).filter((who) => foes(who, mover) && conscious(who));

/** Whether some foe would have the mover nearer than its weapon likes, there. */
export function crowdsFoe(fight: Fight, mover: Combatant, to: Cell): boolean {
  const there = { ...mover, cell: to };
  return enemies(fight, mover).some((foe) => {
    const { optimal } = lengths(fight, foe);
    return optimal > 0 && gapBetween(fight, foe, there) < optimal;
  });
}

/** SL-MNT-6: whether a step brings the mover into the reach of a foe's melee weapon. */
export const entersReach = (fight: Fight, mover: Combatant, from: Cell, to: Cell): boolean =>
  enemies(fight, mover).some((foe) => {
    const { reach } = lengths(fight, foe);
    return (
      gapBetween(fight, foe, { ...mover, cell: from }) > reach &&
      gapBetween(fight, foe, { ...mover, cell: to }) <= reach
    );
  });

/** Whether anybody waits for something with a readied action. */
export const somebodyWaits = (fight: Fight): boolean =>
  fight.listing.some((id) => one(fight, id).readied !== null);
