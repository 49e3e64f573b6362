import { readCell } from '../../../engine/fields.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice, Need, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { actionCosts } from '../costs.ts';
import { letGo } from '../effects/lasting.ts';
import { judgeAble } from '../judge.ts';
import { cellsOf } from '../movement/feet.ts';
import { isNegated } from '../movement/knock.ts';
import { walk } from '../movement/walk.ts';
import { feetOfPath, judgeWalking, pathField, pathOf, readWay, wayNeed } from '../movement/way.ts';
import { movementOf } from '../numbers.ts';
import { exposedTo, giveOpening } from '../openings/give.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { costOf, greyed } from './action.ts';

/** Escape (AD-ACT-8, AD-R30): first the openings, then the movement, then whether it is out. */

const clause = 'AD-ACT-8';
const price = { actions: actionCosts.escape };

const judge = ({ sheet }: Combatant): Refusal | null =>
  sheet.fixed ? refuse('immobile', `${sheet.name} does not move`, clause) : null;

/** Whether it moves at all. Under AD-R30 `leavesAtOnce` no path is chosen. */
const goes = (fight: Fight, who: Combatant): boolean =>
  fight.rulings.escapeEffect !== 'leavesAtOnce' && judgeWalking(fight, who) === null;

/** The field for the path. Staying is one of the answers, because it may be cornered. */
function needOf(fight: Fight, who: Combatant): Need {
  const need = wayNeed(fight, { ...who, feet: 0, actions: actionCosts.move });
  return need.kind === 'path' ? { ...need, cells: [...need.cells, { ...who.cell, cost: 0 }] } : need;
}

export const escapeAction: Action = {
  id: 'escape',
  clause,
  kind: 'deed',
  offer: (_fight, who) =>
    who.sheet.fixed
      ? null
      : {
          id: 'escape',
          label: 'Escape',
          clause,
          group: 'move',
          cost: costOf(price),
          note: 'gives enemies in reach an opening',
          ...greyed(judge(who)),
        },
  needs(fight, who): { readonly [field: string]: Need } {
    return goes(fight, who) ? { to: needOf(fight, who) } : {};
  },
  read(fight, who, choice) {
    const refused = judge(who);
    if (refused) return refused;
    if (!goes(fight, who)) return { option: 'escape' };
    const to = readCell(choice.to);
    const stays = to !== null && to.x === who.cell.x && to.y === who.cell.y;
    if (stays || (choice.path === undefined && choice.to === undefined)) return { option: 'escape' };
    if (Array.isArray(choice.path) && choice.path.length === 0) return { option: 'escape' };
    const path = readWay(fight, { ...who, feet: 0, actions: actionCosts.move }, choice);
    return isRefusal(path) ? path : { option: 'escape', path: pathField(path) };
  },
  price: () => price,
  perform(table, id, choice: Choice) {
    giveOpening(table, { who: id, why: 'flees', clause });
    if (isNegated(table.fight, id)) return;
    const path = wayNow(table, id, pathOf(choice));
    const from = one(table.fight, id).cell;
    const arrived = path.length === 0 || walk(table, id, { path, pooled: false, opens: false });
    // One that is merely stopped on the way has fled as far as it got.
    if (arrived || !isNegated(table.fight, id)) settle(table, id, { from, path, arrived });
  },
};

/**
 * AD-POS-1, AD-POS-14, AD-POS-16: the path it can still take, since the openings may have moved it or knocked it down
 * outside its own turn: its path, else another one to the same goal, else as much of its path as possible.
 */
function wayNow(table: Table, id: Id, path: readonly Cell[]): readonly Cell[] {
  const { fight } = table;
  const who = one(fight, id);
  const goal = path.at(-1);
  if (goal === undefined || (who.cell.x === goal.x && who.cell.y === goal.y)) return [];
  const walker = { ...who, feet: 0, actions: actionCosts.move };
  const read = (said: Omit<Choice, 'option'>) => readWay(fight, walker, { option: 'escape', ...said });
  const whole = read({ path: pathField(path) });
  if (!isRefusal(whole)) return whole;
  const other = read({ to: { x: goal.x, y: goal.y } });
  if (!isRefusal(other)) return other;
  for (let length = path.length - 1; length > 0; length--) {
    const part = read({ path: pathField(path.slice(0, length)) });
    if (!isRefusal(part)) return part;
  }
  table.tell({ fact: 'note', text: `It stays where it is: ${other.because}`, clause, who: id });
  return [];
}

/** The path of its flight, and whether it reached the end of it. */
interface Fled {
  readonly from: Cell;
  readonly path: readonly Cell[];
  readonly arrived: boolean;
}

/** AD-R30: decides whether it is out: the game master, the edge of the map, or always. */
function settle(table: Table, id: Id, { from, path, arrived }: Fled): void {
  const { fight } = table;
  switch (fight.rulings.escapeEffect) {
    case 'leavesAtOnce':
      leave(table, id);
      return;
    case 'mapEdge':
      if (arrived && crossesEdge(fight, { ...one(fight, id), cell: from }, path)) leave(table, id);
      return;
    case 'moveThenGm':
      // AD-DIE-18: the game master may have answered by taking it out of the fight.
      if (one(fight, id).out !== null) return;
      if (table.ask(fledQuestion(fight, id)).option === 'out') leave(table, id);
      return;
  }
}

function leave(table: Table, id: Id): void {
  table.tell({ fact: 'left', who: id, out: 'fled', rulings: [rulingIds.escapeEffect] });
  letGo(table);
}

/** Whether it ends at the edge of the map with movement for one more square. */
function crossesEdge(fight: Fight, who: Combatant, path: readonly Cell[]): boolean {
  const { x, y } = path.at(-1) ?? who.cell;
  const { width, height } = fieldOf(fight);
  const edge = x === 0 || y === 0 || x + who.squares === width || y + who.squares === height;
  const left = movementOf(fight, who) - (path.length > 0 ? feetOfPath(fight, who, path) : 0);
  return edge && cellsOf(fight, left) >= 1;
}

/** AD-R30 `moveThenGm`: `out` is proposed if no enemy that can act has it in reach. */
const fledQuestion = (fight: Fight, id: Id) => {
  const near = exposedTo(fight, { who: id, why: 'flees', clause });
  const free = near.every((enemy) => judgeAble(enemy) !== null);
  const out = { id: 'out', label: 'It is out of the fight', clause, group: 'gm' } as const;
  const stays = { id: 'stays', label: 'It is still here', clause, group: 'gm' } as const;
  const proposed = free ? 'out' : 'stays';
  return {
    id: 'gm.fled',
    clause,
    for: 'gm',
    about: {
      who: id,
      proposed,
      ruling: rulingIds.escapeEffect,
      title: `${one(fight, id).sheet.name} flees. Is it out of the fight?`,
    },
    options: () => (free ? [out, stays] : [stays, out]),
    read: ({ option }: Choice) =>
      option === 'out' || option === 'stays' ? { option } : onlyAnswers('out or stays', clause),
  };
};
