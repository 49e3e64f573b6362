import { ringsApart } from '../../../battlefield/distance.ts';
import type { Battlefield } from '../../../battlefield/field.ts';
import type { Ground } from '../../../battlefield/ground.ts';
import type { MoveRules } from '../../../battlefield/move.ts';
import { leastStep } from '../../../battlefield/move.ts';
import type { Occupant, Standing } from '../../../battlefield/occupancy.ts';
import { BLOCKED, FREE, HINDER, occupancy } from '../../../battlefield/occupancy.ts';
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

/** Moving in the words of the battlefield room (sections GRD, TER). */

/** A rise or drop in one step that is a slope still, in metres; what is steeper is climbed or jumped. */
export const steepest = 1;
/** SL-TER-4: uphill. */
const uphill = 2;

/** SL-CND-9, SL-R35. */
function postureTimes(fight: Fight, who: Combatant): number {
  if (fight.rulings.posture === 'none') return 1;
  return who.posture === 'prone' ? 3 : who.posture === 'crouching' ? 2 : 1;
}

/** SL-TER-4: out of a chasm the first step is a climb of its whole depth, of a yard from its edge. */
function upFromChasm(fight: Fight, mover: Combatant): number {
  const depth = chasmAt(fight, mover.cell, mover.squares);
  if (depth === 0) return 1;
  return climbTimes * (mover.climbing ? 1 : depth);
}

/** Whether this one lets the mover into its space: an ally, or somebody who cannot resist (SL-POS-3, SL-R69). */
export const letsIn = (fight: Fight, occupant: Combatant, mover: Combatant): boolean =>
  fight.rulings.allySpace === 'noCheck' && (!foes(occupant, mover) || isHelpless(occupant));

/** Whether two are the same body on the field: one rides the other. */
export const sameBody = (a: Combatant, b: Combatant): boolean =>
  a.id === b.id || a.riding?.mount === b.id || b.riding?.mount === a.id;

function standingOf(fight: Fight, other: Combatant, mover: Combatant, along: readonly Id[]): Standing {
  if (along.includes(other.id)) return FREE;
  // SL-POS-4: in a space that is shared each yard counts double.
  return letsIn(fight, other, mover) || sharesSpace(fight, other, mover) ? HINDER : BLOCKED;
}

/** Who stands where for this mover. `along`: those who are dragged with it. */
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

/** SL-GRD-2, SL-R57: whether the next diagonal of this mover counts 2. */
export const oddOf = (fight: Fight, mover: Combatant): boolean =>
  fight.rulings.diagonalScope === 'round' && mover.movement.odd;

const groundOf = (fight: Fight, mover: Combatant, gait: Gait): Ground =>
  groundFor(fight, gait === 'walk' && mover.sunk ? 'sunk' : gait);

/** What steps cost a mover, and what is asked about them: from where, how far, and whether it stops in the end. */
export interface Rules extends MoveRules {
  readonly size: number;
  readonly ground: Ground;
  readonly occupancy: Uint8Array;
  readonly crowd: NonNullable<MoveRules['crowd']>;
  readonly times: number;
  readonly odd: boolean;
  readonly slope: NonNullable<MoveRules['slope']>;
  readonly from: Cell;
  readonly budget: number;
  readonly stops: boolean;
}

const crowd = { times: 2, stacks: true } as const;
/** On foot; any other way of moving minds no slopes. */
const slope = { up: steepest, down: steepest, timesUp: uphill } as const;
const noSlope = {} as const;

/**
 * What steps cost this mover, from where it stands and however far. `into`: an array for who stands where, instead of a
 * new one.
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
  times: postureTimes(fight, mover) * (gait === 'walk' ? upFromChasm(fight, mover) : 1),
  odd: oddOf(fight, mover),
  slope: gait === 'walk' ? slope : noSlope,
  from: mover.cell,
  budget: Number.POSITIVE_INFINITY,
  stops: true,
});

/**
 * The same with something else asked. Written out, because each spread would make a shape of its own of every answer, and
 * whoever reads rules would have to look for each member anew.
 */
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
  odd,
  slope: rules.slope,
  from,
  budget,
  stops,
});

/** Yards that it takes on foot, at the least, to come so near to somebody: as if nothing but the best ground lay between. */
export function yardsToward(fight: Fight, mover: Combatant, other: Combatant, gap: number): number {
  const field = fieldOf(fight);
  // Of a reach that is measured from cell to cell the last yard is no step.
  const steps = ringsApart(field, mover.cell, mover.squares, other.cell, sideOf(fight, other)) - gap - 1;
  if (steps <= 0) return 0;
  return steps * leastStep(field, { size: mover.squares, ground: groundOf(fight, mover, 'walk') });
}

/** Buffers of what is asked, looked at and forgotten. */
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

/** Kept for a fight as it stands: what can be done now, what of it is offered and what is answered all ask for it. */
const kept = memory<boolean>();

/** Whether so many yards get the mover to any space where it may stop. */
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

/** The first step nearly always tells. */
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

/** The same as `reachOf`, good until it is asked again about this battlefield. */
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

/** What steps cost now, good until it is asked again about this battlefield. */
export const rulesNow = (fight: Fight, mover: Combatant, gait: Gait, along: readonly Id[] = []): Rules =>
  rulesFor(fight, mover, gait, along, scratchOf(fieldOf(fight)).occupied);

/** Where so many yards lead by these rules, in the place of an answer that nobody needs any more, of whatever battlefield. */
export const reachBy = (field: Battlefield, rules: Rules, budget: number, spent: Reach | undefined): Reach =>
  reachable(field, rulesWith(rules, { budget }), spent);

/** Where the mover can get with so many yards; all it has unless given. */
export const reachOf = (
  fight: Fight,
  mover: Combatant,
  gait: Gait,
  budget: number = yardsAtHand(fight, mover, gait),
): Reach => reachable(fieldOf(fight), rulesWith(rulesFor(fight, mover, gait), { budget }));

/** The length of a step in yards, whatever the ground: a second diagonal counts 2 on squares. */
export function bareStep(fight: Fight, from: Cell, to: Cell, odd: boolean): number {
  return isDiagonal(fight, from, to) && odd && fieldOf(fight).metric === 'alternating' ? 2 : 1;
}

export const isDiagonal = (fight: Fight, from: Cell, to: Cell): boolean =>
  fieldOf(fight).grid === 'square' && from.x !== to.x && from.y !== to.y;
