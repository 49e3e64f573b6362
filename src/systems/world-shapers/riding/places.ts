import type { Cell, Id } from '../../../kernel/json.ts';
import { about, happened } from '../held/watch.ts';
import { partGrabs } from '../movement/apart.ts';
import { freeSpaces } from '../movement/forced.ts';
import { mayStop, nearestFree, onFoot } from '../movement/rules.ts';
import { armsReach, overlap } from '../space.ts';
import type { Combatant, Fight, Mounted } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { ridersOf } from './riding.ts';

/** Places on a mount and on the ground beside it (WS-ADV-5, WS-ADV-8). */

/** The free places for `who` on the mount: whole squares of its space that no other climber occupies. */
export function seatsOn(fight: Fight, who: Combatant, mount: Combatant): readonly Mounted[] {
  const side = Math.max(1, mount.squares - who.squares + 1);
  const all = Array.from({ length: side * side }, (_, place) => ({
    on: mount.id,
    dx: place % side,
    dy: Math.floor(place / side),
  }));
  const others = ridersOf(fight, mount).filter(({ id }) => id !== who.id);
  return all.filter((seat) =>
    others.every((other) => !overlap(other.cell, other.squares, seatCell(mount, seat), who.squares)),
  );
}

export const seatCell = (mount: Combatant, { dx, dy }: Mounted): Cell => ({
  x: mount.cell.x + dx,
  y: mount.cell.y + dy,
});

/** WS-R39: free spaces within 1 m of its mount, not behind a wall (WS-COV-4). */
export function spacesBeside(fight: Fight, who: Combatant): readonly Cell[] {
  if (!who.mounted) return [];
  const mount = one(fight, who.mounted.on);
  const { squares } = who;
  return freeSpaces(fight, onFoot(who), mount, 1).filter((cell) =>
    armsReach(fight, mount, { cell, squares }),
  );
}

/** WS-R39: where it may land when it is shaken off: beside its mount, otherwise on the nearest free space. */
export function landingsOf(fight: Fight, who: Combatant): readonly Cell[] {
  if (!who.mounted) return [];
  const beside = spacesBeside(fight, who);
  if (beside.length > 0) return beside;
  const free = nearestFree(fight, onFoot(who));
  return free ? [free] : [];
}

/** Gets off its mount, to a square of the ground. */
export function getOff(table: Table, id: Id, to: Cell): void {
  const { cell: from, mounted } = one(table.fight, id);
  const moves = from.x !== to.x || from.y !== to.y;
  if (moves) about(table, { event: 'step', who: id, from, to });
  // Held actions may have taken it off already, or filled the square (WS-R25).
  const who = one(table.fight, id);
  if (!present(who) || who.mounted?.on !== mounted?.on) return;
  const there = mayStop(table.fight, onFoot(who), to) ? to : nearestFree(table.fight, onFoot(who));
  if (!there || !mounted) return;
  table.tell({ fact: 'mounted', who: id, mounted: null, off: mounted.on, to: there });
  partGrabs(table, id);
  if (moves) happened(table, { event: 'step', who: id, from: who.cell, to: there });
}
