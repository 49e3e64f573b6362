import type { Cell } from '../../../kernel/json.ts';
import { metresApart, walledOff } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';

/** Whether the combatant would be adjacent to another in the same band if it stood at `cell`. */
export const besideAt = (fight: Fight, who: Combatant, cell: Cell, other: Combatant): boolean =>
  other.band === who.band &&
  metresApart(fight, cell, who.squares, other.cell, other.squares) <= 1 &&
  !walledOff(fight, who, cell, other);

/** PE-MOVE-7: those among `others` with whom a path loses contact at some step. */
export function leftOnWay(
  fight: Fight,
  who: Combatant,
  others: readonly Combatant[],
  path: readonly Cell[],
): readonly Combatant[] {
  return others.filter((other) => {
    let near = besideAt(fight, who, who.cell, other);
    for (const cell of path) {
      const then = besideAt(fight, who, cell, other);
      if (near && !then) return true;
      near = then;
    }
    return false;
  });
}
