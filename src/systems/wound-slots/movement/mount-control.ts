import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import type { Term } from '../../../kernel/terms.ts';
import { refuse, refusedIn } from '../refusal.ts';
import type { CheckSpec } from '../roll/check.ts';
import { makeCheck } from '../roll/check.ts';
import { rulingIds } from '../rulings.ts';
import { distanceBetween, yardsApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, everybody, foes, one } from '../state.ts';
import type { Table } from '../table.ts';
import { riderOf } from './buying.ts';
import { reachOf } from './rules.ts';
import { walk } from './walk.ts';
import type { Going } from './way.ts';
import { canGoOn, judgeUnheld, pathField, pathOf, readWay, wayNeed } from './way.ts';

/** Mounts that are not trained for combat (SL-MNT-6 to SL-MNT-8). */

const going: Going = { gait: 'walk' };

/** SL-MNT-6: an untrained mount that obeys its rider still. One with a mind of its own is not controlled (SL-MNT-2). */
export function needsControl(fight: Fight, mount: Combatant): boolean {
  const { trained, sentient } = mount.sheet.traits;
  if (mount.ridden === null || trained === true || sentient === true || !conscious(mount)) return false;
  return one(fight, mount.ridden).riding?.control === true;
}

/** The check of the rider; with its calming attempts (SL-MNT-8) or without (SL-MNT-6). */
export function controlCheck(fight: Fight, rider: Combatant, clause: string, calming: boolean): CheckSpec {
  const mount = rider.riding ? one(fight, rider.riding.mount) : rider;
  return {
    who: rider.id,
    of: { attribute: 'persona', skill: 'nature', specialization: 'riding' },
    kind: 'ordinary',
    clause,
    purpose: calming ? 'calm' : 'control',
    against: mount.id,
    terms: calming ? calmingTerms(fight, rider) : [],
    tn: mount.sheet.traits.calmingTn,
  };
}

/** SL-MNT-8, SL-R90: less for each enemy within 10 yards, more for each attempt in a row, 5 at the most. */
function calmingTerms(fight: Fight, rider: Combatant): Term[] {
  const clause = 'SL-MNT-8';
  const near = everybody(fight).filter(
    (who) => foes(who, rider) && conscious(who) && distanceBetween(fight, who, rider) <= 10,
  ).length;
  const attempts = (rider.riding?.calming ?? 0) + (fight.rulings.calmCount === 'includesThis' ? 1 : 0);
  const terms: Term[] = [];
  if (near > 0) terms.push({ value: -near, op: 'add', label: 'enemies near', clause });
  if (attempts > 0) {
    const ruling = rulingIds.calmCount;
    terms.push({ value: Math.min(5, attempts), op: 'add', label: 'calmed before', clause, ruling });
  }
  return terms;
}

/** Whether the rider keeps control; a mount out of control flees at once (SL-MNT-7). */
export function checkControl(table: Table, riderId: Id, clause: string): boolean {
  const rider = one(table.fight, riderId);
  if (!rider.riding?.control || !conscious(rider)) return true;
  if (makeCheck(table, controlCheck(table.fight, rider, clause, false)).passed) return true;
  const { mount } = rider.riding;
  table.tell({ fact: 'riding', who: riderId, riding: { mount, control: false, calming: 0 } });
  flee(table, mount);
  return false;
}

/** SL-MNT-6: the mount or its rider was wounded. */
export function shies(table: Table, id: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  const mount = who.riding ? one(fight, who.riding.mount) : who;
  if (needsControl(fight, mount) && mount.ridden !== null) checkControl(table, mount.ridden, 'SL-MNT-6');
}

/** SL-MNT-7: a mount out of control goes on fleeing at the end of each turn of its rider. */
export function bolts(table: Table, riderId: Id): void {
  const { riding } = one(table.fight, riderId);
  if (riding && !riding.control) flee(table, riding.mount);
}

/** SL-MNT-7: where to is the game master's, away from the nearest enemy unless said otherwise. */
export function flee(table: Table, mountId: Id): void {
  const { fight } = table;
  const mount = one(fight, mountId);
  if (!canGoOn(fight, mountId) || mount.ap <= 0) return;
  if (judgeUnheld(fight, riderOf(fight, mount)) !== null) return;
  const choice = table.ask(flightQuestion(fight, mount));
  if (choice.option === 'stay') return;
  walk(table, mountId, choice.option === 'flee' ? flightPath(fight, mount) : pathOf(choice), {
    ...going,
    how: 'ride',
  });
}

/** The way that ends farthest from the nearest enemy; of equals the cheapest. */
function flightPath(fight: Fight, mount: Combatant) {
  const enemies = everybody(fight).filter((who) => foes(who, mount) && conscious(who));
  const reach = reachOf(fight, mount, 'walk');
  const apart = (cell: { readonly x: number; readonly y: number }): number =>
    Math.min(...enemies.map((foe) => yardsApart(fight, cell, mount.squares, foe.cell, foe.squares)));
  let best = mount.cell;
  if (enemies.length === 0) return [];
  for (const cell of reach.stops()) if (apart(cell) > apart(best)) best = cell;
  return reach.pathTo(best) ?? [];
}

const clause = 'SL-MNT-7';

const flightQuestion = (fight: Fight, mount: Combatant): Question<Choice> => ({
  id: 'flight',
  clause,
  for: 'gm',
  about: { who: mount.id, rider: mount.ridden },
  options: () => [
    { id: 'flee', label: 'It flees from the nearest enemy', clause, group: 'gm' },
    {
      id: 'elsewhere',
      label: 'It bolts another way',
      clause,
      group: 'gm',
      needs: { to: wayNeed(fight, mount, going) },
    },
    { id: 'stay', label: 'It stays where it is', clause, group: 'gm' },
  ],
  read(choice) {
    if (choice.option === 'flee' || choice.option === 'stay') return { option: choice.option };
    if (choice.option !== 'elsewhere') {
      return refuse('noSuchThing', 'the answer is flee, elsewhere or stay', clause, 'option');
    }
    const path = readWay(fight, mount, choice, going);
    return refusedIn(path) ? path : { option: 'elsewhere', path: pathField(path) };
  },
});
