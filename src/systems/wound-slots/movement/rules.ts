import { ringsApart } from '../../../battlefield/distance.ts';
import type { Battlefield } from '../../../battlefield/field.ts';
import type { Ground } from '../../../battlefield/ground.ts';
import type { MoveRules } from '../../../battlefield/move.ts';
import { leastStep } from '../../../battlefield/move.ts';
import type { Occupant, Standing } from '../../../battlefield/occupancy.ts';
import { BLOCKED, FREE, HINDER, occupancy, SHARED } from '../../../battlefield/occupancy.ts';
import type { Reach } from '../../../battlefield/reach.ts';
import { canStepAway, reachable } from '../../../battlefield/reach.ts';
import { memory } from '../../../engine/stamps.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import { isHelpless } from '../fatigue.ts';
import { fieldOf, sharesSpace, sideOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everybody, foes, present } from '../state.ts';
import { yardsAtHand } from './buying.ts';
import type { Gait } from './terrain.ts';
import { chasmAt, climbTimes, groundFor } from './terrain.ts';

/** The movement rules in terms of the battlefield room (sections GRD, TER). */

/** The greatest rise or drop of one step in yards that can be walked; anything steeper is climbed or jumped. */
export const steepest = 1;
/** SL-TER-4: the cost factor of a step uphill. */
const uphill = 2;

/** SL-CND-9, SL-R35: the cost factor of the posture. */
function postureTimes(fight: Fight, who: Combatant): number {
  if (fight.rulings.posture === 'none') return 1;
  return who.posture === 'prone' ? 3 : who.posture === 'crouching' ? 2 : 1;
}

/**
 * SL-TER-4: the cost factor of the step out of a chasm: a climb of its whole depth, or of 1 yard from its edge. Steps
 * after it cost what their ground costs.
 */
function upFromChasm(fight: Fight, mover: Combatant): number {
  const depth = chasmAt(fight, mover.cell, mover.squares);
  if (depth === 0) return 1;
  return climbTimes * (mover.climbing ? 1 : depth);
}

/** SL-POS-3, SL-R69: whether the occupant does not resist the mover: an ally, or helpless. */
export const letsIn = (fight: Fight, occupant: Combatant, mover: Combatant): boolean =>
  fight.rulings.allySpace === 'noCheck' && (!foes(occupant, mover) || isHelpless(occupant));

/** Whether two take up the same space because one rides the other. */
export const sameBody = (a: Combatant, b: Combatant): boolean =>
  a.id === b.id || a.riding?.mount === b.id || b.riding?.mount === a.id;

function standingOf(fight: Fight, other: Combatant, mover: Combatant, along: readonly Id[]): Standing {
  if (along.includes(other.id)) return FREE;
  // SL-POS-4: each yard in an occupied space costs double. Whoever is in it already can stop there, too.
  if (sharesSpace(fight, other, mover)) return SHARED;
  return letsIn(fight, other, mover) ? HINDER : BLOCKED;
}

/** The occupancy of all cells for this mover. `along`: those who are dragged with it and do not block. */
export function standings(
  fight: Fight,
  mover: Combatant,
  along: readonly Id[] = [],
  into?: Uint8Array,
): Uint8Array {
  const found: Occupant[] = [];
  for (const other of everybody(fight)) {
    if (!present(other) || other.riding !== null || sameBody(other, mover)) continue;
    const standing = standingOf(fight, other, mover, along);
    if (standing !== FREE) found.push({ cell: other.cell, size: other.squares, standing });
  }
  return occupancy(fieldOf(fight), found, into);
}

/** SL-GRD-2, SL-R57: whether the mover's next diagonal counts 2. */
export const oddOf = (fight: Fight, mover: Combatant): boolean =>
  fight.rulings.diagonalScope === 'round' && mover.movement.odd;

const groundOf = (fight: Fight, mover: Combatant, gait: Gait): Ground =>
  groundFor(fight, gait === 'walk' && mover.sunk ? 'sunk' : gait);

/** The movement rules of a mover, and the query: start cell, budget, and whether it stops at the end. */
export interface Rules extends MoveRules {
  readonly size: number;
  readonly ground: Ground;
  readonly occupancy: Uint8Array;
  readonly crowd: NonNullable<MoveRules['crowd']>;
  readonly times: number;
  readonly leaving: NonNullable<MoveRules['leaving']>;
  readonly odd: boolean;
  readonly slope: NonNullable<MoveRules['slope']>;
  readonly from: Cell;
  readonly budget: number;
  readonly stops: boolean;
}

const crowd = { times: 2, stacks: true } as const;
/** Slopes matter only on foot. */
const slope = { up: steepest, down: steepest, timesUp: uphill } as const;
const noSlope = {} as const;

/**
 * The rules of a mover from where it stands, without a limit on distance. `into`: an array to be reused for the
 * occupancy.
 */
export const rulesFor = (
  fight: Fight,
  mover: Combatant,
  gait: Gait,
  along: readonly Id[] = [],
  into?: Uint8Array,
): Rules => ({
  size: mover.squares,
  ground: groundOf(fight, mover, gait),
  occupancy: standings(fight, mover, along, into),
  crowd,
  times: postureTimes(fight, mover),
  leaving: { from: mover.cell, times: gait === 'walk' ? upFromChasm(fight, mover) : 1 },
  odd: oddOf(fight, mover),
  slope: gait === 'walk' ? slope : noSlope,
  from: mover.cell,
  budget: Number.POSITIVE_INFINITY,
  stops: true,
});

/** `rules` with another query. Written out member by member so that all rules have one hidden class. */
export const rulesWith = (
  rules: Rules,
  {
    times = rules.times,
    odd = rules.odd,
    from = rules.from,
    budget = rules.budget,
    stops = rules.stops,
  }: Partial<Rules>,
): Rules => ({
  size: rules.size,
  ground: rules.ground,
  occupancy: rules.occupancy,
  crowd: rules.crowd,
  times,
  leaving: rules.leaving,
  odd,
  slope: rules.slope,
  from,
  budget,
  stops,
});

/**
 * The fewest yards that bring the mover within `gap` of another, as if everything between were the best ground; by
 * default on foot.
 */
export function yardsToward(
  fight: Fight,
  mover: Combatant,
  other: Combatant,
  gap: number,
  gait: Gait = 'walk',
): number {
  const field = fieldOf(fight);
  // `ringsApart` counts from cell to cell, so adjacent combatants with a gap of 0 are 1 apart.
  const steps = ringsApart(field, mover.cell, mover.squares, other.cell, sideOf(fight, other)) - gap - 1;
  if (steps <= 0) return 0;
  return steps * leastStep(field, { size: mover.squares, ground: groundOf(fight, mover, gait) });
}

/** Buffers for results that are not kept. */
interface Scratch {
  readonly occupied: Uint8Array;
  reach?: Reach;
}

const scratches = new WeakMap<Battlefield, Scratch>();

function scratchOf(field: Battlefield): Scratch {
  let found = scratches.get(field);
  if (!found) {
    found = { occupied: new Uint8Array(field.count) };
    scratches.set(field, found);
  }
  return found;
}

/** Cached while the fight does not change: options, their fields and answers all ask for it. */
const kept = memory<boolean>();

/** Whether the mover can reach any space where it may stop, with a budget in yards. */
export function canGo(
  fight: Fight,
  mover: Combatant,
  gait: Gait,
  budget: number,
  along: readonly Id[] = [],
): boolean {
  const look = (): boolean => looksForStop(fight, mover, gait, budget, along);
  if (along.length > 0 || fight.combatants[mover.id] !== mover) return look();
  return kept(fight, `${gait}/${budget}/${mover.id}`, look);
}

/** Tries a single step first, which almost always decides it. */
function looksForStop(
  fight: Fight,
  mover: Combatant,
  gait: Gait,
  budget: number,
  along: readonly Id[],
): boolean {
  const rules = rulesNow(fight, mover, gait, along);
  if (canStepAway(fieldOf(fight), rulesWith(rules, { budget }))) return true;
  let any = false;
  reachNow(fight, mover, gait, budget, along).eachStop(() => {
    any = true;
  });
  return any;
}

/** Like `reachOf`, but the result is valid only until the next call for this battlefield. */
export function reachNow(
  fight: Fight,
  mover: Combatant,
  gait: Gait,
  budget: number,
  along: readonly Id[] = [],
): Reach {
  const field = fieldOf(fight);
  const scratch = scratchOf(field);
  scratch.reach = reachBy(field, rulesNow(fight, mover, gait, along), budget, scratch.reach);
  return scratch.reach;
}

/** The mover's rules; valid only until the next call for this battlefield. */
export const rulesNow = (fight: Fight, mover: Combatant, gait: Gait, along: readonly Id[] = []): Rules =>
  rulesFor(fight, mover, gait, along, scratchOf(fieldOf(fight)).occupied);

/** The cells that can be reached by these rules. `spent`: a result that is no longer needed, whose memory is reused. */
export const reachBy = (field: Battlefield, rules: Rules, budget: number, spent: Reach | undefined): Reach =>
  reachable(field, rulesWith(rules, { budget }), spent);

/** The cells that the mover can reach, by default with all its movement. */
export const reachOf = (
  fight: Fight,
  mover: Combatant,
  gait: Gait,
  budget: number = yardsAtHand(fight, mover, gait),
): Reach => reachable(fieldOf(fight), rulesWith(rulesFor(fight, mover, gait), { budget }));

/** The length of a step in yards without terrain: every second diagonal on squares counts 2. */
export function bareStep(fight: Fight, from: Cell, to: Cell, odd: boolean): number {
  return isDiagonal(fight, from, to) && odd && fieldOf(fight).metric === 'alternating' ? 2 : 1;
}

export const isDiagonal = (fight: Fight, from: Cell, to: Cell): boolean =>
  fieldOf(fight).grid === 'square' && from.x !== to.x && from.y !== to.y;
