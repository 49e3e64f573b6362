import { readCell } from '../../../engine/fields.ts';
import { cellName } from '../../../kernel/cell-name.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { dragAlong } from '../grabs/drag.ts';
import { about, happened } from '../held/watch.ts';
import { partGrabs } from '../movement/apart.ts';
import { flightOf, judgeJump, jumpCost, jumpDistance, jumpingRange, landings } from '../movement/jumping.ts';
import { buyMetres } from '../movement/metres.ts';
import { judgeMobile, judgeWalking } from '../movement/way.ts';
import { nameOf } from '../names.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { free, greyed } from './action.ts';

/**
 * Jumping (WS-TER-4). The range is not in this chapter: the game master is asked before anything is paid (prompt
 * `gm.jump`), and a jump beyond that range is dropped.
 */

const clause = 'WS-TER-4';
const farthest = 60;

export const jump: Action = {
  id: 'jump',
  clause,
  kind: 'move',
  offer: (fight, who) => ({
    id: 'jump',
    label: 'Jump',
    clause,
    group: 'more-move',
    note: 'the game master says how far',
    ...greyed(judgeWalking(fight, who)),
  }),
  needs: (fight, who) => ({ to: { kind: 'cell', label: 'Where to', cells: landings(fight, who) } }),
  read(fight, who, choice) {
    const stuck = judgeWalking(fight, who);
    if (stuck) return stuck;
    const to = readCell(choice.to);
    if (!to) return refuse('noSuchThing', 'it must be said where to', clause, 'to');
    return judgeJump(fight, who, to) ?? { option: 'jump', to: { x: to.x, y: to.y } };
  },
  price: free,
  agree(table, id, choice) {
    const { fight } = table;
    const to = goalOf(choice);
    const { option, metres } = table.ask(jumpQuestion(fight, id, to));
    const said = option === 'metres' ? Number(metres) : 0;
    const range = jumpingRange(fight, one(fight, id), said);
    const half = range < said ? `, half of ${said} m on difficult terrain` : '';
    const text = `${nameOf(fight, id)} can jump ${range} m${half}`;
    table.tell({ fact: 'note', text, clause, who: id });
    return jumpDistance(fight, one(fight, id), to) <= range ? choice : null;
  },
  perform: (table, id, choice) => leap(table, id, goalOf(choice)),
};

const goalOf = (choice: Choice): Cell => readCell(choice.to) ?? { x: 0, y: 0 };

/** Jumps in one step: nobody in between is passed, and held actions see only the start and the landing. */
function leap(table: Table, id: Id, to: Cell): void {
  const { fight } = table;
  const { cell: from } = one(fight, id);
  if (!buyMetres(table, id, jumpCost(fight, one(fight, id), to))) return;
  about(table, { event: 'step', who: id, from, to });
  const who = one(fight, id);
  if (fight.over || who.cell.x !== from.x || who.cell.y !== from.y) return;
  if (judgeMobile(fight, who) !== null || judgeJump(fight, who, to) !== null) return;
  if (who.mounted) table.tell({ fact: 'mounted', who: id, mounted: null, off: who.mounted.on, to: from });
  const cost = jumpCost(fight, who, to);
  table.tell({ fact: 'moved', who: id, from, path: flightOf(who, to), cost });
  dragAlong(table, id);
  partGrabs(table, id);
  happened(table, { event: 'step', who: id, from, to });
}

/** Asks for the jumping range on good ground; the halving of WS-TER-4 is applied afterwards. */
const jumpQuestion = (fight: Fight, id: Id, to: Cell): Question => ({
  id: 'gm.jump',
  clause,
  for: 'gm',
  about: {
    who: id,
    to: { x: to.x, y: to.y },
    title: `${nameOf(fight, id)} is about to jump to ${cellName(to)}. How far can ${nameOf(fight, id)} jump on good ground?`,
  },
  options: () => [
    {
      id: 'metres',
      label: 'So far',
      clause,
      group: 'gm',
      needs: {
        metres: {
          kind: 'number',
          label: 'Metres',
          min: 0,
          max: farthest,
          default: jumpDistance(fight, one(fight, id), to),
        },
      },
    },
    { id: 'not', label: 'Not at all', clause, group: 'gm' },
  ],
  read({ option, metres = jumpDistance(fight, one(fight, id), to) }) {
    if (option === 'not') return { option };
    if (option !== 'metres') return onlyAnswers('metres or not', clause);
    if (typeof metres === 'number' && Number.isInteger(metres) && metres >= 0 && metres <= farthest) {
      return { option, metres };
    }
    return refuse('noSuchThing', `so far is 0 to ${farthest} m`, clause, 'metres');
  },
});
