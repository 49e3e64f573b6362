import type { Ground } from '../../../battlefield/ground.ts';
import { judgePath } from '../../../battlefield/move.ts';
import { cellAfter } from '../../../battlefield/straight.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { isFullCover } from '../cover/sources.ts';
import { refuse } from '../refusal.ts';
import { fieldOf, maySharePlace, metresApart, overlap } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, foes, isDown, isObject, present } from '../state.ts';
import { difficultAt } from '../terrain.ts';
import { comesNearer, feared } from './fear.ts';
import { metresAtHand } from './metres.ts';
import { costTimes, mayStop, onFoot } from './rules.ts';

/** Destinations and costs of jumps (WS-TER-4). Pure. */

const clause = 'WS-TER-4';

/** WS-TER-4: the jumping range if the game master says so many metres: half of it on difficult terrain. */
export const jumpingRange = (fight: Fight, who: Combatant, metres: number): number =>
  difficultAt(fight, who.cell, who.squares) ? Math.floor(metres / 2) : metres;

/** The distance to the destination in metres. */
export const jumpDistance = (fight: Fight, who: Combatant, to: Cell): number =>
  metresApart(fight, who.cell, 1, to, 1);

/** The number of squares on its way, including the destination. */
const squaresTo = (who: Combatant, to: Cell): number =>
  Math.max(Math.abs(to.x - who.cell.x), Math.abs(to.y - who.cell.y));

/** The squares below the jump, in a straight line, each next to the previous one; the last is the destination. */
export function flightOf(who: Combatant, to: Cell): readonly Cell[] {
  const steps = squaresTo(who, to);
  // A plain loop: called hundreds of times in a turn with jumps.
  const flight: Cell[] = [];
  for (let step = 1; step <= steps; step++) flight.push(cellAfter(who.cell, to, step, steps));
  return flight;
}

/** Metres of movement that the jump costs; terrain below it does not matter. */
export const jumpCost = (fight: Fight, who: Combatant, to: Cell): number =>
  squaresTo(who, to) * costTimes(fight, who);

/** In the air only walls and full cover are obstacles. */
const air: Ground = {
  terrain: (kind) => (isFullCover(kind) ? 'blocked' : 1),
  combine: 'worst',
  wall: (_, blocks) => (blocks ? 'blocked' : 0),
};

/** What is the same for all destinations of one jumper. */
interface Room {
  readonly mover: Combatant;
  readonly barriers: readonly Combatant[];
  readonly fears: readonly Combatant[];
  /** Metres at hand, and the cost of each metre. */
  readonly far: number;
  readonly times: number;
}

function roomOf(fight: Fight, who: Combatant): Room {
  const mover = onFoot(who);
  return {
    mover,
    barriers: everyone(fight).filter((other) => bars(fight, mover, other)),
    fears: feared(fight, who),
    far: metresAtHand(fight, who),
    times: costTimes(fight, who),
  };
}

/** The reason why it cannot jump there, or `null`. The jumping range is not considered. */
export function judgeJump(
  fight: Fight,
  who: Combatant,
  to: Cell,
  { mover, barriers, fears, far, times } = roomOf(fight, who),
): Refusal | null {
  const { name } = who.sheet;
  if (to.x === who.cell.x && to.y === who.cell.y) {
    return refuse('spaceTaken', `${name} is there already`, clause, 'to');
  }
  if (comesNearer(fight, who, to, fears)) {
    return refuse('noWay', `${name} does not dare to come nearer`, 'WS-STA-6', 'to');
  }
  const flight = flightOf(who, to);
  const rules = {
    size: who.squares,
    ground: air,
    corners: 'one-side',
    from: who.cell,
    stops: false,
  } as const;
  if (!judgePath(fieldOf(fight), rules, flight).ok) {
    return refuse('noWay', `there is no way there for ${name}`, clause, 'to');
  }
  if (flight.some((cell) => isBarred(barriers, mover, cell))) {
    return refuse('barred', `${name} cannot get past there in the air`, 'WS-TER-6', 'to');
  }
  if (!mayStop(fight, mover, to)) {
    return refuse('spaceTaken', `${name} cannot stop in that space`, 'WS-TER-5', 'to');
  }
  if (flight.length * times <= far) return null;
  return refuse('noMovement', `that is farther than ${name} can still move`, 'WS-RND-5', 'to');
}

/**
 * WS-TER-6: whether somebody blocks a jump: full-cover objects, and enemies that are up and cannot share a space, or may
 * not be passed any more in this turn (WS-R86).
 */
function bars(fight: Fight, mover: Combatant, other: Combatant): boolean {
  if (!present(other) || other.mounted !== null || other.id === mover.id) return false;
  if (isObject(other)) return other.sheet.cover === 'full';
  if (!foes(other, mover) || isDown(other)) return false;
  return mover.movement.barred.includes(other.id) || !maySharePlace(fight, other, mover);
}

const isBarred = (barriers: readonly Combatant[], mover: Combatant, cell: Cell): boolean =>
  barriers.some((other) => overlap(other.cell, other.squares, cell, mover.squares));

/** All destinations of jumps within its movement, with their costs. */
export function landings(fight: Fight, who: Combatant): readonly (Cell & { readonly cost: number })[] {
  const { width, height } = fieldOf(fight);
  const room = roomOf(fight, who);
  const far = Math.floor(room.far / room.times);
  const found: (Cell & { cost: number })[] = [];
  for (let y = Math.max(0, who.cell.y - far); y <= Math.min(height - 1, who.cell.y + far); y++) {
    for (let x = Math.max(0, who.cell.x - far); x <= Math.min(width - 1, who.cell.x + far); x++) {
      if (judgeJump(fight, who, { x, y }, room) === null) {
        found.push({ x, y, cost: squaresTo(who, { x, y }) * room.times });
      }
    }
  }
  return found;
}
