import type { PathVerdict } from '../../../battlefield/move.ts';
import { judgePath } from '../../../battlefield/move.ts';
import { readCell, readPath } from '../../../engine/fields.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice, Need, Refusal } from '../../../kernel/port.ts';
import { isImmobile } from '../fatigue.ts';
import { judgeAble, judgeOutOfTurn } from '../judge.ts';
import { nameOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import { isIndependent } from '../riding.ts';
import { fieldOf, sharesSpace } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, everybody, one } from '../state.ts';
import { moverOf, yardsAtHand } from './buying.ts';
import { rateOf } from './rate.ts';
import type { Rules } from './rules.ts';
import { canGo, letsIn, oddOf, reachNow, rulesFor, rulesWith } from './rules.ts';
import type { Gait } from './terrain.ts';

/** Legal paths, and the answers that name them (SL-MOV-5, SL-MOV-6). */

/** How a path is moved. */
export interface Going {
  readonly gait: Gait;
  /** SL-GRP-4: those who are dragged along. */
  readonly along?: readonly Id[];
  /** Yards that may be used; by default all that can be bought. */
  readonly budget?: number;
  /** SL-POS-3, SL-POS-4: whose space is entered: at double cost, or `free` if it was an action. */
  readonly into?: { readonly id: Id; readonly free: boolean };
}

/** SL-POS-4: others in that space who do not resist the mover. More than two may share a space. */
const alsoThere = (fight: Fight, mover: Combatant, id: Id): readonly Id[] =>
  everybody(fight)
    .filter(
      (other) =>
        other.id !== mover.id && sharesSpace(fight, other, one(fight, id)) && letsIn(fight, other, mover),
    )
    .map((other) => other.id);

/** The mover's rules for such a path. */
export function rulesOf(fight: Fight, mover: Combatant, { gait, along, into }: Going): Rules {
  if (!into) return rulesFor(fight, mover, gait, along);
  const rules = rulesFor(fight, mover, gait, [into.id, ...alsoThere(fight, mover, into.id)]);
  return rulesWith(rules, { times: 2 * rules.times });
}

/**
 * SL-INT-1, SL-MOV-6: why it may not move now: it must be its turn, or its initiative higher than the active
 * combatant's.
 */
export function judgeWhen(fight: Fight, who: Combatant): Refusal | null {
  const refused = fight.active === who.id ? null : judgeOutOfTurn(fight, who);
  return refused ? { ...refused, clause: 'SL-MOV-6' } : null;
}

/** Why neither the combatant nor its mount can move at its own will. */
export function judgeMobile(fight: Fight, who: Combatant): Refusal | null {
  const able = judgeAble(fight, who);
  if (able) return able;
  if (who.ridden !== null && !isIndependent(who)) {
    return refuse('mounted', `${nameOf(fight, who.ridden)} rides ${who.sheet.name}`, 'SL-MNT-2');
  }
  const mover = moverOf(fight, who);
  if (who.riding && isIndependent(mover)) {
    return refuse('noControl', `${mover.sheet.name} goes where it likes`, 'SL-MNT-2');
  }
  if (who.riding && !who.riding.control) {
    return refuse('noControl', `${mover.sheet.name} does not obey`, 'SL-MNT-7');
  }
  if (!conscious(mover)) return refuse('unconscious', `${mover.sheet.name} cannot move`, 'SL-CND-3');
  if (isImmobile(fight, mover) || isImmobile(fight, who)) {
    return refuse('immobile', `${mover.sheet.name} cannot move`, 'SL-CND-8');
  }
  return null;
}

/** SL-R72 `lockedUntilEscape`: why a grapple prevents movement. */
export function judgeUnheld(fight: Fight, who: Combatant): Refusal | null {
  if (fight.rulings.grappleMove !== 'lockedUntilEscape') return null;
  const held = [who, moverOf(fight, who)].some(({ grappling }) => grappling.length > 0);
  return held ? refuse('grappling', `${who.sheet.name} is grappling`, 'SL-GRP-1') : null;
}

/** Gaits that are bound to a kind of terrain (SL-MOV-7), with what is missing where it is not beside the mover. */
const bound: { readonly [gait in Gait]?: string } = {
  swim: 'there is no water within reach to swim in',
  climb: 'there is no face within reach to climb',
};

/** Why this one cannot go at all now. */
export function judgeGoing(fight: Fight, who: Combatant, { gait, budget, along }: Going): Refusal | null {
  const refused = judgeWhen(fight, who) ?? judgeMobile(fight, who);
  if (refused) return refused;
  const mover = moverOf(fight, who);
  const most = budget ?? yardsAtHand(fight, mover, gait);
  const lacks = bound[gait];
  if (most >= 1) {
    if (canGo(fight, mover, gait, most, along)) return null;
    if (lacks !== undefined) return refuse('noMovement', lacks, 'SL-MOV-7');
    const because = `no step from here is to be had for ${most} yd of movement`;
    return refuse('noMovement', because, 'SL-TER-1');
  }
  if (rateOf(fight, mover, gait) <= 0) {
    return refuse('noMovement', `${mover.sheet.name} has a movement rate of 0`, 'SL-MOV-1');
  }
  return refuse('noMovement', `${mover.sheet.name} has no movement left and no AP for more`, 'SL-MOV-4');
}

/** The field with all cells where it can stop. */
export function wayNeed(fight: Fight, who: Combatant, { gait, along, budget }: Going): Need {
  const mover = moverOf(fight, who);
  const most = budget ?? yardsAtHand(fight, mover, gait);
  const reach = reachNow(fight, mover, gait, most, along);
  const cells = reach.stops().map(({ x, y }) => ({ x, y, cost: reach.costTo({ x, y }) ?? 0 }));
  return { kind: 'path', label: 'Where to', cells, budget: most };
}

/** More yards than anybody moves at once. */
const far = 2000;

/** The path that an answer names: `path` with every cell after the first, or `to`, to which a path is found. */
export function readWay(
  fight: Fight,
  who: Combatant,
  choice: Choice,
  going: Going,
): readonly Cell[] | Refusal {
  const { gait, along, budget } = going;
  const mover = moverOf(fight, who);
  const most = budget ?? yardsAtHand(fight, mover, gait);
  if (choice.path !== undefined) {
    const path = readPath(choice.path);
    if (!path) return refuse('noSuchThing', 'a path is a list of cells, step after step', 'SL-MOV-5', 'path');
    const verdict = judgePath(
      fieldOf(fight),
      rulesWith(rulesFor(fight, mover, gait, along), { budget: most }),
      path,
    );
    return verdict.ok ? path : refusalOf(fight, mover, verdict, 'path');
  }
  const to = readCell(choice.to);
  if (!to) return refuse('noSuchThing', 'it must be said where to', 'SL-MOV-5', 'to');
  if (to.x === mover.cell.x && to.y === mover.cell.y) {
    return refuse('spaceTaken', `${mover.sheet.name} is there already`, 'SL-MOV-5', 'to');
  }
  return readTo(fight, mover, to, going, most);
}

function readTo(
  fight: Fight,
  mover: Combatant,
  to: Cell,
  { gait, along }: Going,
  most: number,
): readonly Cell[] | Refusal {
  const near = reachNow(fight, mover, gait, most, along);
  if (near.canStop(to)) return near.pathTo(to) ?? [];
  if (near.costTo(to) !== null) return refusalOf(fight, mover, { at: 0, because: 'no-stop' }, 'to');
  const reached = reachNow(fight, mover, gait, far, along).costTo(to) !== null;
  return refusalOf(fight, mover, { at: 0, because: reached ? 'too-far' : 'wall' }, 'to');
}

function refusalOf(
  fight: Fight,
  mover: Combatant,
  { because }: Pick<Extract<PathVerdict, { readonly ok: false }>, 'at' | 'because'>,
  field: string,
): Refusal {
  const { name } = mover.sheet;
  switch (because) {
    case 'occupied':
      return refuse('spaceTaken', `somebody bars the way of ${name}`, 'SL-POS-3', field);
    case 'no-stop':
      return refuse('spaceTaken', 'somebody is in that space', 'SL-POS-3', field);
    case 'too-far':
      return refuse('noMovement', `that is farther than ${name} can still move`, 'SL-MOV-4', field);
    case 'not-adjacent': {
      const clause = fieldOf(fight).grid === 'square' ? 'SL-GRD-2' : 'SL-GRD-3';
      return refuse('noWay', 'a path goes from each cell to one beside it', clause, field);
    }
    case 'too-steep':
      return refuse('noWay', `that is too steep for ${name} to walk`, 'SL-TER-4', field);
    default:
      return refuse('noWay', `there is no way there for ${name}`, 'SL-TER-1', field);
  }
}

/** The cost of one step by these rules; `null` if it is not possible. */
export function stepOf(
  fight: Fight,
  rules: Rules,
  from: Cell,
  to: Cell,
  odd: boolean,
  last: boolean,
): { readonly cost: number; readonly odd: boolean } | null {
  const verdict = judgePath(fieldOf(fight), rulesWith(rules, { from, odd, stops: last }), [to]);
  return verdict.ok ? { cost: verdict.cost, odd: verdict.odd } : null;
}

/** The cost of a path from where the mover stands. `odd`: its diagonal count, in the middle of a move. */
export function costOfPath(
  fight: Fight,
  mover: Combatant,
  path: readonly Cell[],
  going: Going,
  odd = oddOf(fight, mover),
): number {
  const verdict = judgePath(
    fieldOf(fight),
    rulesWith(rulesOf(fight, mover, going), { odd, stops: false }),
    path,
  );
  return verdict.ok ? verdict.cost : Number.POSITIVE_INFINITY;
}

/** A path as a field of an answer. */
export const pathField = (path: readonly Cell[]): { readonly x: number; readonly y: number }[] =>
  path.map(({ x, y }) => ({ x, y }));

/** The path of an answer that was read. */
export const pathOf = (choice: Choice): readonly Cell[] => readPath(choice.path ?? null) ?? [];

/** Whether the combatant is still able to move: conscious and not immobile. */
export const canGoOn = (fight: Fight, id: Id): boolean => {
  const who = one(fight, id);
  return conscious(who) && !isImmobile(fight, who);
};
