import type { Reach } from '../../../battlefield/reach.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { meleeReach } from '../combat/means.ts';
import { copyOfCombatant, fightWith } from '../copies.ts';
import { supposedGround } from '../ground.ts';
import { reachAround } from '../movement/around.ts';
import { metresAtHand, movesFor } from '../movement/metres.ts';
import { judgeMobile, pathField } from '../movement/way.ts';
import { armsReach, distanceBetween, fieldOf, metresApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';

/** Reachable places and paths to them. */

/** The most metres of a path that is planned: more than any way across a battlefield. */
export const horizon = 2000;

/** The surroundings of a combatant that can move. */
export interface Lay {
  readonly fight: Fight;
  readonly who: Combatant;
  /** All reachable squares; searched lazily. */
  reach(): Reach;
  /** Metres that it can walk in this turn. */
  readonly most: number;
}

/** The surroundings of a combatant; `null` if it cannot move. */
export function layOf(fight: Fight, who: Combatant): Lay | null {
  if (judgeMobile(fight, who) !== null) return null;
  const most = metresAtHand(fight, who);
  return most < 1 ? null : { fight, who, most, reach: () => reachAround(fight, who) };
}

/**
 * The fight with `other` in place of the combatant of its id. `how` must describe the difference completely: it is a
 * cache key.
 */
export function withOther(fight: Fight, other: Combatant, how: string): Fight {
  const combatants = { ...fight.combatants };
  combatants[other.id] = other;
  const made = fightWith(fight, combatants);
  supposedGround(made, fight, `${other.id} ${how}`);
  return made;
}

/** The combatant as if it stood at `cell`, not mounted. */
export function movedTo(who: Combatant, cell: Cell): Combatant {
  const there = copyOfCombatant(who);
  there.cell = cell;
  there.mounted = null;
  return there;
}

/** The fight and the combatant as if it stood at `cell`. */
export function standingAt(
  fight: Fight,
  who: Combatant,
  cell: Cell,
): { readonly fight: Fight; readonly who: Combatant } {
  const there = movedTo(who, cell);
  return { fight: withOther(fight, there, `at ${cell.x},${cell.y}`), who: there };
}

export interface Spot {
  readonly cell: Cell;
  readonly metres: number;
  /** AP for Move actions on the way. */
  readonly ap: number;
}

const spotAt = ({ fight, who }: Lay, cell: Cell, metres: number): Spot => ({
  cell,
  metres,
  ap: movesFor(fight, who, metres),
});

const span = (a: number, size: number, margin: number, most: number): readonly [number, number] => [
  Math.max(0, a - margin),
  Math.min(most - 1, a + size - 1 + margin),
];

/**
 * The cheapest place to stop within `range` metres of somebody, with no wall between, at most `within` metres of path
 * away. Of equally cheap ones those outside the other's space come first, then by rows. `null` if there is none.
 */
export function spotNear(lay: Lay, other: Combatant, range: number, within: number): Spot | null {
  const { fight, who } = lay;
  const reach = lay.reach();
  const { width, height } = fieldOf(fight);
  const margin = range + who.squares;
  const [left, right] = span(other.cell.x, other.squares, margin, width);
  const [top, bottom] = span(other.cell.y, other.squares, margin, height);
  let best: Cell | null = null;
  let first = 0;
  let shared = false;
  let least = within;
  reach.eachWithin(within, { left, right, top, bottom }, (index, metres) => {
    if (metres > least) return least;
    const x = index % width;
    const cell = { x, y: (index - x) / width };
    const apart = metresApart(fight, cell, who.squares, other.cell, other.squares);
    if (apart > range || !reach.canStop(cell)) return least;
    if (!armsReach(fight, { cell, squares: who.squares }, other)) return least;
    const shares = apart === 0;
    if (best !== null && metres === least && (shares === shared ? index > first : shares)) return least;
    best = cell;
    first = index;
    shared = shares;
    least = metres;
    return least;
  });
  return best && spotAt(lay, best, least);
}

/** A walk to the cell, or as far along the way as the metres allow; `null` if it cannot get any nearer. */
export function walkTo(lay: Lay, cell: Cell, metres = lay.most): Choice | null {
  const reach = lay.reach();
  const path = reach.pathTo(cell) ?? [];
  for (let i = path.length - 1; i >= 0; i--) {
    const at = path[i] as Cell;
    if ((reach.costTo(at) ?? horizon) > metres || !reach.canStop(at)) continue;
    return { option: 'move', path: pathField(path.slice(0, i + 1)) };
  }
  return null;
}

/** The nearest of these by straight distance. */
export function nearestOf(fight: Fight, who: Combatant, all: readonly Combatant[]): Combatant | null {
  let best: Combatant | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of all) {
    const metres = distanceBetween(fight, who, other);
    if (metres >= least) continue;
    best = other;
    least = metres;
  }
  return best;
}

/** Whether another is within `range` metres with no wall between (WS-ATK-7). */
export const isNear = (fight: Fight, who: Combatant, other: Combatant, range: number): boolean =>
  distanceBetween(fight, who, other) <= range && armsReach(fight, who, other);

/** The most places to shoot from that are considered. */
const mostPlaces = 4;

/**
 * Places within so many metres of path that no melee weapon reaches and from which a foe is within `range`; those
 * farthest from all foes first.
 */
export function openPlaces(
  { fight, who, reach }: Lay,
  against: readonly Combatant[],
  range: number,
  metres: number,
): readonly Cell[] {
  const { width } = fieldOf(fight);
  const reaches = against.map((foe) => meleeReach(foe));
  const best: { readonly cell: Cell; readonly price: number }[] = [];
  reach().eachStop((index, cost) => {
    const worst = best.length < mostPlaces ? Number.POSITIVE_INFINITY : (best[mostPlaces - 1]?.price ?? 0);
    // The nearest foe is at most `range` away, or the place does not count, so its price cannot get lower than this.
    if (cost / 10 - range >= worst) return;
    const cell = { x: index % width, y: Math.floor(index / width) };
    let nearest = 1000;
    for (let i = 0; i < against.length; i++) {
      const foe = against[i] as Combatant;
      const apart = metresApart(fight, cell, who.squares, foe.cell, foe.squares);
      if (apart <= (reaches[i] ?? 1)) return;
      if (apart >= nearest) continue;
      nearest = apart;
      if (cost / 10 - nearest >= worst) return;
    }
    if (nearest > range) return;
    const price = cost / 10 - nearest;
    // Insertion sort; of equal prices the one found first stays in front.
    let place = best.length;
    while (place > 0 && (best[place - 1]?.price ?? 0) > price) place--;
    if (place >= mostPlaces) return;
    best.splice(place, 0, { cell, price });
    if (best.length > mostPlaces) best.pop();
  }, metres);
  return best.map(({ cell }) => cell);
}

/** A cell with the cost of getting there. */
export const placeAt = (lay: Lay, cell: Cell): Spot => spotAt(lay, cell, lay.reach().costTo(cell) ?? horizon);
