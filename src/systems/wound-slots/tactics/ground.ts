import type { Box, Reach } from '../../../battlefield/reach.ts';
import { memory } from '../../../engine/stamps.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { moveId } from '../actions/move.ts';
import { judgeThere } from '../combat/judge-means.ts';
import { farthest } from '../combat/line.ts';
import type { Means } from '../combat/types.ts';
import { copyOfCombatant, fightWithOthers, inCell } from '../copies.ts';
import { footingOf } from '../footing.ts';
import { horizon, waysAround } from '../movement/around.ts';
import { apForYards, moverOf, yardsAtHand } from '../movement/buying.ts';
import type { Gait } from '../movement/terrain.ts';
import { deepAt, faceAt } from '../movement/terrain.ts';
import { crowdsFoe } from '../movement/threat.ts';
import { judgeMobile, judgeUnheld, pathField } from '../movement/way.ts';
import { adjacent, distanceBetween, fieldOf, gapBetween, sideOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { standingFoes } from './deeds.ts';
import { canFly, gaitOf } from './gait.ts';
import { taste } from './taste.ts';

/** Where a combatant could go: cells from which somebody can be attacked, and paths to them. */

/** The lay of the land around a combatant that can move. */
export interface Lay {
  readonly fight: Fight;
  readonly who: Combatant;
  /** The mover: its mount, or itself. */
  readonly mover: Combatant;
  readonly gait: Gait;
  readonly reach: Reach;
  /** Yards that can be moved now. */
  readonly most: number;
}

/** How far to search: a few steps, as far as AP allow, or beyond. */
type Look = 'beside' | 'near' | 'far';

/** The lay of the land; `null` if the combatant cannot move. Valid for one decision, until another search is made. */
export function layOf(fight: Fight, who: Combatant, look: Look): Lay | null {
  if (judgeMobile(fight, who) !== null || judgeUnheld(fight, who) !== null) return null;
  const mover = moverOf(fight, who);
  const gait = gaitNow(fight, who);
  const most = yardsAtHand(fight, mover, gait);
  const yards = { beside: Math.min(most, taste.flankYards), near: most, far: horizon }[look];
  return { fight, who, mover, gait, most, reach: waysAround(fight, mover, yards, gait) };
}

/** SL-MOV-7: how it moves: it swims only where that brings it to some foe. Cached by footing. */
export function gaitNow(fight: Fight, who: Combatant): Gait {
  const found = (): Gait =>
    gaitOf(fight, who, () => standingFoes(fight, who).some((foe) => swimsTo(fight, who, foe)));
  return fight.combatants[who.id] === who ? kept(fight, who.id, found) : found();
}

const kept = memory<Gait, Fight>(footingOf);

function swimsTo(fight: Fight, who: Combatant, foe: Combatant): boolean {
  const mover = moverOf(fight, who);
  const reach = waysAround(fight, mover, horizon, 'swim');
  return cellBeside({ fight, who, mover, gait: 'swim', most: horizon, reach }, foe) !== null;
}

/** The fight as if the combatant (with its mount) stood in that cell. */
export function standingAt(fight: Fight, who: Combatant, cell: Cell): { fight: Fight; who: Combatant } {
  const there = inCell(who, cell);
  const both = who.riding ? [there, inCell(one(fight, who.riding.mount), cell)] : [there];
  return { fight: fightWithOthers(fight, both), who: there };
}

export interface Spot {
  readonly cell: Cell;
  readonly yards: number;
}

/** AP to get there; `null`: more than are at hand. */
export const apTo = ({ fight, mover, gait }: Lay, { yards }: Spot): number | null =>
  apForYards(fight, mover, gait, yards);

const span = (a: number, size: number, margin: number, most: number): readonly [number, number] => [
  Math.max(0, a - margin),
  Math.min(most - 1, a + size - 1 + margin),
];

/** How near: within a gap, as reach is measured (SL-R58), or adjacent however it is measured. */
type Near = number | 'beside';

/** Whether `other` is that near to `there`, without an obstacle between. */
export const hasNear = (fight: Fight, there: Combatant, other: Combatant, near: Near): boolean =>
  (near === 'beside' ? adjacent(fight, there, other) : gapBetween(fight, there, other) <= near) &&
  judgeThere(fight, there, other) === null;

/** The box of cells from which `other` may be that near. */
function boxAround({ fight, mover }: Lay, other: Combatant, near: Near): Box {
  const field = fieldOf(fight);
  const margin = (near === 'beside' ? 0 : near) + 1 + mover.squares;
  const side = sideOf(fight, other);
  const [left, right] = span(other.cell.x, side, margin, field.width);
  const [top, bottom] = span(other.cell.y, side, margin, field.height);
  return { left, right, top, bottom };
}

/**
 * Whether the cell is a bad place to stop (SL-CLB-1): deep water for whoever does not live in it, or a face to hang on
 * to.
 */
export const unsafe = ({ fight, mover }: Pick<Lay, 'fight' | 'mover'>, cell: Cell): boolean =>
  !canFly(mover) &&
  ((mover.sheet.traits.aquatic !== true && deepAt(fight, cell, mover.squares)) ||
    faceAt(fight, cell, mover.squares));

/** Yards by which a cell counts as farther away: Rebuffs on the way in, bad footing. */
const dislike = (lay: Pick<Lay, 'fight' | 'mover'>, cell: Cell): number =>
  (crowdsFoe(lay.fight, lay.mover, cell) ? 3 : 0) + (unsafe(lay, cell) ? 12 : 0);

/** Whether the combatant is that near already, in a cell that is not worse than any other. */
export function isThere(fight: Fight, who: Combatant, other: Combatant, near: Near): boolean {
  const mover = moverOf(fight, who);
  return hasNear(fight, who, other, near) && dislike({ fight, mover }, mover.cell) === 0;
}

/** What some cells are worth more than others, in yards, with an upper bound. */
export interface Bonus {
  readonly most: number;
  of(spot: Spot): number;
}

const noBonus: Bonus = { most: 0, of: () => 0 };

/**
 * The cell of least cost from which `other` is that near; among equals the first by row. Searches no farther than
 * necessary. `useful`: yards beyond which a cell is of no use.
 */
export function easiestNear(
  lay: Lay,
  other: Combatant,
  near: Near,
  bonus: Bonus = noBonus,
  useful: number = Number.POSITIVE_INFINITY,
): Spot | null {
  const { fight, who, reach } = lay;
  const { width } = fieldOf(fight);
  const there = copyOfCombatant(who);
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  let first = 0;
  let most = useful;
  reach.eachWithin(useful, boxAround(lay, other, near), (index, yards) => {
    if (yards - bonus.most > least) return most;
    const x = index % width;
    const cell = { x, y: (index - x) / width };
    there.cell = cell;
    if (!reach.canStop(cell) || !hasNear(fight, there, other, near)) return most;
    const spot = { cell, yards };
    const price = yards + dislike(lay, cell) - bonus.of(spot);
    if (price > least || (price === least && index > first)) return most;
    best = spot;
    least = price;
    first = index;
    most = least + bonus.most;
    return most;
  });
  return best;
}

/** The first reachable cell adjacent to `other`, by row. */
function cellBeside(lay: Lay, other: Combatant): Cell | null {
  const { fight, who, reach } = lay;
  const { left, right, top, bottom } = boxAround(lay, other, 'beside');
  const there = copyOfCombatant(who);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      there.cell = { x, y };
      if (reach.canStop(there.cell) && hasNear(fight, there, other, 'beside')) return there.cell;
    }
  }
  return null;
}

/** The choice to walk there, or as far on the way as yards go, avoiding bad places to stop; `null`: nowhere. */
export function walkTo(lay: Lay, cell: Cell): Choice | null {
  const { reach, most } = lay;
  const path = reach.pathTo(cell) ?? [];
  for (const dry of [true, false]) {
    for (let i = path.length - 1; i >= 0; i--) {
      const at = path[i] as Cell;
      if ((reach.costTo(at) ?? horizon) > most || !reach.canStop(at)) continue;
      if (!dry || !unsafe(lay, at))
        return { option: moveId(lay.gait), path: pathField(path.slice(0, i + 1)) };
    }
  }
  return null;
}

/** The nearest of these by distance. */
export function nearestOf(fight: Fight, who: Combatant, all: readonly Combatant[]): Combatant | null {
  let best: Combatant | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of all) {
    const yards = distanceBetween(fight, who, other);
    if (yards >= least) continue;
    best = other;
    least = yards;
  }
  return best;
}

/** The path to a cell adjacent to the foe; empty if there is none. */
export function wayToward(lay: Lay, foe: Combatant): readonly Cell[] {
  const beside = cellBeside(lay, foe);
  return beside ? (lay.reach.pathTo(beside) ?? []) : [];
}

/** Whether the foe is in range of these means, without an obstacle between. */
export const shootsAt = (fight: Fight, there: Combatant, means: Means, foe: Combatant): boolean =>
  distanceBetween(fight, there, foe) <= farthest(means) && judgeThere(fight, there, foe) === null;

/** The first cell on the way from which the foe can be shot at. */
export function shootingSpot(lay: Lay, means: Means, foe: Combatant, way: readonly Cell[]): Spot | null {
  const { fight, who, reach } = lay;
  for (const cell of way) {
    const there = inCell(who, cell);
    if (!reach.canStop(cell) || unsafe(lay, cell)) continue;
    if (!shootsAt(fight, there, means, foe)) continue;
    return { cell, yards: reach.costTo(cell) ?? horizon };
  }
  return null;
}
