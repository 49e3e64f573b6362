import { isFootprintInside } from '../../../battlefield/footprint.ts';
import { canStand } from '../../../battlefield/occupancy.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import { takeHit } from '../damage/hit.ts';
import { asOne } from '../held/fallen.ts';
import { about, happened } from '../held/watch.ts';
import { rulingIds } from '../rulings.ts';
import { fieldOf } from '../space.ts';
import type { Fight } from '../state.ts';
import { isObject, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { walking } from '../terrain.ts';

import { occupantsOf } from './pushing.ts';
import { mayStop, nearestFree } from './rules.ts';

/** Teleports (WS-MOV-6 to WS-MOV-9). */

interface Teleport {
  readonly who: Id;
  readonly by: Id;
  readonly to: Cell;
  /** The distance of the teleport. */
  readonly metres: number;
  readonly clause: string;
}

/** Teleports a combatant; returns whether it arrived. */
export function teleport(table: Table, { who: id, by, to, metres }: Teleport): boolean {
  const { fight } = table;
  const { cell: from, squares } = one(fight, id);
  if (!present(one(fight, id)) || !isFootprintInside(fieldOf(fight), to, squares)) return false;
  about(table, { event: 'step', who: id, from, to });
  const who = one(fight, id);
  if (!present(who) || fight.over || who.cell.x !== from.x || who.cell.y !== from.y) return false;
  const solid = !canStand(fieldOf(fight), to, squares, undefined, walking);
  const occupants = occupantsOf(fight, who, to).map((other) => other.id);
  if (solid || occupants.length > 0) {
    bounce(table, { who: id, by, to, metres }, occupants);
    return false;
  }
  if (who.mounted) table.tell({ fact: 'mounted', who: id, mounted: null, off: who.mounted.on, to: from });
  table.tell({ fact: 'teleported', who: id, by, from, to });
  happened(table, { event: 'step', who: id, from, to });
  return true;
}

/**
 * WS-MOV-6, WS-MOV-8: a teleport into occupied or impassable space: the target and the occupants are hurt, and the
 * target is back where it was. It counts as not having moved: grabs and mounts stay, and nobody sees it arrive.
 */
function bounce(
  table: Table,
  { who, by, to, metres }: Omit<Teleport, 'clause'>,
  occupants: readonly Id[],
): void {
  const { fight } = table;
  table.tell({ fact: 'teleport-failed', who, by, to, into: occupants });
  asOne(table, () => {
    for (const id of [who, ...occupants]) harm(table, id, by, metres);
  });
  const back = one(fight, who);
  // Consequences of the damage may have filled its place.
  if (back.mounted || !present(back) || mayStop(fight, back, back.cell)) return;
  const free = nearestFree(fight, back);
  if (free) table.tell({ fact: 'set-back', who, from: back.cell, to: free });
}

/**
 * WS-MOV-7, WS-MOV-9: Reality damage that ignores Armor; for creatures at most 100, of the final or the base amount
 * (WS-R96).
 */
function harm(table: Table, who: Id, by: Id, metres: number): void {
  const { fight } = table;
  const most = isObject(one(fight, who)) ? null : mostHarm;
  const early = most !== null && fight.rulings.teleportCapPoint === 'base';
  const amount = early ? Math.min(metres, most) : metres;
  if (amount <= 0 || !hereStill(fight, who)) return;
  takeHit(table, {
    who,
    by,
    portions: [{ type: 'reality', amount }],
    ignores: 'all',
    ...(most !== null && !early ? { most } : {}),
    ...(early && amount < metres ? { rulings: [rulingIds.teleportCapPoint] } : {}),
    clause: 'WS-MOV-6',
    what: 'teleported into another',
  });
}

const mostHarm = 100;

const hereStill = (fight: Fight, id: Id): boolean => present(one(fight, id)) && fight.over === null;
