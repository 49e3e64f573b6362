import { readCell } from '../../../engine/fields.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { dragAlong } from '../grabs/drag.ts';
import { about, happened } from '../held/watch.ts';
import { partGrabs } from '../movement/apart.ts';
import { comesNearer } from '../movement/fear.ts';
import { buyMetres, metresAtHand } from '../movement/metres.ts';
import { costTimes } from '../movement/rules.ts';
import { judgeMobile } from '../movement/way.ts';
import { refuse } from '../refusal.ts';
import { spacesBeside } from '../riding/places.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { free, greyed } from './action.ts';

/** WS-R39: climbing down is 1 m of the climber's own movement, at the usual cost factor of Prone and dragging. */

const clause = 'WS-ADV-8';
const metres = 1;

function judge(fight: Fight, who: Combatant): Refusal | null {
  const stuck = judgeMobile(fight, who);
  if (stuck) return stuck;
  if (!who.mounted) return refuse('wrongTarget', `${who.sheet.name} clings to nobody`, clause);
  if (metresAtHand(fight, who) < metres * costTimes(fight, who)) {
    return refuse('noMovement', `${who.sheet.name} has no movement left, and no AP for a Move`, 'WS-RND-5');
  }
  const beside = spacesBeside(fight, who);
  if (beside.length === 0) return refuse('spaceTaken', 'there is no free space within 1 m', clause);
  return beside.some((cell) => !comesNearer(fight, who, cell)) ? null : afraid(who);
}

/** Would come nearer to what it fears (WS-STA-6). */
const afraid = (who: Combatant): Refusal =>
  refuse('frightened', `${who.sheet.name} fears to come nearer`, 'WS-STA-6', 'to');

export const climbDown: Action = {
  id: 'climb-down',
  clause,
  kind: 'move',
  offer: (fight, who) =>
    who.mounted
      ? {
          id: 'climb-down',
          label: 'Climb down',
          clause,
          group: 'move',
          note: `${metres * costTimes(fight, who)} m`,
          ...greyed(judge(fight, who)),
        }
      : null,
  needs: (fight, who) => ({
    to: {
      kind: 'cell',
      label: 'Where to',
      cells: spacesBeside(fight, who)
        .filter((cell) => !comesNearer(fight, who, cell))
        .map((cell) => ({ ...cell, cost: metres * costTimes(fight, who) })),
    },
  }),
  read(fight, who, choice) {
    const refused = judge(fight, who);
    if (refused) return refused;
    const to = readCell(choice.to);
    const there = to && spacesBeside(fight, who).find(({ x, y }) => x === to.x && y === to.y);
    if (there && comesNearer(fight, who, there)) return afraid(who);
    return there
      ? { option: 'climb-down', to: { x: there.x, y: there.y } }
      : refuse('spaceTaken', 'one climbs down to a free space within 1 m', clause, 'to');
  },
  price: free,
  perform(table, id, choice) {
    const { fight } = table;
    const to = readCell(choice.to);
    const cost = metres * costTimes(fight, one(fight, id));
    if (!to || !buyMetres(table, id, cost)) return;
    const { cell: from } = one(fight, id);
    about(table, { event: 'step', who: id, from, to });
    const { mounted } = one(fight, id);
    if (!mounted || judge(fight, one(fight, id)) !== null) return;
    table.tell({ fact: 'mounted', who: id, mounted: null, off: mounted.on, to: from });
    table.tell({ fact: 'moved', who: id, from, path: [to], cost });
    dragAlong(table, id);
    partGrabs(table, id);
    happened(table, { event: 'step', who: id, from, to });
  },
};
