import { isRefusal } from '../../../kernel/port.ts';
import { actionCosts } from '../costs.ts';
import { feetAtHand, movesFor } from '../movement/feet.ts';
import { walk } from '../movement/walk.ts';
import { feetOfPath, judgeWalking, pathField, pathOf, readWay, wayNeed } from '../movement/way.ts';
import { movementOf } from '../numbers.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { costOf, greyed } from './action.ts';

/**
 * Move (AD-ACT-9, AD-ACT-10): one unbroken path of up to 1 ft for each point of Speed. Under AD-R32 `poolForTurn` feet
 * already paid for are used first, and the path takes as many Moves as it needs. AD-POS-14: the prone crawl.
 */
export const move: Action = {
  id: 'move',
  clause: 'AD-ACT-9',
  kind: 'move',
  judge: judgeWalking,
  offer: (fight, who) => ({
    id: 'move',
    label: who.prone ? 'Crawl' : 'Move',
    clause: 'AD-ACT-9',
    group: 'move',
    cost: costOf({ actions: who.feet > 0 ? 0 : actionCosts.move }),
    note: `up to ${feetAtHand(fight, who)} ft`,
    ...greyed(judgeWalking(fight, who)),
  }),
  needs: (fight, who) => ({ to: wayNeed(fight, who) }),
  read(fight, who, choice) {
    const stuck = judgeWalking(fight, who);
    if (stuck) return stuck;
    const path = readWay(fight, who, choice);
    return isRefusal(path) ? path : { option: 'move', path: pathField(path) };
  },
  price(fight, who, choice) {
    if (!choice) return { actions: who.feet > 0 ? 0 : actionCosts.move };
    return { actions: actionCosts.move * movesFor(fight, who, feetOfPath(fight, who, pathOf(choice))) };
  },
  perform(table, id, choice) {
    const { fight } = table;
    const who = one(fight, id);
    const path = pathOf(choice);
    const feet = feetOfPath(fight, who, path);
    const pooled = fight.rulings.moveRounding === 'poolForTurn';
    const moves = movesFor(fight, who, feet);
    if (pooled && moves > 0) {
      table.tell({ fact: 'feet', who: id, left: who.feet + moves * movementOf(fight, who) });
    }
    walk(table, id, { path, pooled, opens: true });
  },
};
