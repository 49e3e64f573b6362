import { canStand } from '../../../battlefield/occupancy.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import { fieldOf, yardsApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { standings } from './rules.ts';
import { grounds } from './terrain.ts';

/** Going along with somebody: those who are dragged, those who cling (SL-GRP-2, SL-GRP-4). */

/** The free place beside `mover` that is nearest to where this one is; of equals the one that keeps the formation. */
function placeBeside(fight: Fight, who: Combatant, mover: Combatant, before: Cell): Cell | null {
  const field = fieldOf(fight);
  const occupied = standings(fight, { ...who, grappling: [] });
  const kept = {
    x: who.cell.x + mover.cell.x - before.x,
    y: who.cell.y + mover.cell.y - before.y,
  };
  let best: Cell | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let y = mover.cell.y - who.squares; y <= mover.cell.y + mover.squares; y++) {
    for (let x = mover.cell.x - who.squares; x <= mover.cell.x + mover.squares; x++) {
      const cell = { x, y };
      if (yardsApart(fight, cell, who.squares, mover.cell, mover.squares) !== 1) continue;
      if (!canStand(field, cell, who.squares, occupied, grounds.walk)) continue;
      const far = yardsApart(fight, who.cell, 1, cell, 1);
      const off = yardsApart(fight, kept, 1, cell, 1);
      if (far * 100 + off < least) {
        least = far * 100 + off;
        best = cell;
      }
    }
  }
  return best;
}

/**
 * Moves somebody to where the mover is now, if that is no farther than `most` yards. The yards it went: 0 when it is
 * beside the mover still; `null` when there is no room or it is too far.
 */
export function comeAlong(
  table: Table,
  id: Id,
  moverId: Id,
  before: Cell,
  most: number,
  how: 'drag' | 'cling',
): number | null {
  const { fight } = table;
  const [who, mover] = [one(fight, id), one(fight, moverId)];
  if (yardsApart(fight, who.cell, who.squares, mover.cell, mover.squares) <= 1) return 0;
  const to = placeBeside(fight, who, mover, before);
  if (!to) return null;
  const yards = yardsApart(fight, who.cell, 1, to, 1);
  if (yards > most) return null;
  table.tell({ fact: 'moved', who: id, from: who.cell, path: [to], cost: 0, how, passing: false });
  return yards;
}
