import type { Cell, Id } from '../../../kernel/json.ts';
import { copyOfCombatant } from '../copies.ts';
import { asOne } from '../held/fallen.ts';
import { about, happened } from '../held/watch.ts';
import { ridersOf } from '../riding/riding.ts';
import { fieldOf, maySharePlace, metresApart, overlap } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';

import type { Collision } from './collision.ts';
import { collide, hurt } from './collision.ts';
import { stepMatters } from './matters.ts';
import type { Way } from './pushing.ts';
import { blockOf, stepsOf } from './pushing.ts';
import { mayStop, onFoot } from './rules.ts';

export type { Collision } from './collision.ts';

/** Forced movement (WS-MOV-1 to WS-MOV-5). */

export interface ForcedMove {
  readonly who: Id;
  /** The causer of the movement. */
  readonly by: Id;
  readonly way: Way;
  /** The whole intended distance (WS-MOV-3). */
  readonly metres: number;
  readonly clause: string;
}

/**
 * Moves a combatant square by square until something is in the way (WS-MOV-4). Consecutive squares without consequences
 * are told as one fact. Occupants take their collision damage at once; that of the moved combatant is returned, for the
 * caller to deal or to merge (WS-MOV-5).
 */
export function forceMove(table: Table, { who: id, by, way, metres }: ForcedMove): Collision | null {
  const { fight } = table;
  const start = one(fight, id);
  const saddle = start.mounted?.on ?? null;
  let collision: Collision | null = null;
  let stretch: Cell[] = [];
  for (const to of stepsOf(fight, start, fight.combatants[by] ?? null, way)) {
    if (isQuiet(fight, movedTo(one(fight, id), stretch.at(-1)), to)) {
      stretch.push(to);
      continue;
    }
    tellMoved(table, id, by, stretch);
    stretch = [];
    const met = step(table, { who: id, by, metres }, to);
    if (met === 'went') continue;
    collision = met === 'stopped' ? null : met;
    break;
  }
  tellMoved(table, id, by, stretch);
  if (saddle !== null) sitAgain(table, id, saddle);
  return collision;
}

/** The combatant at the end of the squares that are not told yet. */
function movedTo(who: Combatant, cell: Cell | undefined): Combatant {
  if (!cell) return who;
  const there = copyOfCombatant(who);
  there.cell = cell;
  return there;
}

/** Whether the step to this square has no obstacle and no consequences, so that it can be told together with others. */
const isQuiet = (fight: Fight, who: Combatant, to: Cell): boolean =>
  present(who) &&
  fight.over === null &&
  who.mounted === null &&
  who.grabbing.length + who.grabbedBy.length === 0 &&
  ridersOf(fight, who).length === 0 &&
  !stepMatters(fight, who, to) &&
  blockOf(fight, who, to) === null;

function tellMoved(table: Table, id: Id, by: Id, path: readonly Cell[]): void {
  if (path.length > 0) table.tell({ fact: 'shoved', who: id, by, from: one(table.fight, id).cell, path });
}

/** Forced movement with the mover's collision damage dealt at once, for effects without other damage. */
export function moveAndHurt(table: Table, spec: ForcedMove): Collision | null {
  return asOne(table, () => {
    const collision = forceMove(table, spec);
    if (collision && present(one(table.fight, spec.who))) {
      hurt(table, spec.who, spec.by, collision.damage, 'collision');
    }
    return collision;
  });
}

type Moving = Pick<ForcedMove, 'who' | 'by' | 'metres'>;

/** One square: moved, stopped without damage, or a collision. */
function step(table: Table, moving: Moving, to: Cell): 'went' | 'stopped' | Collision {
  const { fight } = table;
  const { who: id, by } = moving;
  const { cell: from } = one(fight, id);
  if (!there(fight, id, from)) return 'stopped';
  const early = met(table, moving, to);
  if (early !== null) return early;
  about(table, { event: 'step', who: id, from, to });
  if (!there(fight, id, from)) return 'stopped';
  const late = met(table, moving, to);
  if (late !== null) return late;
  const { mounted } = one(fight, id);
  if (mounted !== null) table.tell({ fact: 'mounted', who: id, mounted: null, off: mounted.on, to: from });
  table.tell({ fact: 'shoved', who: id, by, from, path: [to] });
  happened(table, { event: 'step', who: id, from, to });
  return there(fight, id, to) ? 'went' : 'stopped';
}

/** WS-MOV-1, WS-R93: the obstacle on the next square and its collision; the map edge only stops. */
function met(table: Table, moving: Moving, to: Cell): 'stopped' | Collision | null {
  const { fight } = table;
  const block = blockOf(fight, one(fight, moving.who), to);
  if (block === null) return null;
  const wall = block.wall || (block.edge && fight.rulings.collisionBlockers === 'edgeIsWall');
  const { occupants: into } = block;
  table.tell({ fact: 'stopped', who: moving.who, by: moving.by, at: atOf(wall, into), into });
  if (!wall && into.length === 0) return 'stopped';
  return collide(table, moving, into, wall);
}

const atOf = (wall: boolean, into: readonly Id[]): 'edge' | 'wall' | 'space' =>
  wall ? 'wall' : into.length > 0 ? 'space' : 'edge';

/** Whether it is still present and at that square. */
function there(fight: Fight, id: Id, cell: Cell): boolean {
  const who = one(fight, id);
  return present(who) && fight.over === null && who.cell.x === cell.x && who.cell.y === cell.y;
}

/** WS-ADV-5: a climber that was pushed within its mount's space and not off it is mounted again. */
function sitAgain(table: Table, id: Id, on: Id): void {
  const { fight } = table;
  const [who, mount] = [one(fight, id), one(fight, on)];
  if (who.mounted !== null || !present(who) || !present(mount)) return;
  if (!overlap(who.cell, who.squares, mount.cell, mount.squares) || maySharePlace(fight, who, mount)) return;
  const mounted = { on, dx: who.cell.x - mount.cell.x, dy: who.cell.y - mount.cell.y };
  table.tell({ fact: 'mounted', who: id, mounted, to: who.cell });
}

/** All places within so many metres of a combatant or square where it may stop, possibly its own. */
export function freeSpaces(
  fight: Fight,
  who: Combatant,
  near: Combatant | Cell,
  metres: number,
): readonly Cell[] {
  const { width, height } = fieldOf(fight);
  const [at, squares] = 'sheet' in near ? [near.cell, near.squares] : [near, 1];
  const mover = onFoot(who);
  const found: Cell[] = [];
  for (let y = Math.max(0, at.y - metres - who.squares); y < Math.min(height, at.y + squares + metres); y++) {
    for (
      let x = Math.max(0, at.x - metres - who.squares);
      x < Math.min(width, at.x + squares + metres);
      x++
    ) {
      const cell = { x, y };
      if (metresApart(fight, cell, who.squares, at, squares) <= metres && mayStop(fight, mover, cell)) {
        found.push(cell);
      }
    }
  }
  return found;
}
