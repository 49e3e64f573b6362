import { canStand } from '../../../battlefield/occupancy.ts';
import type { Cell } from '../../../kernel/json.ts';
import { fieldOf, yardsApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { standings } from './rules.ts';
import { grounds } from './terrain.ts';

/** Where a rider gets off: the first free place beside its mount, row by row; `null` without one (SL-POS-6). */
export function placeOffMount(fight: Fight, who: Combatant): Cell | null {
  if (!who.riding) return null;
  const mount = one(fight, who.riding.mount);
  const occupied = standings(fight, { ...who, riding: null });
  for (let y = mount.cell.y - who.squares; y <= mount.cell.y + mount.squares; y++) {
    for (let x = mount.cell.x - who.squares; x <= mount.cell.x + mount.squares; x++) {
      const cell = { x, y };
      if (yardsApart(fight, cell, who.squares, mount.cell, mount.squares) !== 1) continue;
      if (canStand(fieldOf(fight), cell, who.squares, occupied, grounds.walk)) return cell;
    }
  }
  return null;
}
