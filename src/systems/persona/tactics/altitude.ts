import type { Cell } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { judgeBand } from '../actions/fly.ts';
import { reachableFor } from '../movement/reachable.ts';
import { gaitOf, pathField } from '../movement/way.ts';
import { bandHigherThan, metresApart, metresBetween } from '../space.ts';
import type { Band, Combatant, Fight } from '../state.ts';
import { bands } from '../state.ts';

/** How many metres from the nearest enemy a cell for changing altitude may be. */
const around = 3;

/**
 * PE-FLY-5: a flyer without an enemy in its band changes, band by band, to that of the nearest one, or moves to a cell
 * near it where the band has room. `null` if it has an enemy in its band or cannot fly.
 */
export function changeAltitude(fight: Fight, who: Combatant, against: readonly Combatant[]): Choice | null {
  if (!who.sheet.flyer || who.flightLost || against.some(({ band }) => band === who.band)) return null;
  const [goal] = [...against].sort((a, b) => metresBetween(fight, who, a) - metresBetween(fight, who, b));
  if (!goal) return null;
  const band = bands[bands.indexOf(who.band) + (bandHigherThan(goal.band, who.band) ? 1 : -1)] as Band;
  return judgeBand(fight, who, band) === null ? { option: 'fly', band } : stepAside(fight, who, goal, band);
}

/** A move to the cell nearest to the goal where this band has room; `null` if none is within one Move. */
function stepAside(fight: Fight, who: Combatant, goal: Combatant, band: Band): Choice | null {
  const gait = gaitOf(who, { pace: 'basic' });
  if (!gait) return null;
  const near = reachableFor(fight, who, gait);
  const apart = (cell: Cell): number => metresApart(fight, cell, who.squares, goal.cell, goal.squares);
  const [cell] = near
    .cells()
    .filter((each) => apart(each) <= around && judgeBand(fight, { ...who, cell: each }, band) === null)
    .sort((a, b) => apart(a) - apart(b) || (a.cost ?? 0) - (b.cost ?? 0));
  const path = cell && near.pathTo(cell);
  return path && path.length > 0 ? { option: 'move', path: pathField(path) } : null;
}
