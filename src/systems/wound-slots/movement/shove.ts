import type { MoveRules } from '../../../battlefield/move.ts';
import { push } from '../../../battlefield/push.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { PickCell, Question } from '../../../kernel/port.ts';
import { readCell } from '../judge.ts';
import type { StepEvent } from '../reactions/windows.ts';
import { refuse } from '../refusal.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { breakApart } from './apart.ts';
import { bareStep, isDiagonal, oddOf, rulesFor, standings } from './rules.ts';
import { surroundings } from './walk.ts';
import { stepOf } from './way.ts';

/** Being moved against one's will (SL-MSC-6, SL-R80). */

interface Landing {
  readonly cell: Cell;
  readonly path: readonly Cell[];
  readonly cost: number;
}

const pushed = (fight: Fight, who: Combatant): Pick<MoveRules, 'size' | 'occupancy'> => ({
  size: who.squares,
  occupancy: standings(fight, who),
});

/** Everywhere that so many yards can shove somebody: straight lines, up to what is in the way. */
export function landings(fight: Fight, who: Combatant, yards: number): readonly Landing[] {
  const field = fieldOf(fight);
  const like = fight.rulings.forcedMove === 'likeMovement';
  const rules = rulesFor(fight, who, 'walk');
  const found: Landing[] = [];
  for (let direction = 0; direction < field.directions; direction++) {
    const { path } = push(field, who.cell, direction, yards, pushed(fight, who));
    let [at, cost, odd] = [who.cell, 0, like && oddOf(fight, who)];
    for (let i = 0; i < path.length; i++) {
      const to = path[i] as Cell;
      const step = like
        ? stepOf(fight, rules, at, to, odd, true)
        : { cost: bareStep(fight, at, to, odd), odd: isDiagonal(fight, at, to) ? !odd : odd };
      if (!step || cost + step.cost > yards) break;
      cost += step.cost;
      odd = step.odd;
      at = to;
      found.push({ cell: to, path: path.slice(0, i + 1), cost });
    }
  }
  return found;
}

/** SL-MSC-6: whoever shoved says where to; nobody is asked when there is no room at all. */
export function shove(table: Table, by: Id, id: Id, yards: number): void {
  const { fight } = table;
  const all = landings(fight, one(fight, id), yards);
  if (all.length === 0) return;
  const choice = table.ask(shoveQuestion(by, id, all));
  const to = readCell(choice.to);
  const landing = all.find(({ cell }) => cell.x === to?.x && cell.y === to.y);
  if (!landing) return;
  const from = one(fight, id).cell;
  if (fight.rulings.forcedMove === 'likeMovement') {
    const step: StepEvent = { who: id, from, to: landing.cell, willing: true };
    table.offer('step', step);
  }
  table.tell({ fact: 'shoved', who: id, by, from, to: landing.cell });
  surroundings(table, id, false);
  breakApart(table, id);
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
