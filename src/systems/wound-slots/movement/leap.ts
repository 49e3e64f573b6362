import type { Cell, Id } from '../../../kernel/json.ts';
import { movementWith } from '../copies.ts';
import { byInitiative } from '../judge.ts';
import type { StepEvent } from '../reactions/windows.ts';
import { sideOf, yardsApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { happened } from '../turn/events.ts';
import { breakApart } from './apart.ts';
import { payStretch } from './buying.ts';
import { cling } from './cling.ts';
import type { JumpKind } from './jump.ts';
import { flight, jumpInches, jumpYards, obstacleBefore, standable } from './jump.ts';
import { graspsLedge, staysUpright } from './landing.ts';
import { oddOf } from './rules.ts';
import { goOnQuestion, signsOf } from './second-thought.ts';
import { surroundings } from './surroundings.ts';
import { chasmAt } from './terrain.ts';
import { crowdsFoe } from './threat.ts';
import { comeAlong } from './trail.ts';
import { canGoOn } from './way.ts';

/** A jump: take-off, flight, landing (SL-JMP-3 to SL-JMP-8). */

/**
 * Where a jump of so many yards ends: at its goal, or at the last cell before it where the jumper can stand or falls
 * into a chasm.
 */
function landingOf(fight: Fight, who: Combatant, to: Cell, yards: number): Cell {
  if (yardsApart(fight, who.cell, 1, to, 1) <= yards) return to;
  let best = who.cell;
  for (const cell of flight(fight, who, to)) {
    if (yardsApart(fight, who.cell, 1, cell, 1) > yards) break;
    if (standable(fight, who, cell) || chasmAt(fight, cell, who.squares) > 0) best = cell;
  }
  return best;
}

/** SL-JMP-3, SL-JMP-5, SL-JMP-6: performs the jump. `paid`: its yards were paid for as a charge. */
export function leap(
  table: Table,
  id: Id,
  to: Cell,
  result: number,
  kind: JumpKind,
  tucked: boolean,
  paid: boolean,
): void {
  const { fight } = table;
  const who = one(fight, id);
  const meant =
    kind === 'long'
      ? landingOf(fight, who, to, jumpYards(fight.rulings, result))
      : clears(fight, who, to, result, tucked);
  const [first] = pathTo(fight, who, meant);
  if (!first) {
    const high = [
      Math.floor(jumpInches(result, who.sheet.height, tucked)),
      heightBefore(fight, who, to),
    ] as const;
    comesToNothing(table, id, kind === 'high' ? high : null);
    return;
  }
  if (!takesOff(table, id, first)) return;
  const yards = yardsApart(fight, who.cell, 1, meant, 1);
  const { end, along } = heldBack(table, id, meant, yards);
  const way = pathTo(fight, one(fight, id), end);
  const gone = yardsApart(fight, who.cell, 1, end, 1);
  if (paid) flown(table, id, gone);
  else payStretch(table, id, 'walk', { cost: yards, yards: gone, odd: oddOf(fight, who) });
  if (way.length === 0) return;
  const before = who.cell;
  through(table, id, way);
  for (const [other, most] of along) {
    comeAlong(table, other, id, before, most, 'cling');
    // Others that it grapples do not move along.
    breakApart(table, other);
  }
  breakApart(table, id);
  lands(table, id, end, before);
  table.tell({ fact: 'jumped', who: id, worked: end.x === to.x && end.y === to.y, moved: true });
  happened(table, 'step', id, true);
}

/** SL-OFF-5, SL-OFF-6: offers Rebuff before the take-off, after which the jumper may stop. Returns whether it jumps. */
function takesOff(table: Table, id: Id, first: Cell): boolean {
  const { fight } = table;
  const who = one(fight, id);
  const { cell: from } = who;
  if (!crowdsFoe(fight, who, first)) return true;
  const seen = signsOf(fight, id);
  const step: StepEvent = { who: id, from, to: first, willing: true };
  table.offer('step', step);
  const { cell } = one(fight, id);
  if (fight.over || !canGoOn(fight, id) || cell.x !== from.x || cell.y !== from.y) return false;
  return seen === signsOf(fight, id) || table.ask(goOnQuestion(id, first)).option === 'go-on';
}

/**
 * SL-GRP-1, SL-GRP-2: offers Cling to those who grapple the jumper and would lose it. Yards cut off are paid for and
 * lost.
 */
function heldBack(
  table: Table,
  id: Id,
  meant: Cell,
  yards: number,
): { readonly end: Cell; readonly along: ReadonlyMap<Id, number> } {
  const { fight } = table;
  const along = new Map<Id, number>();
  let [end, left] = [meant, yards];
  const holders = one(fight, id).grappling.map((each) => one(fight, each));
  for (const other of byInitiative(fight, holders)) {
    const who = one(fight, id);
    if (yardsApart(fight, other.cell, sideOf(fight, other), end, who.squares) <= 1) continue;
    const clung = cling(table, other.id, id, left);
    if (!clung) continue;
    if (clung.along > 0) along.set(other.id, clung.along);
    left -= clung.cut;
    if (clung.cut > 0) end = left > 0 ? landingOf(fight, who, end, left) : who.cell;
  }
  return { end, along };
}

/**
 * SL-JMP-6: nothing stops a jumper in the air. It may be rebuffed there, but lands where it was going to even if
 * felled.
 */
function through(table: Table, id: Id, way: readonly Cell[]): void {
  const { fight } = table;
  const { cell: start } = one(fight, id);
  let stretch: Cell[] = [];
  let told = 0;
  const tell = (passing: boolean): void => {
    const { cell: from } = one(fight, id);
    const path = stretch;
    stretch = [];
    const yards = yardsApart(fight, start, 1, path.at(-1) ?? from, 1);
    const cost = yards - told;
    told = yards;
    const clause = conscious(one(fight, id)) ? 'SL-JMP-5' : 'SL-JMP-6';
    table.tell({ fact: 'moved', who: id, from, path, cost, how: 'jump', passing, clause });
  };
  for (const [index, cell] of way.entries()) {
    const who = one(fight, id);
    const from = stretch[stretch.length - 1] ?? who.cell;
    if (index > 0 && conscious(who) && crowdsFoe(fight, who, cell)) {
      if (stretch.length > 0) tell(true);
      const step: StepEvent = { who: id, from, to: cell, willing: true };
      table.offer('step', step);
    }
    stretch.push(cell);
  }
  tell(false);
}

/** SL-JMP-7, SL-JMP-8: the landing, on ground or in a chasm. */
function lands(table: Table, id: Id, end: Cell, from: Cell): void {
  const { fight } = table;
  if (chasmAt(fight, end, one(fight, id).squares) > 0) {
    graspsLedge(table, id, end, from);
    return;
  }
  if (conscious(one(fight, id))) staysUpright(table, id);
  surroundings(table, id, false);
}

/** The cells under the jump; none if it does not leave its cell. */
const pathTo = (fight: Fight, who: Combatant, end: Cell): readonly Cell[] =>
  end.x === who.cell.x && end.y === who.cell.y ? [] : flight(fight, who, end);

const clears = (fight: Fight, who: Combatant, to: Cell, result: number, tucked: boolean): Cell => {
  const obstacle = obstacleBefore(fight, who, to);
  return obstacle !== null && jumpInches(result, who.sheet.height, tucked) >= obstacle ? to : who.cell;
};

/** The inches that a high jump must clear. */
const heightBefore = (fight: Fight, who: Combatant, to: Cell): number =>
  Math.ceil(obstacleBefore(fight, who, to) ?? 0);

/**
 * SL-JMP-2: a failed jump uses up the run-up. `inches`, of a high jump: the height reached and the height required
 * (SL-JMP-4).
 */
function comesToNothing(table: Table, id: Id, inches: readonly [number, number] | null): void {
  table.tell({ fact: 'jumped', who: id, worked: false, moved: false, ...(inches ? { inches } : {}) });
  const { movement } = one(table.fight, id);
  if (movement.runUp === 0) return;
  table.tell({ fact: 'movement', who: id, movement: movementWith(movement, { runUp: 0 }) });
}

/** Counts yards that were paid for as a charge as moved, without taking them from the pool. */
function flown(table: Table, id: Id, yards: number): void {
  const { movement } = one(table.fight, id);
  const { walked, runUp } = movement;
  table.tell({
    fact: 'movement',
    who: id,
    movement: { ...movement, walked: walked + yards, runUp: runUp + yards },
  });
}
