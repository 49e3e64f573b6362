import type { Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { basicCosts } from '../costs.ts';
import { addMetres } from '../movement/metres.ts';
import { walk } from '../movement/walk.ts';
import { judgeMobile, judgeWalking, pathField, pathOf, readWay, wayNeed } from '../movement/way.ts';
import { basicMovement } from '../numbers.ts';
import { refuse, refusedIn } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { costOf, free, greyed } from './action.ts';

/**
 * Walking with the metres of the turn (WS-RND-5). When they run out, Move actions are taken on the way (WS-BAS-7): what
 * a square costs in AP follows from its metres.
 */
export const move: Action = {
  id: 'move',
  clause: 'WS-RND-5',
  kind: 'move',
  offer: (fight, who) => ({
    id: 'move',
    label: 'Walk',
    clause: 'WS-RND-5',
    group: 'move',
    note: `${who.movement.left} m left, ${basicMovement(fight, who)} m more for each AP`,
    ...greyed(judgeWalking(fight, who)),
  }),
  needs: (fight, who) => ({ to: wayNeed(fight, who) }),
  read(fight, who, choice) {
    const stuck = judgeWalking(fight, who);
    if (stuck) return stuck;
    const path = readWay(fight, who, choice);
    return refusedIn(path) ? path : { option: 'move', path: pathField(path) };
  },
  price: free,
  perform: (table, id, choice) => {
    walk(table, id, pathOf(choice));
  },
};

const movePrice = { ap: basicCosts.move };

/** Metres that are bought: of no use to whoever cannot move, or has walked its one piece (WS-R13). */
function judgeBuying(fight: Fight, who: Combatant): Refusal | null {
  const stuck = judgeMobile(fight, who);
  if (stuck) return stuck;
  if (basicMovement(fight, who) === 0) {
    return refuse('immobile', `the Basic Movement of ${who.sheet.name} is 0`, 'WS-RND-5');
  }
  return who.movement.cut ? judgeWalking(fight, who) : null;
}

/**
 * WS-BAS-7: the metres, to be used later in this turn. Held (WS-INI-11), it is a walk of at most the Basic Movement to a
 * square that is named now.
 */
export const moveAction: Action = {
  id: 'move-action',
  clause: 'WS-BAS-7',
  kind: 'deed',
  held: {
    target: false,
    needs: (fight, who) => ({ to: wayNeed(fight, who, basicMovement(fight, who)) }),
    read(fight, who, choice) {
      const path = readWay(fight, who, choice, basicMovement(fight, who));
      if (refusedIn(path)) return path;
      const { x, y } = path.at(-1) ?? who.cell;
      return { option: 'move-action', to: { x, y } };
    },
  },
  offer: (fight, who) => ({
    id: 'move-action',
    label: 'Move',
    clause: 'WS-BAS-7',
    group: 'move',
    cost: costOf(movePrice),
    note: `${basicMovement(fight, who)} m more`,
    ...greyed(judgeBuying(fight, who)),
  }),
  read(fight, who, choice) {
    if (choice.to === undefined) return judgeBuying(fight, who) ?? { option: 'move-action' };
    const stuck = judgeMobile(fight, who);
    if (stuck) return stuck;
    const path = readWay(fight, who, choice, basicMovement(fight, who));
    return refusedIn(path) ? path : { option: 'move-action', path: pathField(path) };
  },
  price: () => movePrice,
  perform(table, id, choice, occasion) {
    addMetres(table, id, 1, 'move');
    if (occasion !== 'held') return;
    walk(table, id, pathOf(choice));
    dropMetres(table, id);
  },
};

/** What a held Move has left over is lost, unless it is one's own turn. */
function dropMetres(table: Table, id: Id): void {
  const who = one(table.fight, id);
  if (who.turn !== 'open' && who.movement.left > 0) {
    table.tell({ fact: 'metres', who: id, left: 0, why: 'held move' });
  }
}

const sprintPrice = { ap: basicCosts.sprint };
/** WS-BAS-8. */
const sprintTimes = 4;

export const sprint: Action = {
  id: 'sprint',
  clause: 'WS-BAS-8',
  kind: 'deed',
  offer: (fight, who) => ({
    id: 'sprint',
    label: 'Sprint',
    clause: 'WS-BAS-8',
    group: 'move',
    cost: costOf(sprintPrice),
    note: `${sprintTimes * basicMovement(fight, who)} m more`,
    ...greyed(judgeBuying(fight, who)),
  }),
  read: (fight, who) => judgeBuying(fight, who) ?? { option: 'sprint' },
  price: () => sprintPrice,
  perform: (table, id) => addMetres(table, id, sprintTimes, 'sprint'),
};
