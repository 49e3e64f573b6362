import type { Reach } from '../../../battlefield/reach.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import type { Means } from '../combat/types.ts';
import { groundOf } from '../ground.ts';
import { isAsInFight } from '../kept.ts';
import { cellsOf } from '../movement/feet.ts';
import { reachOf } from '../movement/rules.ts';
import { judgeWalking, pathField } from '../movement/way.ts';
import { movementOf } from '../numbers.ts';
import { distanceBetween, feetApart, fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { canAttack } from './can-attack.ts';
import { standingAt } from './stand.ts';

/** Reachable places and the paths to them. Costs are in cells. */

/** The farthest way in cells for which anybody plans: more than any across a battlefield. */
const horizon = 2000;

export interface Lay {
  readonly fight: Fight;
  readonly who: Combatant;
  /** The cells of one Move. */
  readonly each: number;
  /**
   * The cells reachable with so many cells of movement, or within the horizon. Computed on demand, because most
   * attackers stay where they are.
   */
  reach(cells?: number): Reach;
}

/** `null` if it cannot move. */
export function layOf(fight: Fight, who: Combatant): Lay | null {
  if (judgeWalking(fight, who) !== null) return null;
  const each = Math.floor(cellsOf(fight, movementOf(fight, who)));
  return each < 1 ? null : { fight, who, each, reach: (cells = horizon) => reachFrom(fight, who, cells) };
}

/** The last result, a one-entry cache: the active combatant asks again after each deed, and most deeds move nobody. */
let last: {
  readonly ground: number;
  readonly who: Id;
  readonly cells: number;
  readonly reach: Reach;
} | null = null;

function reachFrom(fight: Fight, who: Combatant, cells: number): Reach {
  if (!isAsInFight(fight, who)) return reachOf(fight, who, cells);
  const ground = groundOf(fight);
  if (last?.ground !== ground || last.who !== who.id || last.cells < cells) {
    // The previous result is reused: nobody keeps one beyond the next request.
    last = { ground, who: who.id, cells, reach: reachOf(fight, who, cells, last?.reach) };
  }
  return last.reach;
}

interface Spot {
  readonly cell: Cell;
  readonly cost: number;
  /** The number of Moves to get there. */
  readonly moves: number;
}

const spotAt = (lay: Lay, cell: Cell, cost: number): Spot => ({
  cell,
  cost,
  moves: Math.max(1, Math.ceil(cost / lay.each)),
});

/** At most `most` cells within `feet` of another combatant, the cheapest first, and no farther than `cells`. */
export function spotsNear(
  lay: Lay,
  other: Pick<Combatant, 'cell' | 'squares'>,
  feet: number,
  most: number,
  cells = horizon,
): readonly Spot[] {
  const { fight, who } = lay;
  const reach = lay.reach(cells);
  const { width, height } = fieldOf(fight);
  const margin = Math.max(1, Math.ceil(cellsOf(fight, feet))) + who.squares;
  const box = {
    left: Math.max(0, other.cell.x - margin),
    right: Math.min(width, other.cell.x + other.squares + margin) - 1,
    top: Math.max(0, other.cell.y - margin),
    bottom: Math.min(height, other.cell.y + other.squares + margin) - 1,
  };
  const near = Math.max(feet, 5);
  /** The cheapest so far; equal costs in the order of rows. */
  const found: { readonly index: number; readonly spot: Spot }[] = [];
  const dearest = (): number => (found.length < most ? cells : (found[most - 1]?.spot.cost ?? cells));
  reach.eachWithin(cells, box, (index, cost) => {
    if (cost > dearest()) return dearest();
    const x = index % width;
    const cell = { x, y: (index - x) / width };
    if (!reach.canStop(cell)) return dearest();
    if (feetApart(fight.rulings, cell, who.squares, other.cell, other.squares) > near) return dearest();
    const later = found.findIndex(
      ({ index: at, spot }) => spot.cost > cost || (spot.cost === cost && at > index),
    );
    const one = { index, spot: spotAt(lay, cell, cost) };
    if (later < 0) found.push(one);
    else found.splice(later, 0, one);
    if (found.length > most) found.pop();
    return dearest();
  });
  return found.map(({ spot }) => spot);
}

/** The number of places to try for an attack. */
const mostSpots = 32;

/** The cheapest place within so many cells from which the means reach a target; `null` if there is none. */
export function strikeSpot(
  lay: Lay,
  other: Combatant,
  means: Means,
  feet: number,
  cells?: number,
): Spot | null {
  const strikes = ({ cell }: Spot): boolean => {
    const there = standingAt(lay.fight, lay.who, cell);
    return canAttack(there.fight, there.who, other, means);
  };
  // The first is nearly always right.
  const [first] = spotsNear(lay, other, feet, 1, cells);
  if (first === undefined) return null;
  return strikes(first) ? first : (spotsNear(lay, other, feet, mostSpots, cells).find(strikes) ?? null);
}

/**
 * Walks to a cell, which is at most `cells` away, or as far towards it as one Move goes; where that ends on others all the
 * way, to a cell nearer to it in a straight line. `null` if there is none.
 */
export function walkTo(lay: Lay, cell: Cell, cells?: number): Choice | null {
  const { each } = lay;
  const reach = lay.reach(cells);
  const path = reach.pathTo(cell) ?? [];
  for (let i = path.length - 1; i >= 0; i--) {
    const at = path[i] as Cell;
    if ((reach.costTo(at) ?? horizon) > each || !reach.canStop(at)) continue;
    return { option: 'move', path: pathField(path.slice(0, i + 1)) };
  }
  return path.length === 0 ? null : sidestep(lay, reach, cell);
}

/** AD-ACT-9: to the cell within one Move that is nearest to the goal, past somebody in whose space nobody can stop. */
function sidestep({ fight, who, each }: Lay, reach: Reach, goal: Cell): Choice | null {
  const { width } = fieldOf(fight);
  const apart = (cell: Cell): number => feetApart(fight.rulings, cell, who.squares, goal, who.squares);
  let best: Cell | null = null;
  let least = apart(who.cell);
  reach.eachStop((index) => {
    const cell = { x: index % width, y: Math.floor(index / width) };
    if (apart(cell) >= least) return;
    best = cell;
    least = apart(cell);
  }, each);
  return best && { option: 'move', path: pathField(reach.pathTo(best) ?? []) };
}

/** The nearest of these in a straight line. */
export function nearestOf(fight: Fight, who: Combatant, all: readonly Combatant[]): Combatant | null {
  let best: Combatant | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of all) {
    const feet = distanceBetween(fight, who, other);
    if (feet >= least) continue;
    best = other;
    least = feet;
  }
  return best;
}

/** Places within one Move, nearest first; beyond the first step only every other square. */
export function placesAround(lay: Lay, most: number): readonly Cell[] {
  const { each, who } = lay;
  const { width } = fieldOf(lay.fight);
  const found: { readonly cell: Cell; readonly cost: number }[] = [];
  lay.reach(each).eachStop((index, cost) => {
    const cell = { x: index % width, y: Math.floor(index / width) };
    const odd = (cell.x + cell.y) % 2 !== (who.cell.x + who.cell.y) % 2;
    if (cost > 0 && cost <= each && (cost <= 1 || !odd)) found.push({ cell, cost });
  });
  return found
    .sort((a, b) => a.cost - b.cost)
    .slice(0, most)
    .map(({ cell }) => cell);
}
