import type { Cell } from '../../../kernel/json.ts';
import { seatsOn } from '../riding/places.ts';
import { onOneBack } from '../riding/riding.ts';
import { overlap } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { comesNearer } from './fear.ts';
import { mayStop, onFoot } from './rules.ts';

/** The new places of two combatants that switch places (WS-BAS-10). */

interface Swapped {
  readonly one: Cell;
  readonly other: Cell;
}

/**
 * Each goes to the place of the other; if their sizes differ, to a place that overlaps it, as near to it as possible.
 * `null` if they do not fit.
 */
export function placesSwapped(fight: Fight, a: Combatant, b: Combatant): Swapped | null {
  if (onOneBack(a, b)) return placesOnBack(fight, a, b);
  const [one, other] = [onFoot(a), onFoot(b)];
  const free = (who: Combatant, gone: Combatant, cell: Cell): boolean => fits(fight, who, gone, cell);
  for (const forOne of within(other, one.squares)) {
    if (!free(one, other, forOne)) continue;
    for (const forOther of within(one, other.squares)) {
      if (!overlap(forOne, one.squares, forOther, other.squares) && free(other, one, forOther)) {
        return { one: forOne, other: forOther };
      }
    }
  }
  return null;
}

/** The same for two on one back, which exchange their places on it. */
function placesOnBack(fight: Fight, a: Combatant, b: Combatant): Swapped | null {
  const free = (who: Combatant, gone: Combatant): boolean =>
    seatsOn(without(fight, gone), who, one(fight, gone.mounted?.on ?? '')).some(
      ({ dx, dy }) => dx === gone.mounted?.dx && dy === gone.mounted.dy,
    ) && !comesNearer(fight, who, gone.cell);
  return free(a, b) && free(b, a) && !overlap(b.cell, a.squares, a.cell, b.squares)
    ? { one: b.cell, other: a.cell }
    : null;
}

const without = (fight: Fight, gone: Combatant): Fight => ({
  ...fight,
  combatants: { ...fight.combatants, [gone.id]: { ...gone, mounted: null, out: 'gone' } },
});

/** Whether it fits there once the other is gone, and is not too frightened to go there (WS-STA-6). */
function fits(fight: Fight, who: Combatant, gone: Combatant, cell: Cell): boolean {
  return mayStop(without(fight, gone), who, cell) && !comesNearer(fight, who, cell);
}

/** Places for a footprint that overlap somebody's space, that space's first square first. */
function within({ cell, squares }: Combatant, side: number): readonly Cell[] {
  const found: Cell[] = [cell];
  for (let y = cell.y - side + 1; y < cell.y + squares; y++) {
    for (let x = cell.x - side + 1; x < cell.x + squares; x++) {
      if (x !== cell.x || y !== cell.y) found.push({ x, y });
    }
  }
  return found;
}
