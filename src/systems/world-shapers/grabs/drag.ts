import type { Cell, Id } from '../../../kernel/json.ts';
import { about, happened } from '../held/watch.ts';
import { partGrabs } from '../movement/apart.ts';
import { blockOf } from '../movement/pushing.ts';
import { mayStop, onFoot } from '../movement/rules.ts';
import { ridersOf } from '../riding/riding.ts';
import { inGrasp } from '../space.ts';
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

/** After a step of the holder: pulls along those who are now out of its reach, as far as there is room. */
export function dragAlong(table: Table, by: Id): void {
  for (const id of one(table.fight, by).grabbing) {
    const who = one(table.fight, id);
    if (!who.grabbedBy.includes(by) || inGrasp(table.fight, one(table.fight, by), who)) continue;
    const to = placeBeside(table.fight, who, one(table.fight, by));
    if (to) drag(table, by, id, to);
  }
}

function drag(table: Table, by: Id, id: Id, to: Cell): void {
  const { cell: from, mounted } = one(table.fight, id);
  about(table, { event: 'step', who: id, from, to });
  const { cell, grabbedBy } = one(table.fight, id);
  if (!grabbedBy.includes(by) || cell.x !== from.x || cell.y !== from.y) return;
  if (mounted) table.tell({ fact: 'mounted', who: id, mounted: null, to: from });
  table.tell({ fact: 'shoved', who: id, by, from, path: [to] });
  partGrabs(table, id);
  happened(table, { event: 'step', who: id, from, to });
}

/**
 * The neighbouring square from which it is within reach again, the one nearest to the holder (orthogonal before
 * diagonal); `null` if there is none.
 */
function placeBeside(fight: Fight, who: Combatant, by: Combatant): Cell | null {
  const fits = (to: Cell): boolean =>
    blockOf(fight, who, to) === null &&
    mayStop(fight, onFoot(who), to) &&
    inGrasp(fight, by, { ...who, cell: to });
  const far = ({ x, y }: Cell): number => Math.abs(by.cell.x - x) + Math.abs(by.cell.y - y);
  const free = around(who.cell).filter(fits);
  return free.length === 0 ? null : free.reduce((best, each) => (far(each) < far(best) ? each : best));
}

const around = ({ x, y }: Cell): readonly Cell[] =>
  [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) => (dx === 0 && dy === 0 ? [] : [{ x: x + dx, y: y + dy }])),
  );
