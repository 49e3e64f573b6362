import { directionTo, push } from '../../../battlefield/push.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import { inWater } from '../combat/water.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { breakApart } from './apart.ts';
import { rateOf } from './rate.ts';
import { bareStep, isDiagonal, standings } from './rules.ts';
import type { Current, Gait } from './terrain.ts';
import { currentAt, deepAt } from './terrain.ts';

/** Currents that move swimmers (SL-TER-3, SL-R60). */

/** The cells through which a current carries a combatant, up to so many. */
function courseOf(fight: Fight, who: Combatant, to: string, cells: number): readonly Cell[] {
  const field = fieldOf(fight);
  const rules = { size: who.squares, occupancy: standings(fight, who) };
  const course: Cell[] = [];
  while (course.length < cells) {
    const at = course.at(-1) ?? who.cell;
    const direction = directionTo(field, at, to);
    const [next] = direction === null ? [] : push(field, at, direction, 1, rules).path;
    if (!next) break;
    course.push(next);
  }
  return course;
}

function carry(table: Table, id: Id, { to }: Current, yards: number): void {
  const { fight } = table;
  const who = one(fight, id);
  const path = inside(fight, who, courseOf(fight, who, to, yards), yards);
  const end = path.at(-1);
  if (end === undefined) return;
  const [from, clause] = [who.cell, 'SL-TER-3'];
  // The grapples end before the drift: invariants do not allow a grapple at a distance between turns.
  breakApart(table, id, end);
  table.tell({ fact: 'moved', who: id, from, path, cost: 0, how: 'drift', passing: false, clause });
}

/** The part of the path that stays in deep water and within `yards`, counting diagonals as for movement (SL-GRD-2). */
function inside(fight: Fight, who: Combatant, path: readonly Cell[], yards: number): readonly Cell[] {
  let [at, gone, odd] = [who.cell, 0, false];
  for (const [index, to] of path.entries()) {
    gone += bareStep(fight, at, to, odd);
    if (gone > yards || !deepAt(fight, to, who.squares)) return path.slice(0, index);
    if (isDiagonal(fight, at, to)) odd = !odd;
    at = to;
  }
  return path;
}

/** Whether a current moves the combatant: it swims (aquatic or not) or has sunk. A rider is moved with its mount. */
const drifts = (fight: Fight, who: Combatant): boolean =>
  present(who) && who.riding === null && inWater(fight, who);

/** SL-R60 `endOfTurn`: drifts for the yards of a round at the end of the own turn. */
export function driftAtTurnEnd(table: Table, id: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  if (fight.rulings.currentDrift !== 'endOfTurn' || !drifts(fight, who)) return;
  const current = currentAt(fight, who);
  if (current) carry(table, id, current, current.yards);
}

/** SL-R60 `perMove`: drifts for the fraction of a round's yards that `yards` is of the movement rate. */
export function driftWithMove(table: Table, id: Id, gait: Gait, yards: number): void {
  const { fight } = table;
  const who = one(fight, id);
  if (fight.rulings.currentDrift !== 'perMove' || gait === 'fly' || !drifts(fight, who)) return;
  const current = currentAt(fight, who);
  const rate = rateOf(fight, who, gait);
  if (!current || rate <= 0) return;
  const part = (walked: number): number =>
    Math.min(current.yards, Math.floor((current.yards * walked) / rate));
  carry(table, id, current, part(who.movement.walked) - part(who.movement.walked - yards));
}
