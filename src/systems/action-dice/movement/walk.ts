import type { Cell, Id } from '../../../kernel/json.ts';
import { standingOn } from '../copies.ts';
import { movementOf } from '../numbers.ts';
import { giveOpening } from '../openings/give.ts';
import { outOfReachOf } from '../openings/leave.ts';
import { turnTo } from '../position/behind.ts';
import type { Trigger } from '../reactions/trigger.ts';
import { trigger } from '../reactions/trigger.ts';
import { isAwaitedBySomebody } from '../readied/awaited.ts';
import type { Happening } from '../readied/happenings.ts';
import { about, happened, somebodyWaits } from '../readied/happenings.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { groundAhead, losesGround } from './ground.ts';
import { isNegated } from './knock.ts';
import { mayStop } from './rules.ts';
import { feetOfPath } from './way.ts';

/** Walking a path, which stops at each square where something may interrupt (AD-ACT-9, AD-ACT-12, AD-R31, AD-R36). */

interface Walk {
  readonly path: readonly Cell[];
  /** AD-R32 `poolForTurn`: whether the feet are taken from the pool. */
  readonly pooled: boolean;
  /** AD-R31: whether leaving an enemy's reach creates an opening. */
  readonly opens: boolean;
}

/** Walks; returns whether it reached the end of the path. */
export function walk(table: Table, id: Id, { path, pooled, opens }: Walk): boolean {
  const { fight } = table;
  const who = one(fight, id);
  const { cell: start, prone: crawls } = who;
  const watched = somebodyWaits(table) || (opens && fight.rulings.moveOpens) || groundAhead(fight, who, path);
  if (!watched) {
    go(table, id, path, pooled ? feetOfPath(fight, who, path) : 0);
    return true;
  }
  const feet = path.map((_, place) => feetOfPath(fight, who, path.slice(0, place + 1)));
  const moving = trigger();
  let quiet: { readonly path: readonly Cell[]; readonly feet: number } = { path: [], feet: 0 };
  const goQuietly = (): void => {
    go(table, id, quiet.path, quiet.feet);
    quiet = { path: [], feet: 0 };
  };
  for (const [place, to] of path.entries()) {
    const [sofar, all] = [feet[place - 1] ?? 0, feet[place] ?? 0];
    // AD-POS-14: one that falls on its way outside its own turn (AD-POS-11) crawls on if its quarter of Speed suffices.
    const goes = (): boolean => crawls || !who.prone || all <= movementOf(fight, who);
    const next: Step = { id, to, feet: pooled ? all - sofar : 0, opens, moving, goes };
    if (isQuiet(fight, quiet.path.at(-1) ?? who.cell, next)) {
      quiet = { path: [...quiet.path, to], feet: quiet.feet + next.feet };
      continue;
    }
    goQuietly();
    if (!step(table, next)) {
      backToRoom(table, id, [start, ...path]);
      return false;
    }
  }
  goQuietly();
  return true;
}

/** Whether nothing can happen on this square, so that it is told together with the next. */
function isQuiet(fight: Fight, from: Cell, { id, to, opens, moving, goes }: Step): boolean {
  if (opens && fight.rulings.moveOpens) return false;
  const who = standingOn(one(fight, id), from);
  return (
    !groundAhead(fight, who, [to]) &&
    goes() &&
    free(fight, who, to) &&
    !isAwaitedBySomebody(fight, { event: 'step', who: id, from, to, ...moving })
  );
}

function go(table: Table, id: Id, path: readonly Cell[], feet: number): void {
  const from = one(table.fight, id).cell;
  if (path.length === 0) return;
  table.tell({ fact: 'moved', who: id, from, path, feet });
  const [last, before] = [path.at(-1) ?? from, path.at(-2) ?? from];
  const { squares } = one(table.fight, id);
  turnTo(table, id, { cell: last, squares }, { cell: before, squares });
}

interface Step {
  readonly id: Id;
  readonly to: Cell;
  readonly feet: number;
  readonly opens: boolean;
  readonly moving: Trigger;
  /** Whether its movement suffices for this square. */
  goes(): boolean;
}

/** Walks one square; returns whether it can go on from there. */
function step(table: Table, { id, to, feet, opens, moving, goes }: Step): boolean {
  const { fight } = table;
  const { cell: from } = one(fight, id);
  const happening: Happening = { event: 'step', who: id, from, to, ...moving };
  about(table, happening);
  if (!goesOn(fight, id, from)) return false;
  if (opens) leaveReach(table, id, to);
  if (!goesOn(fight, id, from) || !goes() || !free(fight, one(fight, id), to)) return false;
  go(table, id, [to], feet);
  losesGround(table, id, [to]);
  if (!goesOn(fight, id, to)) return false;
  happened(table, happening);
  return goesOn(fight, id, to);
}

/** Whether it is still able to go on, and still at this cell. */
const goesOn = (fight: Fight, id: Id, at: Cell): boolean => {
  const { cell } = one(fight, id);
  return !isNegated(fight, id) && cell.x === at.x && cell.y === at.y;
};

/** Whether the cell can still be entered: somebody may have come there since the path was chosen. */
const free = (fight: Fight, who: Combatant, to: Cell): boolean =>
  Number.isFinite(feetOfPath(fight, who, [to]));

/** AD-R31: offers an opening to the enemies whose reach it leaves. */
function leaveReach(table: Table, id: Id, to: Cell): void {
  const { fight } = table;
  const by = outOfReachOf(fight, one(fight, id), to);
  if (by.length > 0)
    giveOpening(table, {
      who: id,
      by,
      why: 'moves out of reach',
      clause: 'AD-ACT-9',
      rulings: [rulingIds.moveOpens],
    });
}

/** AD-R33: one that is stopped or falls in another's space is put back to the last free square of its path. */
function backToRoom(table: Table, id: Id, way: readonly Cell[]): void {
  const { fight } = table;
  const who = one(fight, id);
  if (!present(who) || mayStop(fight, who, who.cell)) return;
  const here = way.findIndex(({ x, y }) => x === who.cell.x && y === who.cell.y);
  const room = way.slice(0, Math.max(0, here)).findLast((cell) => mayStop(fight, who, cell));
  if (room) table.tell({ fact: 'pushed', who: id, by: id, from: who.cell, path: [room] });
}
