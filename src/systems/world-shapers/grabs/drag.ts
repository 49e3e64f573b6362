import type { Cell, Id } from '../../../kernel/json.ts';
import { about, happened } from '../held/watch.ts';
import { partGrabs } from '../movement/apart.ts';
import { blockOf } from '../movement/pushing.ts';
import { mayStop, onFoot } from '../movement/rules.ts';
import { ridersOf } from '../riding/riding.ts';
import { inGrasp, metresApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** A grabbed combatant follows the one who holds it (WS-ADV-11). The cost is in `movement/rules.ts`. */

/** Whether its steps can affect a grab: it holds somebody, or a rider holds or is held. */
export const tied = (fight: Fight, id: Id): boolean => {
  const who = one(fight, id);
  const riders = ridersOf(fight, who);
  return (
    who.grabbing.length > 0 || riders.some((rider) => rider.grabbedBy.length > 0 || tied(fight, rider.id))
  );
};

/** After a movement of the holder: pulls along those who are now out of its reach, as far as there is room. */
export function dragAlong(table: Table, by: Id): void {
  for (const id of one(table.fight, by).grabbing) {
    const who = one(table.fight, id);
    if (who.grabbedBy.includes(by)) drag(table, by, id, wayBeside(table.fight, who, one(table.fight, by)));
  }
}

function drag(table: Table, by: Id, id: Id, path: readonly Cell[]): void {
  const to = path.at(-1);
  if (!to) return;
  const { cell: from, mounted } = one(table.fight, id);
  about(table, { event: 'step', who: id, from, to });
  const { cell, grabbedBy } = one(table.fight, id);
  if (!grabbedBy.includes(by) || cell.x !== from.x || cell.y !== from.y) return;
  if (mounted) table.tell({ fact: 'mounted', who: id, mounted: null, off: mounted.on, to: from });
  table.tell({ fact: 'shoved', who: id, by, from, path });
  partGrabs(table, id);
  happened(table, { event: 'step', who: id, from, to });
}

/**
 * The squares to the nearest one from which it is within reach again: one after a step of the holder, more after a
 * jump. Each is nearer to the holder, orthogonal before diagonal; none if there is no such way, or no need of one.
 */
function wayBeside(fight: Fight, who: Combatant, by: Combatant): readonly Cell[] {
  const way: Cell[] = [];
  const apart = (to: Cell): number => metresApart(fight, to, who.squares, by.cell, by.squares);
  const far = ({ x, y }: Cell): number => Math.abs(by.cell.x - x) + Math.abs(by.cell.y - y);
  for (let at = who; !inGrasp(fight, by, at); ) {
    const free = around(at.cell).filter(
      (to) => blockOf(fight, at, to) === null && mayStop(fight, onFoot(at), to),
    );
    const held = free.filter((cell) => inGrasp(fight, by, { ...at, cell }));
    const [first, ...others] = held.length > 0 ? held : free.filter((to) => apart(to) < apart(at.cell));
    if (!first) return [];
    const cell = others.reduce((best, each) => (far(each) < far(best) ? each : best), first);
    way.push(cell);
    at = { ...at, cell };
  }
  return way;
}

const around = ({ x, y }: Cell): readonly Cell[] =>
  [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) => (dx === 0 && dy === 0 ? [] : [{ x: x + dx, y: y + dy }])),
  );
