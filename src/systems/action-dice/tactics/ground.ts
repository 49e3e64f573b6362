import type { Reach } from '../../../battlefield/reach.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { judgeTarget } from '../combat/judge.ts';
import type { Means } from '../combat/types.ts';
import { groundOf } from '../ground.ts';
import { isAsInFight } from '../kept.ts';
import { cellsOf } from '../movement/feet.ts';
import { reachOf } from '../movement/rules.ts';
import { judgeWalking, pathField } from '../movement/way.ts';
import { movementOf } from '../numbers.ts';
import { distanceBetween, feetApart, fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { standingAt } from './stand.ts';

/** Where one could go, and the way there. Costs are in cells. */

/** Cells beyond which nobody plans. */
const horizon = 40;

export interface Lay {
  readonly fight: Fight;
  readonly who: Combatant;
  /** Cells of one Move. */
  readonly each: number;
  /**
   * Where it gets with so many cells, or with all that anybody plans for: looked for when somebody asks, since most who
   * strike stay where they are.
   */
  reach(cells?: number): Reach;
}

/** `null` for whoever cannot move. */
export function layOf(fight: Fight, who: Combatant): Lay | null {
  if (judgeWalking(fight, who) !== null) return null;
  const each = Math.floor(cellsOf(fight, movementOf(fight, who)));
  return each < 1 ? null : { fight, who, each, reach: (cells = horizon) => reachFrom(fight, who, cells) };
}

/** The last that was looked for: whoever acts asks again after each deed, and most deeds leave everybody where they are. */
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
    last = { ground, who: who.id, cells, reach: reachOf(fight, who, cells) };
  }
  return last.reach;
}

export interface Spot {
  readonly cell: Cell;
  readonly cost: number;
  /** Moves that it takes to get there. */
  readonly moves: number;
}

const spotAt = (lay: Lay, cell: Cell, cost: number): Spot => ({
  cell,
  cost,
  moves: Math.max(1, Math.ceil(cost / lay.each)),
});

/** Cells from which a blow of so many feet gets to somebody, the cheapest first; `cells`: that are near enough. */
export function spotsNear(
  lay: Lay,
  other: Combatant,
  feet: number,
  most: number,
  cells?: number,
): readonly Spot[] {
  const { fight, who } = lay;
  const reach = lay.reach(cells);
  const field = fieldOf(fight);
  const margin = Math.max(1, Math.ceil(cellsOf(fight, feet))) + who.squares;
  const found: Spot[] = [];
  for (let y = other.cell.y - margin; y < other.cell.y + other.squares + margin; y++) {
    for (let x = other.cell.x - margin; x < other.cell.x + other.squares + margin; x++) {
      if (x < 0 || y < 0 || x >= field.width || y >= field.height) continue;
      const cost = reach.costAt(y * field.width + x);
      const cell = { x, y };
      if (cost < 0 || cost > (cells ?? horizon) || !reach.canStop(cell)) continue;
      const apart = feetApart(fight.rulings, cell, who.squares, other.cell, other.squares);
      if (apart > Math.max(feet, 5)) continue;
      found.push(spotAt(lay, cell, cost));
    }
  }
  return found.sort((a, b) => a.cost - b.cost).slice(0, most);
}

/** The cheapest place from which somebody can be struck with these, within so many cells. */
export function strikeSpot(
  lay: Lay,
  other: Combatant,
  means: Means,
  feet: number,
  cells: number,
): Spot | null {
  for (const spot of spotsNear(lay, other, feet, 12, cells)) {
    const there = standingAt(lay.fight, lay.who, spot.cell);
    if (judgeTarget(there.fight, there.who, other, means) === null) return spot;
  }
  return null;
}

/** Walks there, which is no farther than `cells`, or as far on the way as one Move goes; `null` when that is nowhere. */
export function walkTo(lay: Lay, cell: Cell, cells?: number): Choice | null {
  const { each } = lay;
  const reach = lay.reach(cells);
  const path = reach.pathTo(cell) ?? [];
  for (let i = path.length - 1; i >= 0; i--) {
    const at = path[i] as Cell;
    if ((reach.costTo(at) ?? horizon) > each || !reach.canStop(at)) continue;
    return { option: 'move', path: pathField(path.slice(0, i + 1)) };
  }
  return null;
}

/** The nearest of these, as the crow flies. */
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

/** Places within one Move, spread about, the nearest to where it stands first. */
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
