import type { Weighed } from '../../../engine/keen/listed.ts';
import type { Choice } from '../../../kernel/port.ts';
import { basicCosts } from '../costs.ts';
import { stanceOf } from '../effects/effects.ts';
import type { Combatant } from '../state.ts';
import { farRange, meleeReachOf } from './arms.ts';
import { deedsAt } from './deeds.ts';
import { throughDoor } from './doorway.ts';
import type { Lay } from './ground.ts';
import { horizon, isNear, nearestOf, spotNear, walkTo } from './ground.ts';
import { fleeFirst } from './retreat.ts';
import type { Scene } from './turns.ts';
import { waiting } from './waiting.ts';

/** Uses of what is left after all deeds. */

/**
 * Choices for AP and metres for which there is no useful deed. Whoever defends waits for its foes: its way to them only
 * goes to `others`.
 */
export function leftover(scene: Scene, others: Weighed[] | null): readonly Choice[] {
  const { fight, who, against, lay, ap } = scene;
  if (!nearestOf(fight, who, against)) return [];
  const found: Choice[] = [];
  const range = farRange(who);
  const far = range > 0;
  const flee = fleeFrom(scene);
  if (flee) return [flee];
  // If nobody can be targeted, ranged fighters approach like melee fighters; otherwise two who only wait would wait
  // forever.
  const near = far && !seesNobody(scene) ? range : meleeReachOf(who);
  const reached = against.some((foe) => isNear(fight, who, foe, near));
  const around = reached || (who.apSpent > 0 && far) ? null : lay();
  const way = around && comeNearer(scene, around, near);
  if (way && stanceOf(who, 'defending') === null) found.push(way);
  else if (way) others?.push({ choice: way, worth: 0 });
  if (ap >= basicCosts.attack) found.push(...waiting(scene));
  if (ap >= basicCosts.defend) found.push({ option: 'defend' });
  return found;
}

/** Whether it has done nothing yet and can target nobody from here. */
const seesNobody = ({ fight, who, against, ap }: Scene): boolean =>
  who.apSpent === 0 && deedsAt(fight, who, against, ap).length === 0;

/** The retreat of a ranged fighter, with AP for Moves unless only free metres are allowed. */
export function fleeFrom(scene: Scene, metres?: number): Choice | null {
  const around = farRange(scene.who) > 0 ? scene.lay() : null;
  return around && fleeFirst(scene, around, metres);
}

/**
 * Walks towards the nearest foe that can be reached: with free metres, or also with AP if it does not wait for
 * somebody. If no path leads to any foe, through a door.
 */
function comeNearer({ fight, who, against, ap }: Scene, lay: Lay, range: number): Choice | null {
  const shot = against.some((foe) => farRange(foe) > farRange(who));
  const left = [...against];
  let isShut = true;
  for (let foe = nearestOf(fight, who, left); foe; foe = nearestOf(fight, who, left)) {
    left.splice(left.indexOf(foe), 1);
    const spot = spotNear(lay, foe, range, horizon);
    if (!spot) continue;
    isShut = false;
    if (spot.metres === 0) continue;
    // Two AP are kept for a held attack against whoever comes.
    const runs = shot || spot.metres > lay.most + who.movement.left + 8 || ap < basicCosts.attack;
    if (shot && ap >= basicCosts.sprint && spot.metres > lay.most) return { option: 'sprint' };
    const free = who.movement.left + Math.max(0, ap - basicCosts.attack) * freeMetres(lay, who, ap);
    const way = walkTo(lay, spot.cell, runs ? lay.most : free);
    if (way) return way;
  }
  return isShut ? throughDoor(lay, against) : null;
}

/** Metres of one Move. */
const freeMetres = ({ most }: Lay, who: Combatant, ap: number): number =>
  ap > 0 ? Math.max(0, (most - who.movement.left) / ap) : 0;
