import type { Cell } from '../../../kernel/json.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { judgeSquare } from './aim.ts';
import type { WeaponMeans } from './types.ts';

/** WS-R44: all squares that at least one of these means can be aimed at. */
export function reachOfMap(fight: Fight, who: Combatant, all: readonly WeaponMeans[]): readonly Cell[] {
  const { width, height } = fieldOf(fight);
  const most = Math.max(0, ...all.map(({ range }) => range)) + who.squares;
  const found: Cell[] = [];
  for (let y = Math.max(0, who.cell.y - most); y < Math.min(height, who.cell.y + most + 1); y++) {
    for (let x = Math.max(0, who.cell.x - most); x < Math.min(width, who.cell.x + most + 1); x++) {
      if (all.some((means) => judgeSquare(fight, who, { x, y }, means) === null)) found.push({ x, y });
    }
  }
  return found;
}
