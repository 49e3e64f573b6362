import { cellAt, isOpen } from '../../../battlefield/field.ts';
import type { Place } from '../../../battlefield/flanking.ts';
import { flankingPair } from '../../../battlefield/flanking.ts';
import type { Reach } from '../../../battlefield/reach.ts';
import type { Cell } from '../../../kernel/json.ts';
import { besideWall } from '../actions/doors.ts';
import { canReact } from '../combat/conditions.ts';
import { coverFrom } from '../combat/cover.ts';
import { reachOf } from '../combat/means.ts';
import { inReach, withinMetres } from '../combat/reach.ts';
import { movementLeft } from '../judge.ts';
import { provokedOnWay, reachableFor } from '../reachable.ts';
import { fieldOf, metresApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one } from '../state.ts';

/**
 * Where to move: a square from which a foe can be struck or shot at, or a part of the way to one; a square beside a
 * friend.
 */

interface Spot {
  readonly cell: Cell;
  readonly foe: Combatant;
}

/**
 * All squares from which `who` would have one of these within `metres`. Only squares that `open` accepts are checked for
 * that, which is expensive.
 */
function spots(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  metres: number,
  open: (cell: Cell) => boolean,
): Spot[] {
  const field = fieldOf(fight);
  const cells = Math.max(1, Math.round(metres / field.metres));
  const found: Spot[] = [];
  for (const foe of against) {
    const right = Math.min(field.width - who.squares, foe.cell.x + foe.squares - 1 + cells);
    const bottom = Math.min(field.height - who.squares, foe.cell.y + foe.squares - 1 + cells);
    for (let y = Math.max(0, foe.cell.y - cells - who.squares + 1); y <= bottom; y++) {
      for (let x = Math.max(0, foe.cell.x - cells - who.squares + 1); x <= right; x++) {
        const cell = { x, y };
        if (open(cell) && withinMetres(fight, metres, cell, who.squares, foe.cell, foe.squares)) {
          found.push({ cell, foe });
        }
      }
    }
  }
  return found;
}

/** FS-ATK-7: its reach, but at least that of bare hands, which a bow in hand takes away under FS-R33 `readiedOnly`. */
const strikingMetres = ({ rulings }: Fight, who: Combatant): number => Math.max(1, reachOf(who, rulings));

interface Way {
  readonly to: Cell;
  /** Whether a foe can be struck from there. */
  readonly arrives: boolean;
  /** The metres of movement to the square from which a foe can be struck: `to` itself, or the nearest one beyond it. */
  readonly metres: number;
  /** Whether moving to `to` provokes opportunity attacks. */
  readonly provokes: boolean;
}

/** The cost of a square: the metres to it, the opportunity attacks on the way, and how healthy the foe there is. */
const price = (metres: number, provokes: number, foe: Combatant): number =>
  metres + 6 * provokes + 4 * (foe.health / foe.pool);

/**
 * The best way to the foes with the movement left. `null` when there is none, or when staying is best. `keen` prefers
 * squares that flank.
 */
export function wayTo(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  keen: boolean,
): Way | null {
  const left = movementLeft(fight, who);
  const near = reachableFor(fight, who, left, true);
  const here = (cell: Cell): boolean => cell.x === who.cell.x && cell.y === who.cell.y;
  const open = (cell: Cell): boolean => here(cell) || (near.canStop(cell) && near.costTo(cell) !== 0);
  let best: { cell: Cell; price: number; metres: number } | null = null;
  let flanked: Combatant | null = null;
  let friends: readonly Place[] = [];
  for (const { cell, foe } of spots(fight, who, against, strikingMetres(fight, who), open)) {
    const stays = here(cell);
    const metres = stays ? 0 : (near.costTo(cell) ?? 0);
    let dear = price(metres, stays ? 0 : openings(fight, who, near, cell), foe);
    if (keen) {
      if (flanked !== foe) friends = flankers(fight, who, foe);
      flanked = foe;
      if (flanksFrom(fight, who, cell, foe, friends)) dear -= 5;
    }
    if (best === null || dear < best.price) best = { cell, price: dear, metres };
  }
  if (best)
    return here(best.cell) ? null : { ...towards(near, best.cell), arrives: true, metres: best.metres };
  return farWay(fight, who, against, left);
}

/** FS-OPP-6: the opportunity attacks that a move there gives: one for each foe, or for each step (FS-R49). */
function openings(fight: Fight, who: Combatant, near: Reach, cell: Cell): number {
  const steps = near.provokesTo(cell) ?? 0;
  if (steps < 2 || fight.rulings.opportunityTiming === 'everyStep') return steps;
  return provokedOnWay(fight, who, near.pathTo(cell) ?? []).length;
}

const towards = (near: Reach, to: Cell): Pick<Way, 'to' | 'provokes'> => ({
  to,
  provokes: (near.provokesTo(to) ?? 0) > 0,
});

const placeOf = ({ cell, squares }: Combatant): Place => ({ cell, size: squares });

/** The places of the allies that have this foe in reach and could flank it together with `who`. */
function flankers(fight: Fight, who: Combatant, foe: Combatant): readonly Place[] {
  const found: Place[] = [];
  for (const id of fight.listing) {
    const friend = one(fight, id);
    if (friend === who || foes(friend, who) || !canReact(fight, friend)) continue;
    if (inReach(fight, friend, foe)) found.push(placeOf(friend));
  }
  return found;
}

/** Whether `who` at `cell` would flank this foe together with one of these, by the default rule of FS-R54. */
function flanksFrom(
  fight: Fight,
  who: Combatant,
  cell: Cell,
  foe: Combatant,
  friends: readonly Place[],
): boolean {
  if (friends.length === 0) return false;
  const field = fieldOf(fight);
  const mine = { cell, size: who.squares };
  const place = placeOf(foe);
  return friends.some((friend) => flankingPair(field, place, [mine, friend], 'line') !== null);
}

/**
 * The nearest square that the combatant can move to from which it has one of `friends` within `metres`; `null` where
 * there is none that it gets to without provoking.
 */
export function wayBeside(
  fight: Fight,
  who: Combatant,
  friends: readonly Combatant[],
  metres: number,
): Cell | null {
  const near = reachableFor(fight, who, movementLeft(fight, who), true);
  const open = (cell: Cell): boolean => near.canStop(cell) && near.provokesTo(cell) === 0;
  let best: Cell | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { cell } of spots(fight, who, friends, metres, open)) {
    const cost = near.costTo(cell);
    if (cost === null || cost === 0 || cost >= least) continue;
    best = cell;
    least = cost;
  }
  return best;
}

/**
 * The nearest square that the combatant can move to from which one of these is within `metres` and not behind full
 * cover; `null` where there is none that it gets to without provoking.
 */
export function wayToSee(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  metres: number,
): Cell | null {
  const field = fieldOf(fight);
  const near = reachableFor(fight, who, movementLeft(fight, who), true);
  let best: Cell | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < field.count; index++) {
    const cell = cellAt(field, index);
    const cost = near.costTo(cell);
    if (cost === null || cost === 0 || cost >= least || !near.canStop(cell) || near.provokesTo(cell) !== 0)
      continue;
    const sees = (foe: Combatant): boolean =>
      metresApart(fight, cell, who.squares, foe.cell, foe.squares) <= metres &&
      coverFrom(fight, cell, who.squares, foe) !== 'full';
    if (!against.some(sees)) continue;
    best = cell;
    least = cost;
  }
  return best;
}

/**
 * The square to move to on the way to the nearest closed door, for when every way to the foes is shut; `null` without
 * one.
 */
export function wayToDoor(fight: Fight, who: Combatant): Cell | null {
  const far = reachableFor(fight, who, 1000, false);
  const doors = (fight.battlefield.walls ?? []).filter(
    (wall) => wall.kind === 'door' && wall.id !== undefined && !isOpen(fieldOf(fight), wall.id),
  );
  let path: readonly Cell[] = [];
  let metres = Number.POSITIVE_INFINITY;
  for (const cell of doors.flatMap(besideWall)) {
    const cost = far.costTo(cell);
    if (cost === null || cost === 0 || cost >= metres || !far.canStop(cell)) continue;
    metres = cost;
    path = far.pathTo(cell) ?? [];
  }
  return lastStop(path, reachableFor(fight, who, movementLeft(fight, who), true));
}

/** The farthest square of a path that can be reached in this turn; `null` when none can. */
function lastStop(path: readonly Cell[], near: Reach): Cell | null {
  for (let i = path.length - 1; i >= 0; i--) {
    const cell = path[i] as Cell;
    if (near.canStop(cell) && (near.costTo(cell) ?? 0) > 0) return cell;
  }
  return null;
}

function farWay(fight: Fight, who: Combatant, against: readonly Combatant[], left: number): Way | null {
  const far = reachableFor(fight, who, 1000, false);
  let goal: Cell | null = null;
  let metres = Number.POSITIVE_INFINITY;
  for (const { cell } of spots(fight, who, against, strikingMetres(fight, who), far.canStop)) {
    const cost = far.costTo(cell);
    if (cost === null || cost >= metres) continue;
    goal = cell;
    metres = cost;
  }
  if (!goal || metres === 0) return null;
  const path = far.pathTo(goal) ?? [];
  const near = reachableFor(fight, who, left, true);
  const to = lastStop(path, near);
  return to ? { ...towards(near, to), arrives: false, metres } : null;
}
