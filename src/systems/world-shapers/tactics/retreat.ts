import type { Choice } from '../../../kernel/port.ts';
import { meleeReach } from '../combat/means.ts';
import { basicCosts } from '../costs.ts';
import { basicMovement } from '../numbers.ts';
import { distanceBetween } from '../space.ts';
import type { Lay } from './ground.ts';
import { openPlaces, walkTo } from './ground.ts';
import type { Scene } from './turns.ts';

/** Retreating from melee, for ranged fighters. */

/** Metres that a melee fighter may cover in one turn. */
const nearby = 7;

/** A walk away of so many metres at most, if a foe is near and it has already acted; otherwise `null`. */
export function fleeFirst(scene: Scene, lay: Lay, metres = lay.most): Choice | null {
  const { fight, who, against } = scene;
  const now = against.reduce((least, foe) => Math.min(least, distanceBetween(fight, who, foe)), 1000);
  if (now > nearby || !hasActed(scene)) return null;
  const [cell] = openPlaces(lay, against, 1000, metres);
  if (!cell) return null;
  const there = { ...who, cell };
  const then = against.reduce((least, foe) => Math.min(least, distanceBetween(fight, there, foe)), 1000);
  const reached = against.some((foe) => distanceBetween(fight, who, foe) <= meleeReach(foe));
  return then > now || reached ? walkTo(lay, cell, metres) : null;
}

/**
 * WS-BAS-7: whether it has spent AP on more than the Moves of its way in this turn, which in the open had a metre for
 * each square. Two who came nearer and walked back would never meet.
 */
function hasActed({ fight, who }: Scene): boolean {
  const { walked } = who.movement;
  const moves = Math.max(0, Math.ceil(walked / Math.max(1, basicMovement(fight, who))) - 1);
  return who.apSpent > moves * basicCosts.move;
}
