import type { Battlefield } from '../../battlefield/field.ts';
import type { MoveRules, PathVerdict } from '../../battlefield/move.ts';
import { judgePath } from '../../battlefield/move.ts';
import type { Occupant, Standing } from '../../battlefield/occupancy.ts';
import { BLOCKED, canStand, firstFree, occupancy, PASS } from '../../battlefield/occupancy.ts';
import type { Reach } from '../../battlefield/reach.ts';
import { canStepAway, reachable } from '../../battlefield/reach.ts';
import { epoch } from '../../engine/epoch.ts';
import type { Cell, Id } from '../../kernel/json.ts';
import { reachOf } from './combat/means.ts';
import { withinMetres } from './combat/reach.ts';
import { watches } from './reach.ts';
import { fieldOf } from './space.ts';
import type { Combatant, Fight } from './state.ts';
import { foes, one, present } from './state.ts';

/**
 * Where a combatant can move: the battlefield's path search with this system's rules of movement (FS-GRID-2,
 * FS-COND-2). Costs are metres. The buffers below are kept for each compiled battlefield and reused by every call.
 */

interface Buffers {
  readonly occupied: Uint8Array;
  /** The mover for which `occupied` is filled, and the epoch; `null` when it is filled for another purpose. */
  occupiedFor: { readonly fight: Fight; readonly who: Combatant; readonly epoch: number } | null;
  readonly threat: Int32Array;
  /** The foes that the bits of `threat` stand for. */
  watching: readonly Combatant[];
  /** The last results of `reachableFor`, with and without `careful`. */
  careful: Answer | null;
  careless: Answer | null;
}

/** A cached search and its arguments: valid until the next fact. */
interface Answer {
  readonly fight: Fight;
  readonly who: Combatant;
  readonly budget: number;
  readonly epoch: number;
  readonly reach: Reach;
}

const buffers = new WeakMap<Battlefield, Buffers>();

function buffersOf(field: Battlefield): Buffers {
  let kept = buffers.get(field);
  if (!kept) {
    kept = {
      occupied: new Uint8Array(field.count),
      occupiedFor: null,
      threat: new Int32Array(field.count),
      watching: [],
      careful: null,
      careless: null,
    };
    buffers.set(field, kept);
  }
  return kept;
}

/** FS-GRID-2, FS-R78: whether a combatant blocks a mover. With `alliesOnly` foes do, the fallen among them too. */
function standing(fight: Fight, mover: Combatant, other: Combatant): Standing {
  switch (fight.rulings.moveThrough) {
    case 'alliesOnly':
      return foes(mover, other) ? BLOCKED : PASS;
    case 'free':
      return PASS;
    case 'none':
      return BLOCKED;
  }
}

function occupants(fight: Fight, mover: Combatant): Occupant[] {
  const found: Occupant[] = [];
  for (const id of fight.listing) {
    const other = one(fight, id);
    if (other === mover || !present(other)) continue;
    found.push({ cell: other.cell, size: other.squares, standing: standing(fight, mover, other) });
  }
  return found;
}

/** The squares occupied for this combatant's moves; recomputed after any fact. */
function inTheWay(fight: Fight, who: Combatant, field: Battlefield): Uint8Array {
  const kept = buffersOf(field);
  const now = epoch();
  const before = kept.occupiedFor;
  if (before === null || before.epoch !== now || before.who !== who || before.fight !== fight) {
    occupancy(field, occupants(fight, who), kept.occupied);
    kept.occupiedFor = { fight, who, epoch: now };
  }
  return kept.occupied;
}

/** The rules by which this combatant's steps cost and are legal now. */
function moveRules(fight: Fight, who: Combatant, field: Battlefield): MoveRules {
  return {
    size: who.squares,
    occupancy: inTheWay(fight, who, field),
    // FS-COND-2: each metre moved while prone costs two.
    times: who.prone ? 2 : 1,
    odd: who.odd,
  };
}

/** Judges a path from the combatant's cell (FS-TURN-2). With `stops` false it may end on an occupied square. */
export function judgeWay(
  fight: Fight,
  who: Combatant,
  path: readonly Cell[],
  budget: number,
  stops = true,
): PathVerdict {
  const field = fieldOf(fight);
  return judgePath(field, { ...moveRules(fight, who, field), from: who.cell, budget, stops }, path);
}

/** Whether there is any square on which a move may end. A single step almost always decides it. */
export function canGo(fight: Fight, who: Combatant, budget: number): boolean {
  const field = fieldOf(fight);
  return (
    canStepAway(field, { ...moveRules(fight, who, field), from: who.cell, budget }) ||
    reachableFor(fight, who, budget, true).stops().length > 0
  );
}

const when = {
  stepFromReach: 'starts-inside',
  leaveOnly: 'leaves',
  enterToo: 'starts-or-ends-inside',
} as const;

/**
 * All squares that the combatant can get to with `budget` metres. With `careful`, of several cheapest paths the one
 * that provokes least is taken. The result is valid until the next call with the same `careful` for this battlefield,
 * which reuses its memory.
 */
export function reachableFor(fight: Fight, who: Combatant, budget: number, careful: boolean): Reach {
  const field = fieldOf(fight);
  const kept = buffersOf(field);
  const before = careful ? kept.careful : kept.careless;
  const now = epoch();
  if (
    before !== null &&
    before.epoch === now &&
    before.fight === fight &&
    before.who === who &&
    before.budget === budget
  ) {
    return before.reach;
  }
  const avoid =
    careful && !who.disengaged && fillThreat(fight, who, kept)
      ? { avoid: { threat: kept.threat, when: when[fight.rulings.opportunityMove] } }
      : {};
  const rules = { ...moveRules(fight, who, field), from: who.cell, budget, ...avoid };
  const reach = reachable(field, rules, before?.reach);
  const answer: Answer = { fight, who, budget, epoch: now, reach };
  if (careful) kept.careful = answer;
  else kept.careless = answer;
  return reach;
}

/** As many foes have a bit each in `threat`; further ones share the last. */
export const mostWatching = 32;

/**
 * Fills `kept.threat`: for each square a bit for each foe that would have the mover in reach there. Returns whether
 * there is any such foe.
 */
function fillThreat(fight: Fight, who: Combatant, kept: Buffers): boolean {
  const watching: Combatant[] = [];
  for (const id of fight.listing) {
    const foe = one(fight, id);
    if (!watches(fight, foe, who)) continue;
    const metres = reachOf(foe, fight.rulings);
    if (metres <= 0) continue;
    if (watching.length === 0) kept.threat.fill(0);
    markReach(fight, who, foe, metres, 1 << Math.min(watching.length, mostWatching - 1), kept.threat);
    watching.push(foe);
  }
  kept.watching = watching;
  return watching.length > 0;
}

/**
 * The foes that a path found by the last careful `reachableFor` provokes, in the order of the encounter (FS-OPP-2,
 * FS-R47), of which there are `mostWatching` at the most.
 */
export function provokedOnWay(fight: Fight, who: Combatant, path: readonly Cell[]): readonly Id[] {
  const field = fieldOf(fight);
  const { threat, watching } = buffersOf(field);
  let all = 0;
  let before = threat[who.cell.y * field.width + who.cell.x] ?? 0;
  for (const { x, y } of path) {
    const after = threat[y * field.width + x] ?? 0;
    switch (fight.rulings.opportunityMove) {
      case 'stepFromReach':
        all |= before;
        break;
      case 'leaveOnly':
        all |= before & ~after;
        break;
      case 'enterToo':
        all |= before | after;
    }
    before = after;
  }
  if (all === 0) return noIds;
  return watching.filter((_, bit) => (all & (1 << bit)) !== 0).map((foe) => foe.id);
}

const noIds: readonly Id[] = [];

function markReach(
  fight: Fight,
  who: Combatant,
  foe: Combatant,
  metres: number,
  bit: number,
  threat: Int32Array,
): void {
  const field = fieldOf(fight);
  const right = Math.min(field.width - 1, foe.cell.x + foe.squares - 1 + metres);
  const bottom = Math.min(field.height - 1, foe.cell.y + foe.squares - 1 + metres);
  for (let y = Math.max(0, foe.cell.y - metres - who.squares + 1); y <= bottom; y++) {
    for (let x = Math.max(0, foe.cell.x - metres - who.squares + 1); x <= right; x++) {
      if (withinMetres(fight, metres, foe.cell, foe.squares, { x, y }, who.squares)) {
        threat[y * field.width + x]! |= bit;
      }
    }
  }
}

/** Whether the combatant can stand at `cell`: inside the map, on open ground, on free squares (FS-GRID-2). */
export const canStandAt = (fight: Fight, who: Combatant, cell: Cell): boolean => standsFor(fight, who)(cell);

/**
 * As `canStandAt`, for many squares. To be used at once: valid until the next call about this battlefield's occupants.
 */
export function standsFor(fight: Fight, who: Combatant): (cell: Cell) => boolean {
  const field = fieldOf(fight);
  const taken = takenBy(fight, who, field);
  return (cell) => canStand(field, cell, who.squares, taken);
}

/** The free cell nearest to `cell` for the combatant; `null` when there is none. */
export function nearestFree(fight: Fight, who: Combatant, cell: Cell): Cell | null {
  const field = fieldOf(fight);
  return firstFree(field, cell, who.squares, takenBy(fight, who, field));
}

function takenBy(fight: Fight, who: Combatant, field: Battlefield): Uint8Array {
  const others: Occupant[] = [];
  for (const id of fight.listing) {
    const other = one(fight, id);
    if (other !== who && present(other))
      others.push({ cell: other.cell, size: other.squares, standing: BLOCKED });
  }
  const kept = buffersOf(field);
  kept.occupiedFor = null;
  return occupancy(field, others, kept.occupied);
}
