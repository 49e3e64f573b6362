import { sidesOf } from '../../../battlefield/grid.ts';
import { push } from '../../../battlefield/push.ts';
import type { Id } from '../../../kernel/json.ts';
import { afloat, submerged } from '../combat/water.ts';
import { fieldOf } from '../space.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { rateOf } from './rate.ts';
import { standings } from './rules.ts';
import type { Current } from './terrain.ts';
import { currentAt } from './terrain.ts';

/** Currents carry swimmers (SL-TER-3, SL-R60). */

/** The side of a corner has no edge of its own on squares. */
const squareCorners: { readonly [side: string]: number } = { se: 1, sw: 3, nw: 5, ne: 7 };

function carry(table: Table, id: Id, { to }: Current, yards: number): void {
  const { fight } = table;
  const field = fieldOf(fight);
  const who = one(fight, id);
  const side = (sidesOf(field.grid) as readonly unknown[]).indexOf(to);
  const direction = side >= 0 ? side : field.grid === 'square' ? (squareCorners[to] ?? -1) : -1;
  if (direction < 0 || yards <= 0) return;
  const { path } = push(field, who.cell, direction, yards, {
    size: who.squares,
    occupancy: standings(fight, who),
  });
  if (path.length === 0) return;
  table.tell({ fact: 'moved', who: id, from: who.cell, path, cost: 0, how: 'drift', passing: false });
}

/** SL-R60 `endOfTurn`: a round's drift at the end of the own turn. */
export function driftAtTurnEnd(table: Table, id: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  if (fight.rulings.currentDrift !== 'endOfTurn' || !present(who)) return;
  if (!afloat(fight, who) && !submerged(fight, who)) return;
  const current = currentAt(fight, who);
  if (current) carry(table, id, current, current.yards);
}

/** SL-R60 `perMove`: the part of a round's drift that these yards are of a round's movement. */
export function driftWithMove(table: Table, id: Id, yards: number): void {
  const { fight } = table;
  const who = one(fight, id);
  if (fight.rulings.currentDrift !== 'perMove' || !present(who)) return;
  if (!afloat(fight, who) && !submerged(fight, who)) return;
  const current = currentAt(fight, who);
  const rate = rateOf(fight, who);
  if (!current || rate <= 0) return;
  const part = (walked: number): number =>
    Math.min(current.yards, Math.floor((current.yards * walked) / rate));
  carry(table, id, current, part(who.movement.walked) - part(who.movement.walked - yards));
}
