import type { MoveRules } from '../../../battlefield/move.ts';
import { push } from '../../../battlefield/push.ts';
import { readCell } from '../../../engine/fields.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { PickCell, Question } from '../../../kernel/port.ts';
import { aloft } from '../combat/water.ts';
import { movementWith } from '../copies.ts';
import type { StepEvent } from '../reactions/windows.ts';
import { refuse } from '../refusal.ts';
import { guideOf } from '../riding.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { happened } from '../turn/events.ts';
import { breakApart } from './apart.ts';
import { Clinging } from './clinging.ts';
import { unseat } from './dismount.ts';
import { bareStep, isDiagonal, oddOf, rulesFor, standings, steepest } from './rules.ts';
import { surroundings } from './surroundings.ts';
import { chasmAt, faceAt } from './terrain.ts';
import { costOfPath, stepOf } from './way.ts';

/** Forced movement (SL-MSC-6, SL-R80). */

interface Landing {
  readonly cell: Cell;
  readonly path: readonly Cell[];
  readonly cost: number;
}

/** Nobody is shoved up what is too steep to walk. */
const pushed = (fight: Fight, who: Combatant): Pick<MoveRules, 'size' | 'slope' | 'occupancy'> => ({
  size: who.squares,
  slope: { up: steepest },
  occupancy: standings(fight, who),
});

/** The cells to which `yards` can shove a combatant: straight lines up to the first obstacle. */
function landings(fight: Fight, who: Combatant, yards: number): readonly Landing[] {
  const field = fieldOf(fight);
  const like = fight.rulings.forcedMove === 'likeMovement';
  const rules = rulesFor(fight, who, 'walk');
  const found: Landing[] = [];
  for (let direction = 0; direction < field.directions; direction++) {
    const { path } = push(field, who.cell, direction, yards, pushed(fight, who));
    let [at, cost, odd] = [who.cell, 0, like && oddOf(fight, who)];
    for (let i = 0; i < path.length; i++) {
      const to = path[i] as Cell;
      const step = like ? stepOf(fight, rules, at, to, odd, true) : shovedStep(fight, who, at, to, odd);
      if (!step || cost + step.cost > yards) break;
      cost += step.cost;
      odd = step.odd;
      at = to;
      found.push({ cell: to, path: path.slice(0, i + 1), cost });
    }
  }
  return found;
}

/** SL-R80 `ownCount`: a step whatever the ground costs; `null`: it would lead onto a face, which is a wall to it. */
function shovedStep(fight: Fight, who: Combatant, from: Cell, to: Cell, odd: boolean): Step | null {
  if (!faceAt(fight, from, who.squares) && faceAt(fight, to, who.squares)) return null;
  return { cost: bareStep(fight, from, to, odd), odd: isDiagonal(fight, from, to) ? !odd : odd };
}

interface Step {
  readonly cost: number;
  readonly odd: boolean;
}

/** SL-MSC-6: asks the attacker where to and moves the target. Nothing happens if there is no room at all. */
export function shove(table: Table, by: Id, id: Id, yards: number): void {
  const { fight } = table;
  const all = landings(fight, one(fight, id), yards);
  if (all.length === 0) return;
  const choice = table.ask(shoveQuestion(by, id, all));
  const to = readCell(choice.to);
  const landing = all.find(({ cell }) => cell.x === to?.x && cell.y === to.y);
  if (!landing) return;
  if (fight.rulings.forcedMove === 'likeMovement') driven(table, by, id, landing.path);
  else table.tell({ fact: 'shoved', who: id, by, from: one(fight, id).cell, to: landing.cell });
  surroundings(table, id, false);
  breakApart(table, id);
  plunges(table, id);
}

/** Falls if it was shoved into a chasm and does not fly (SL-MOV-7). */
function plunges(table: Table, id: Id): void {
  const who = one(table.fight, id);
  const { cell, squares } = who;
  const yards = chasmAt(table.fight, cell, squares);
  if (yards === 0 || aloft(who)) return;
  table.tell({ fact: 'fell', who: id, yards, to: cell, clause });
  unseat(table, id, 'SL-MSC-7');
  table.tell({ fact: 'posture', who: id, posture: 'prone', clause });
}

/**
 * SL-R80 `likeMovement`: moves step by step like normal movement: Rebuff, Cling and readied actions apply, and its
 * diagonal count goes on. Ends where a Rebuff fells the target.
 */
function driven(table: Table, by: Id, id: Id, way: readonly Cell[]): void {
  const { fight } = table;
  const awake = conscious(one(fight, id));
  const path = [...way];
  const clinging = new Clinging(table, id);
  // SL-R57: within one move diagonals are counted on in any case.
  let odd = oddOf(fight, one(fight, id));
  for (let next = 0; next < path.length; next++) {
    const from = one(fight, id).cell;
    const guide = guideOf(fight, one(fight, id));
    const ahead = path[next] as Cell;
    table.offer('step', { who: id, ...guide, from, to: ahead, willing: true } satisfies StepEvent);
    if (conscious(one(fight, id)) !== awake) return;
    clinging.before({
      path,
      next,
      yards: () => costOfPath(fight, one(fight, id), path.slice(next), { gait: 'walk' }, odd),
      settle() {},
      lose() {},
    });
    const to = path[next];
    if (to === undefined) return;
    odd = stepOf(fight, rulesFor(fight, one(fight, id), 'walk'), from, to, odd, true)?.odd ?? odd;
    table.tell({ fact: 'shoved', who: id, by, from, to });
    table.tell({ fact: 'movement', who: id, movement: movementWith(one(fight, id).movement, { odd }) });
    clinging.after(from);
    happened(table, 'step', id, true);
    const now = one(fight, id);
    if (conscious(now) !== awake || now.cell.x !== to.x || now.cell.y !== to.y) return;
  }
}

const clause = 'SL-MSC-6';

const shoveQuestion = (by: Id, id: Id, all: readonly Landing[]): Question => ({
  id: 'shove',
  clause,
  for: by,
  about: { who: id },
  options: () => [
    {
      id: 'shove',
      label: 'Shove',
      clause,
      group: 'primary',
      needs: {
        to: {
          kind: 'cell',
          label: 'Where to',
          cells: all.map(({ cell, cost }): PickCell => ({ ...cell, cost })),
        },
      },
    },
  ],
  read({ option, to }) {
    if (option !== 'shove') return refuse('noSuchThing', 'the answer is shove', clause, 'option');
    const cell = readCell(to);
    if (cell && all.some((each) => each.cell.x === cell.x && each.cell.y === cell.y)) {
      return { option: 'shove', to: { x: cell.x, y: cell.y } };
    }
    return refuse('noWay', 'it cannot be shoved there', clause, 'to');
  },
});
