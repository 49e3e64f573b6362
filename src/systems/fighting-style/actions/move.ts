import type { PathVerdict } from '../../../battlefield/move.ts';
import { readCell, readPath } from '../../../engine/fields.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice, Option, PickCell, Refusal } from '../../../kernel/port.ts';
import { cannotAct } from '../combat/conditions.ts';
import { settleHolds } from '../holds.ts';
import { judgeFree, judgeTurn, movementLeft, readableMetres } from '../judge.ts';
import { stepProvokes, watches } from '../reach.ts';
import {
  canGo,
  judgeWay,
  mostWatching,
  nearestFree,
  provokedOnWay,
  reachableFor,
  standsFor,
} from '../reachable.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { StepProvokes } from '../windows.ts';
import { inInitiativeOrder, stillOn, windowOf } from '../windows.ts';
import type { Action, Needs } from './action.ts';
import { greyed, never } from './action.ts';

/**
 * Moving (FS-TURN-2, FS-GRID-2). A move is one command: a path, or a square to which a path is searched. It is walked
 * in stretches: before each step that provokes, the stretch so far is told and the foes are asked, and the mover goes
 * on only if it still can (FS-OPP-6). Steps taken stay taken; metres not walked stay unspent.
 */

interface MoveChoice extends Choice {
  readonly option: 'move';
  readonly path: readonly { readonly x: number; readonly y: number }[];
}

/** Why the combatant cannot move at all now; `null` if it can. */
export function judgeMove(fight: Fight, who: Combatant): Refusal | null {
  const stopped = cannotAct(fight, who) ?? judgeTurn(fight, who) ?? judgeFree(fight, who);
  if (stopped) return stopped;
  const left = movementLeft(fight, who);
  if (left >= (who.prone ? 2 : 1)) return null;
  return refuse('noMovement', noMovement(who, left), 'FS-TURN-2');
}

const noMovement = (who: Combatant, left: number): string =>
  left > 0 && who.prone
    ? `${who.sheet.name} is prone and has only ${readableMetres(left)} m left`
    : `${who.sheet.name} has no movement left this turn`;

/** The same where there is no square on which it could end (FS-GRID-2). */
function judgeGoing(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeMove(fight, who);
  if (refused || canGo(fight, who, movementLeft(fight, who))) return refused;
  return refuse('noSuchThing', `there is no square that ${who.sheet.name} could move to`, 'FS-GRID-2');
}

/** The refusal of a path that the battlefield judged illegal. */
function refusalOf(who: Combatant, verdict: Extract<PathVerdict, { ok: false }>): Refusal {
  const name = who.sheet.name;
  switch (verdict.because) {
    case 'occupied':
      return refuse('squareTaken', `somebody stands in the way of ${name}`, 'FS-GRID-2', 'path');
    case 'no-stop':
      return refuse('squareTaken', 'somebody stands on that square', 'FS-GRID-2', 'path');
    case 'too-far':
      return refuse('noMovement', `that is farther than ${name} can still move`, 'FS-TURN-2', 'path');
    case 'outside':
    case 'not-adjacent':
    case 'obstacle':
    case 'wall':
    case 'corner':
    case 'too-steep':
    case 'provokes':
      return refuse('noSuchThing', `there is no way there for ${name}`, 'FS-GRID-2', 'path');
  }
}

const full = (path: readonly Cell[]): MoveChoice => ({
  option: 'move',
  path: path.map(({ x, y }) => ({ x, y })),
});

function read(fight: Fight, who: Combatant, choice: Choice): MoveChoice | Refusal {
  const refused = judgeGoing(fight, who);
  if (refused) return refused;
  const budget = movementLeft(fight, who);
  if (choice.path !== undefined) {
    const path = readPath(choice.path);
    if (!path) {
      return refuse(
        'noSuchThing',
        'a path is a list of squares, one step after the other',
        'FS-TURN-2',
        'path',
      );
    }
    const verdict = judgeWay(fight, who, path, budget);
    return verdict.ok ? full(path) : refusalOf(who, verdict);
  }
  const to = readCell(choice.to);
  if (!to) return refuse('noSuchThing', 'it must be said where to move', 'FS-TURN-2', 'to');
  return readTo(fight, who, to, budget);
}

function readTo(fight: Fight, who: Combatant, to: Cell, budget: number): MoveChoice | Refusal {
  if (to.x === who.cell.x && to.y === who.cell.y) {
    return refuse('squareTaken', `${who.sheet.name} stands there already`, 'FS-GRID-2', 'to');
  }
  const reach = reachableFor(fight, who, budget, true);
  if (reach.canStop(to)) return full(reach.pathTo(to) ?? []);
  if (reach.costTo(to) !== null) {
    return refuse('squareTaken', 'somebody stands on that square', 'FS-GRID-2', 'to');
  }
  const farther = reachableFor(fight, who, 1000, false);
  if (farther.costTo(to) !== null) {
    return refuse('noMovement', `that is farther than ${who.sheet.name} can still move`, 'FS-TURN-2', 'to');
  }
  return refuse('noSuchThing', `there is no way there for ${who.sheet.name}`, 'FS-GRID-2', 'to');
}

const offer = (fight: Fight, who: Combatant): Option => ({
  id: 'move',
  label: 'Move',
  clause: 'FS-TURN-2',
  group: 'move',
  note: `${readableMetres(movementLeft(fight, who))} m left`,
  ...greyed(judgeGoing(fight, who)),
});

function needs(fight: Fight, who: Combatant): Needs | null {
  if (judgeGoing(fight, who) !== null) return null;
  const budget = movementLeft(fight, who);
  return { to: { kind: 'path', label: 'Where to', cells: cellsFor(fight, who, budget), budget } };
}

/** All squares on which the move can end, with the cost and the foes that the path provokes. */
function cellsFor(fight: Fight, who: Combatant, budget: number): readonly PickCell[] {
  const reach = reachableFor(fight, who, budget, true);
  const watching = foesWatching(fight, who);
  const provokedBy = (path: readonly Cell[]): readonly Id[] =>
    watching.length > mostWatching
      ? provokedOn(fight, who, path, watching)
      : inInitiativeOrder(fight, provokedOnWay(fight, who, path));
  return reach.stops().map((cell): PickCell => {
    const cost = reach.costTo(cell) ?? 0;
    if (who.disengaged || (reach.provokesTo(cell) ?? 0) === 0) return { x: cell.x, y: cell.y, cost };
    return { x: cell.x, y: cell.y, cost, provokes: provokedBy(reach.pathTo(cell) ?? []) };
  });
}

/** The foes that could strike at a step; none while the mover is disengaged (FS-ACT-2). */
export function foesWatching(fight: Fight, who: Combatant): readonly Combatant[] {
  if (who.disengaged) return none;
  const found: Combatant[] = [];
  for (const id of fight.listing) {
    const foe = one(fight, id);
    if (watches(fight, foe, who)) found.push(foe);
  }
  return found;
}

const none: readonly Combatant[] = [];

/** The foes that a whole path provokes, in the order of initiative. */
export function provokedOn(
  fight: Fight,
  who: Combatant,
  path: readonly Cell[],
  watching: readonly Combatant[],
): readonly Id[] {
  const found: Id[] = [];
  for (const foe of watching) {
    let from = who.cell;
    for (const to of path) {
      if (stepProvokes(fight, foe, who, from, to)) {
        found.push(foe.id);
        break;
      }
      from = to;
    }
  }
  return inInitiativeOrder(fight, found);
}

function perform(table: Table, id: Id, choice: Choice): void {
  walk(table, id, (choice as MoveChoice).path);
}

/** Walks a legal path as far as reactions allow. */
function walk(table: Table, id: Id, path: readonly Cell[]): void {
  const { fight } = table;
  const asked = new Set<Id>();
  const once = fight.rulings.opportunityTiming === 'firstStepOncePerMove';
  const prone = one(fight, id).prone;
  // The last square of the way on which the mover could stay: it falls back there when it is stopped on an occupied
  // one (FS-GRID-2).
  let safe = one(fight, id).cell;
  let at = safe;
  let first = true;
  let stretch: Cell[] = [];

  /** Tells the current stretch. Returns `false` when not all of it could be walked. */
  const tellStretch = (): boolean => {
    if (stretch.length === 0) return true;
    const who = one(fight, id);
    const judged = judgeStretch(fight, who, stretch);
    const whole = judged.path.length === stretch.length;
    stretch = [];
    if (judged.path.length === 0) return false;
    const { path: walked, cost, odd, passing } = judged;
    table.tell({ fact: 'moved', who: id, from: who.cell, path: walked, cost, odd, passing, first });
    first = false;
    safe = (passing ? walked.findLast(standsFor(fight, who)) : walked[walked.length - 1]) ?? safe;
    settleHolds(table, id);
    return whole;
  };

  for (const to of path) {
    const who = one(fight, id);
    const by = provokedBy(fight, who, at, to, once ? asked : null);
    if (by.length > 0) {
      if (!tellStretch()) break;
      // FS-OPP-2: a step that has become impossible is not taken, and provokes nobody.
      if (judgeStretch(fight, one(fight, id), [to]).path.length === 0) break;
      const event: StepProvokes = { event: 'step', who: id, from: at, to, prone, by };
      for (const foe of by) asked.add(foe);
      table.tell({ fact: 'step-provokes', who: id, by });
      table.offer(windowOf.step, event);
      if (!stillOn(fight, event)) break;
    }
    stretch.push(to);
    at = to;
    // A holder that walks away loses its hold at the first step that is too far (FS-ACT-3).
    if (who.holds.length > 0 && !tellStretch()) break;
  }
  tellStretch();
  const who = fight.combatants[id];
  if (who?.passing) fallBack(table, who, safe);
}

interface Stretch {
  readonly path: readonly Cell[];
  readonly cost: number;
  readonly odd: boolean;
  readonly passing: boolean;
}

/**
 * The part of a stretch that can still be walked: reactions may have moved somebody into the way, and the game master
 * may have taken movement away.
 */
function judgeStretch(fight: Fight, who: Combatant, path: readonly Cell[]): Stretch {
  const verdict = judgeWay(fight, who, path, who.speed * (1 + who.dashes) - who.moved + 1e-6);
  if (verdict.ok) return { path, cost: verdict.cost, odd: verdict.odd, passing: false };
  const free = verdict.because === 'no-stop' ? path : path.slice(0, verdict.at);
  const shorter = judgeWay(fight, who, free, Number.POSITIVE_INFINITY, false);
  if (!shorter.ok || free.length === 0) return { path: [], cost: 0, odd: who.odd, passing: false };
  const passing = !judgeWay(fight, who, free, Number.POSITIVE_INFINITY).ok;
  return { path: free, cost: shorter.cost, odd: shorter.odd, passing };
}

/** FS-GRID-2: moves a combatant that was stopped on an occupied square to `safe`, or to the free one nearest to it. */
function fallBack(table: Table, who: Combatant, safe: Cell): void {
  const to = nearestFree(table.fight, who, safe);
  if (to) table.tell({ fact: 'fell-back', who: who.id, from: who.cell, to });
  settleHolds(table, who.id);
}

/** FS-OPP-2: the foes that this step provokes and that are not in `asked`, in the order of initiative. */
function provokedBy(
  fight: Fight,
  who: Combatant,
  from: Cell,
  to: Cell,
  asked: ReadonlySet<Id> | null,
): readonly Id[] {
  if (who.disengaged) return noIds;
  let found: Id[] | null = null;
  for (const id of fight.listing) {
    const foe = one(fight, id);
    if (asked?.has(id) || !watches(fight, foe, who)) continue;
    if (!stepProvokes(fight, foe, who, from, to)) continue;
    if (found) found.push(id);
    else found = [id];
  }
  return found ? inInitiativeOrder(fight, found) : noIds;
}

const noIds: readonly Id[] = [];

export const move: Action = {
  id: 'move',
  anytime: never,
  offer,
  needs,
  read,
  perform,
};
