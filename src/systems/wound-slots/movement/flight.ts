import type { Consequence } from '../../../engine/system.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Facts } from '../facts/index.ts';
import type { OutOfControl } from '../reactions/windows.ts';
import { refuse } from '../refusal.ts';
import { yardsApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, everybody, foes, one } from '../state.ts';
import type { Table } from '../table.ts';
import { riderOf } from './buying.ts';
import { reachOf } from './rules.ts';
import { walk } from './walk.ts';
import type { Going } from './way.ts';
import { canGoOn, judgeUnheld, pathField, pathOf, readWay, wayNeed } from './way.ts';

/** Mounts out of control flee (SL-MNT-7). */

const clause = 'SL-MNT-7';
const going: Going = { gait: 'walk' };

/** A mount that gets out of control flees at once, even in the middle of a step or an attack. */
export const flight: Consequence<Fight, Facts> = {
  window: 'out-of-control',
  follow: (table, context) => flee(table, (context as OutOfControl).mount),
};

/** SL-MNT-7: a mount out of control flees again at the end of each turn of its rider. */
export function bolts(table: Table, riderId: Id): void {
  const { riding } = one(table.fight, riderId);
  if (riding && !riding.control) flee(table, riding.mount);
}

/** SL-MNT-7: asks the game master where it flees, by default away from the nearest enemy, and moves it. */
function flee(table: Table, mountId: Id): void {
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

/** The path to the reachable cell that is farthest from its nearest enemy; among equals the cheapest. */
export function flightPath(fight: Fight, mount: Combatant): readonly Cell[] {
  const enemies = everybody(fight).filter((who) => foes(who, mount) && conscious(who));
  const reach = reachOf(fight, mount, 'walk');
  const apart = (cell: { readonly x: number; readonly y: number }): number =>
    Math.min(...enemies.map((foe) => yardsApart(fight, cell, mount.squares, foe.cell, foe.squares)));
  let best = mount.cell;
  if (enemies.length === 0) return [];
  for (const cell of reach.stops()) if (apart(cell) > apart(best)) best = cell;
  return reach.pathTo(best) ?? [];
}

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
    return isRefusal(path) ? path : { option: 'elsewhere', path: pathField(path) };
  },
});
