import { heightAt, wallOn } from '../../../battlefield/field.ts';
import { canStand } from '../../../battlefield/occupancy.ts';
import { cellsOnLine } from '../../../battlefield/sight.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import { attributeOf, rounded } from '../derived.ts';
import type { StepEvent } from '../reactions/windows.ts';
import { makeCheck } from '../roll/check.ts';
import type { Rulings } from '../rulings.ts';
import { fieldOf, yardsApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { happened } from '../turn/events.ts';
import { breakApart } from './apart.ts';
import { payStretch } from './buying.ts';
import { graspsLedge, staysUpright } from './landing.ts';
import { oddOf, standings } from './rules.ts';
import { chasmAt, grounds } from './terrain.ts';
import { surroundings } from './walk.ts';

/** Jumping (section JMP). */

export type JumpKind = 'long' | 'high';

/** SL-JMP-2: yards right before that make a run-up. */
export const runUpYards = 5;

/** SL-JMP-2, SL-R6: with a run-up the result and Speed, without half the result. */
export function jumpResult(
  rulings: Pick<Rulings, 'rounding'>,
  result: number,
  speed: number,
  runUp: number,
): number {
  return runUp >= runUpYards ? result + speed : rounded(rulings, result / 2);
}

/** SL-JMP-3, SL-R61: feet as yards; 0 or less is no jump. */
export function jumpYards(rulings: Pick<Rulings, 'jumpYards'>, feet: number): number {
  if (feet <= 0) return 0;
  return rulings.jumpYards === 'nearest' ? Math.round(feet / 3) : Math.floor(feet / 3);
}

/** SL-JMP-4: the highest obstacle that is cleared, in inches. */
export const jumpInches = (result: number, height: number, tucked: boolean): number =>
  Math.max(0, 2 * result) + (tucked && result > 0 ? height / 2 : 0);

/** Inches in a metre, and of a low wall that does not say how high it is (mark `inches`). */
const inchesPerMetre = 39.37;
const lowWall = 36;

/** What stands or rises between two cells, in inches; `null` where no jump helps. */
export function obstacleBetween(fight: Fight, from: Cell, to: Cell): number | null {
  const field = fieldOf(fight);
  const wall = wallOn(field, from, to);
  const marked = wall?.marks?.inches;
  if (wall && wall.kind !== 'low-wall' && wall.open !== true && typeof marked !== 'number') return null;
  const inches = typeof marked === 'number' ? marked : wall?.kind === 'low-wall' ? lowWall : 0;
  const rise = Math.max(0, heightAt(field, to) - heightAt(field, from)) * inchesPerMetre;
  return Math.max(inches, rise);
}

/** The check of a jump, as the dice and the run-up have it: one that is paid over turns has that of its declaration. */
export function rollJump(table: Table, id: Id, runUp: number): number {
  const { fight } = table;
  const who = one(fight, id);
  const check = makeCheck(table, {
    who: id,
    of: { attribute: 'strength', skill: 'athletics', specialization: 'jumping' },
    kind: 'ordinary',
    clause: 'SL-JMP-1',
    purpose: 'jump',
    terms: speedTerms(who, runUp),
    tn: null,
  });
  // Speed is in the sum already: it counts with a run-up only.
  const speed = runUp >= runUpYards ? attributeOf(who.sheet, 'speed') : 0;
  return jumpResult(fight.rulings, check.result - speed, speed, runUp);
}

const speedTerms = (who: Combatant, runUp: number): Term[] =>
  runUp >= runUpYards
    ? [{ value: attributeOf(who.sheet, 'speed'), op: 'add', label: 'Spd, run-up', clause: 'SL-JMP-2' }]
    : [];

/** The cells under a jump in a straight line, the last one its goal. */
export function flight(fight: Fight, who: Combatant, to: Cell): readonly Cell[] {
  const line = cellsOnLine(fieldOf(fight), who.cell, 1, to, 1).filter(
    ({ x, y }) => x !== who.cell.x || y !== who.cell.y,
  );
  const last = line[line.length - 1];
  return last && last.x === to.x && last.y === to.y ? line : [...line, to];
}

export const standable = (fight: Fight, who: Combatant, cell: Cell): boolean =>
  canStand(fieldOf(fight), cell, who.squares, standings(fight, who), grounds.walk);

/** Where a jump that goes so far comes down: at its goal, or short of it: the last place where anybody can be. */
function landingOf(fight: Fight, who: Combatant, to: Cell, yards: number): Cell {
  if (yardsApart(fight, who.cell, 1, to, 1) <= yards) return to;
  let best = who.cell;
  for (const cell of flight(fight, who, to)) {
    if (yardsApart(fight, who.cell, 1, cell, 1) > yards) break;
    if (standable(fight, who, cell) || chasmAt(fight, cell, who.squares) > 0) best = cell;
  }
  return best;
}

/**
 * SL-JMP-3, SL-JMP-5, SL-JMP-6: through the air in one go. `paid`: AP went into it over turns, the movement is paid for.
 */
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
  const step: StepEvent = { who: id, from: who.cell, to, willing: true };
  table.offer('step', step);
  if (!conscious(one(fight, id))) return;
  const from = one(fight, id).cell;
  const end =
    kind === 'long'
      ? landingOf(fight, who, to, jumpYards(fight.rulings, result))
      : clears(fight, who, to, result, tucked);
  const yards = yardsApart(fight, from, 1, end, 1);
  if (yards > 0) {
    const odd = oddOf(fight, who);
    if (paid) flown(table, id, yards);
    else payStretch(table, id, 'walk', { cost: yards, yards, odd });
    table.tell({ fact: 'moved', who: id, from, path: [end], cost: yards, how: 'jump', passing: false });
  }
  breakApart(table, id);
  if (chasmAt(fight, end, who.squares) > 0) {
    graspsLedge(table, id, end, to);
  } else {
    if (yards > 0) staysUpright(table, id);
    surroundings(table, id, false);
  }
  happened(table, 'step', id);
}

const clears = (fight: Fight, who: Combatant, to: Cell, result: number, tucked: boolean): Cell => {
  const obstacle = obstacleBetween(fight, who.cell, to);
  return obstacle !== null && jumpInches(result, who.sheet.height, tucked) >= obstacle ? to : who.cell;
};

/** Yards that were paid for as AP of a charge: walked, not taken off the pool. */
function flown(table: Table, id: Id, yards: number): void {
  const { movement } = one(table.fight, id);
  const { walked, runUp } = movement;
  table.tell({
    fact: 'movement',
    who: id,
    movement: { ...movement, walked: walked + yards, runUp: runUp + yards },
  });
}
