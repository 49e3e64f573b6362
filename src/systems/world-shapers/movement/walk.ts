import type { Cell, Id } from '../../../kernel/json.ts';
import { copyOfCombatant } from '../copies.ts';
import { dragAlong, tied } from '../grabs/drag.ts';
import { about, comesBefore, happened } from '../held/watch.ts';
import type { Combatant } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { partGrabs } from './apart.ts';
import { stepMatters } from './matters.ts';
import { buyMetres, movesFor } from './metres.ts';
import { getsPast, inTheWay } from './passing.ts';
import { mayStop, nearestFree, onFoot } from './rules.ts';
import { costOfPath, judgeMobile, stepCost } from './way.ts';

/**
 * Walks a path that is legal. Consecutive steps without consequences are told as one fact; a fact ends before an enemy
 * must be passed (WS-TER-6) and after a step that triggers something, so that everybody is at the right place then
 * (WS-INI-12). Metres are paid as they are walked, and Move actions are taken when they run out (WS-BAS-7): as many as
 * the way was to cost. Where something on the way makes it dearer, the mover stops, and decides anew.
 *
 * @returns whether the mover reached the end of the path.
 */
export function walk(table: Table, id: Id, path: readonly Cell[]): boolean {
  const walker = one(table.fight, id);
  // WS-R25: a held action may have stopped it before its first step.
  if (judgeMobile(table.fight, walker) !== null) return false;
  const going: Going = {
    table,
    id,
    moves: null,
    stretch: [],
    cost: 0,
    trail: [walker.cell],
    passed: new Set<Id>(),
  };
  const arrived = path.every((to, place) => takeStep(going, to, path, place));
  settle(going);
  standFree(going);
  return arrived;
}

/** A walk in progress. */
interface Going {
  readonly table: Table;
  readonly id: Id;
  /** The Move actions that the rest of the way was to cost; `null` as long as nothing can have changed that. */
  moves: number | null;
  /** Steps that are not told yet, and their cost. */
  stretch: Cell[];
  cost: number;
  /** All squares of the walk so far. */
  readonly trail: Cell[];
  /** Enemies passed in this walk (WS-R86: one check for each). */
  readonly passed: Set<Id>;
}

/** The mover at its current square, including steps that are not told yet. */
function moverOf({ table, id, stretch }: Going): Combatant {
  const who = one(table.fight, id);
  const at = stretch.at(-1);
  if (!at) return who;
  const there = copyOfCombatant(who);
  there.cell = at;
  return there;
}

/** Takes a step; returns whether it was taken and the mover may go on. */
function takeStep(going: Going, to: Cell, path: readonly Cell[], place: number): boolean {
  const { table, id } = going;
  const { fight } = table;
  let mover = moverOf(going);
  const { cell: from } = mover;
  const watched = tied(fight, id) || stepMatters(fight, mover, to);
  if (watched) going.moves ??= movesLeft(going, mover, path.slice(place));
  if (watched && comesBefore(fight)) {
    settle(going);
    about(table, { event: 'step', who: id, from, to });
    if (!still(going, from)) return false;
    mover = moverOf(going);
  }
  const cost = stepCost(fight, mover, to);
  if (cost === null || !afford(going, cost) || !pass(going, mover, to, cost)) return false;
  going.stretch.push(to);
  going.cost += cost;
  going.trail.push(to);
  if (!watched) return true;
  settle(going);
  dragAlong(table, id);
  partGrabs(table, id);
  happened(table, { event: 'step', who: id, from, to });
  return still(going, to);
}

/** The Move actions that these steps still cost. */
const movesLeft = ({ table: { fight }, id, cost }: Going, mover: Combatant, rest: readonly Cell[]): number =>
  movesFor(fight, one(fight, id), cost + costOfPath(fight, mover, rest));

/** Whether there are metres for the untold steps and one more; buys what is missing, within what the way was to cost. */
function afford(going: Going, cost: number): boolean {
  const { table, id, moves } = going;
  if (one(table.fight, id).movement.left >= going.cost + cost) return true;
  settle(going);
  if (moves === null) return buyMetres(table, id, cost);
  const needed = movesFor(table.fight, one(table.fight, id), cost);
  if (needed > moves) return false;
  going.moves = moves - needed;
  return buyMetres(table, id, cost);
}

/** WS-TER-6: passes all enemies whose space the step leads into, one after the other. */
function pass(going: Going, mover: Combatant, to: Cell, cost: number): boolean {
  const { table, id, passed } = going;
  for (const enemy of inTheWay(table.fight, onFoot(mover), to)) {
    if (passed.has(enemy)) continue;
    settle(going);
    if (!getsPast(table, id, enemy, cost) || !still(going, moverOf(going).cell)) return false;
    passed.add(enemy);
  }
  return true;
}

/** Whether the mover is still at that square and can move. */
function still({ table, id }: Going, at: Cell): boolean {
  const who = one(table.fight, id);
  const there = who.cell.x === at.x && who.cell.y === at.y;
  return there && table.fight.over === null && judgeMobile(table.fight, who) === null;
}

/** Tells the steps since the last time. WS-R39: a climber gets off its mount with its first step. */
function settle(going: Going): void {
  const { table, id, stretch, cost } = going;
  if (stretch.length === 0) return;
  going.stretch = [];
  going.cost = 0;
  const { cell: from, mounted } = one(table.fight, id);
  if (mounted) table.tell({ fact: 'mounted', who: id, mounted: null, off: mounted.on, to: from });
  table.tell({ fact: 'moved', who: id, from, path: stretch, cost });
}

/**
 * WS-TER-5: a mover that stopped where it may not stay is set back to the last space of its way where it may; if all of
 * those are taken by now, to the nearest free one.
 */
function standFree({ table, id, trail }: Going): void {
  const { fight } = table;
  const who = one(fight, id);
  const at = trail.findLastIndex(({ x, y }) => x === who.cell.x && y === who.cell.y);
  // Somebody else moved it off its way, and is responsible for its place.
  if (at < 0 || mayStop(fight, who, who.cell)) return;
  const to = trail.slice(0, at).findLast((cell) => mayStop(fight, who, cell)) ?? nearestFree(fight, who);
  if (to) table.tell({ fact: 'set-back', who: id, from: who.cell, to });
}
