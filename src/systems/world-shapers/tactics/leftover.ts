import type { Choice } from '../../../kernel/port.ts';
import { basicCosts } from '../costs.ts';
import type { Combatant } from '../state.ts';
import { farRange, meleeReachOf } from './arms.ts';
import { deedsAt } from './deeds.ts';
import { throughDoor } from './doorway.ts';
import type { Lay } from './ground.ts';
import { horizon, isNear, nearestOf, spotNear, walkTo } from './ground.ts';
import { fleeFirst } from './retreat.ts';
import type { Scene } from './turns.ts';
import { waiting } from './waiting.ts';

/** What is done with what no deed takes. */

/** With AP and metres that no deed is to be had for. */
export function leftover(scene: Scene): readonly Choice[] {
  const { fight, who, against, lay, ap } = scene;
  if (!nearestOf(fight, who, against)) return [];
  const found: Choice[] = [];
  const range = farRange(who);
  const far = range > 0;
  const flee = far ? fleeFrom(scene) : null;
  if (flee) return [flee];
  // Where nothing can be aimed at, it comes up as a blade does: two who only wait wait for ever.
  const near = far && !seesNobody(scene) ? range : meleeReachOf(who);
  const reached = against.some((foe) => isNear(fight, who, foe, near));
  const around = reached || (who.apSpent > 0 && far) ? null : lay();
  const way = around && comeNearer(scene, around, near);
  if (way) found.push(way);
  if (ap >= basicCosts.attack) found.push(...waiting(scene));
  if (ap >= basicCosts.defend) found.push({ option: 'defend' });
  return found;
}

/** Whether nobody can be shot at from here, by whoever has done nothing yet. */
const seesNobody = ({ fight, who, against, ap }: Scene): boolean =>
  who.apSpent === 0 && deedsAt(fight, who, against, ap).length === 0;

function fleeFrom(scene: Scene): Choice | null {
  const around = scene.lay();
  return around && fleeFirst(scene, around);
}

/**
 * Towards the nearest foe to whom a way leads, with free metres; with AP too when it waits for nobody. Through a door where no
 * way leads to any.
 */
function comeNearer({ fight, who, against, ap }: Scene, lay: Lay, range: number): Choice | null {
  const shot = against.some((foe) => farRange(foe) > farRange(who));
  const left = [...against];
  for (let foe = nearestOf(fight, who, left); foe; foe = nearestOf(fight, who, left)) {
    left.splice(left.indexOf(foe), 1);
    const spot = spotNear(lay, foe, range, horizon);
    if (!spot || spot.metres === 0) continue;
    // An attack that is held greets whoever comes: two AP are kept for it.
    const runs = shot || spot.metres > lay.most + who.movement.left + 8 || ap < basicCosts.attack;
    if (shot && ap >= basicCosts.sprint && spot.metres > lay.most) return { option: 'sprint' };
    const free = who.movement.left + Math.max(0, ap - basicCosts.attack) * freeMetres(lay, who, ap);
    const way = walkTo(lay, spot.cell, runs ? lay.most : free);
    if (way) return way;
  }
  return throughDoor(lay, against);
}

/** Metres of one Move. */
const freeMetres = ({ most }: Lay, who: Combatant, ap: number): number =>
  ap > 0 ? Math.max(0, (most - who.movement.left) / ap) : 0;
