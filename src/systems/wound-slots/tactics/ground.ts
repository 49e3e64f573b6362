import type { Reach } from '../../../battlefield/reach.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { judgeThere } from '../combat/judge-means.ts';
import { farthest } from '../combat/line.ts';
import type { Means } from '../combat/types.ts';
import { apForYards, moverOf, yardsAtHand } from '../movement/buying.ts';
import { reachOf } from '../movement/rules.ts';
import { deepAt, faceAt } from '../movement/terrain.ts';
import { crowdsFoe } from '../movement/threat.ts';
import { judgeMobile, judgeUnheld, pathField } from '../movement/way.ts';
import { distanceBetween, fieldOf, gapBetween, sideOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';

/** Where to go: cells from which somebody can be struck, and the way towards one. */

/** Yards beyond which nobody plans. */
const horizon = 150;

/** What lies around somebody who can move. */
export interface Lay {
  readonly fight: Fight;
  readonly who: Combatant;
  /** Who goes: a mount, or the one itself. */
  readonly mover: Combatant;
  readonly reach: Reach;
  /** Yards that can be moved now. */
  readonly most: number;
}

export function layOf(fight: Fight, who: Combatant): Lay | null {
  if (judgeMobile(fight, who) !== null || judgeUnheld(fight, who) !== null) return null;
  const mover = moverOf(fight, who);
  return {
    fight,
    who,
    mover,
    reach: reachOf(fight, mover, 'walk', horizon),
    most: yardsAtHand(fight, mover, 'walk'),
  };
}

/** The fight as it would be if this one stood there, its mount with it. */
export function standingAt(fight: Fight, who: Combatant, cell: Cell): { fight: Fight; who: Combatant } {
  const there = { ...who, cell };
  const combatants = { ...fight.combatants, [who.id]: there };
  if (who.riding) combatants[who.riding.mount] = { ...one(fight, who.riding.mount), cell };
  return { fight: { ...fight, combatants }, who: there };
}

export interface Spot {
  readonly cell: Cell;
  readonly yards: number;
  /** AP that it takes to get there; `null`: more than there are. */
  readonly ap: number | null;
}

const near = (a: number, size: number, margin: number, most: number): readonly [number, number] => [
  Math.max(0, a - margin),
  Math.min(most - 1, a + size - 1 + margin),
];

/** Cells from which this one would have a foe within so many yards of gap. */
export function meleeSpots({ fight, who, mover, reach }: Lay, foe: Combatant, gap: number): readonly Spot[] {
  const field = fieldOf(fight);
  const margin = gap + 1 + mover.squares;
  const [left, right] = near(foe.cell.x, sideOf(fight, foe), margin, field.width);
  const [top, bottom] = near(foe.cell.y, sideOf(fight, foe), margin, field.height);
  const found: Spot[] = [];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const yards = reach.costAt(y * field.width + x);
      if (yards < 0) continue;
      const cell = { x, y };
      if (!reach.canStop(cell) || gapBetween(fight, { ...who, cell }, foe) > gap) continue;
      if (judgeThere(fight, { ...who, cell }, foe) !== null) continue;
      found.push({ cell, yards, ap: apForYards(fight, mover, 'walk', yards) });
    }
  }
  return found;
}

/** Yards that a place is worth less: blows on the way in, bad footing. */
function dislike({ fight, mover }: Lay, { cell }: Spot): number {
  let yards = 0;
  if (crowdsFoe(fight, mover, cell)) yards += 3;
  if (deepAt(fight, cell, mover.squares) || faceAt(fight, cell, mover.squares)) yards += 12;
  return yards;
}

/** The one of these that is got to most easily. */
export function easiest(lay: Lay, spots: readonly Spot[], bonus: (spot: Spot) => number): Spot | null {
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    if (spot.yards >= least + 6) continue;
    const price = spot.yards + dislike(lay, spot) - bonus(spot);
    if (price >= least) continue;
    best = spot;
    least = price;
  }
  return best;
}

/** Walks there, as far as yards go; `null` when that is nowhere. */
export function walkTo({ fight, mover, reach, most }: Lay, cell: Cell): Choice | null {
  const path = reach.pathTo(cell) ?? [];
  const safe = (at: Cell): boolean =>
    !deepAt(fight, at, mover.squares) && !faceAt(fight, at, mover.squares);
  for (const dry of [true, false]) {
    for (let i = path.length - 1; i >= 0; i--) {
      const at = path[i] as Cell;
      if ((reach.costTo(at) ?? horizon) > most || !reach.canStop(at) || (dry && !safe(at))) continue;
      return { option: 'move', path: pathField(path.slice(0, i + 1)) };
    }
  }
  return null;
}

/** The nearest of these, as the crow flies. */
export function nearestOf(
  fight: Fight,
  who: Combatant,
  all: readonly Combatant[],
): Combatant | null {
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

/** The first place on the way to somebody from which it could be hit from afar. */
export function shootingSpot(lay: Lay, means: Means, foe: Combatant): Spot | null {
  const { fight, who, mover, reach } = lay;
  const [goal] = meleeSpots(lay, foe, 0);
  const to = goal ? goal.cell : foe.cell;
  for (const cell of reach.pathTo(to) ?? []) {
    if (!reach.canStop(cell)) continue;
    const there = { ...who, cell };
    if (distanceBetween(fight, there, foe) > farthest(means)) continue;
    if (judgeThere(fight, there, foe) !== null) continue;
    const yards = reach.costTo(cell) ?? horizon;
    return { cell, yards, ap: apForYards(fight, mover, 'walk', yards) };
  }
  return null;
}
