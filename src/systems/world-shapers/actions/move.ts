import type { Id } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { basicCosts } from '../costs.ts';
import { addMetres, metresAtHand } from '../movement/metres.ts';
import { walk } from '../movement/walk.ts';
import { judgeMobile, judgeWalking, pathField, pathOf, readWay, wayNeed } from '../movement/way.ts';
import { basicMovement } from '../numbers.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action, HeldForm, Occasion } from './action.ts';
import { costOf, free, greyed } from './action.ts';

/**
 * Walking with the metres of the turn (WS-RND-5). When they run out, Move actions are taken on the way (WS-BAS-7), so
 * squares show their cost in metres only.
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
    note: metresNote(fight, who),
    ...greyed(judgeWalking(fight, who)),
  }),
  needs: (fight, who) => ({ to: wayNeed(fight, who) }),
  read(fight, who, choice) {
    const stuck = judgeWalking(fight, who);
    if (stuck) return stuck;
    const path = readWay(fight, who, choice);
    return isRefusal(path) ? path : { option: 'move', path: pathField(path) };
  },
  shows: () => true,
  price: free,
  perform: (table, id, choice) => {
    walk(table, id, pathOf(choice));
  },
};

/** The metres left, and what an AP adds. */
function metresNote(fight: Fight, who: Combatant): string {
  const { left } = who.movement;
  return metresAtHand(fight, who) > left
    ? `${left} m left, ${basicMovement(fight, who)} m more for each AP`
    : `${left} m left`;
}

const movePrice = { ap: basicCosts.move };

/**
 * The reason why buying metres would be useless, or `null`: it cannot move, or its movement is over for this turn
 * (WS-R13, WS-R86).
 */
function judgeBuying(fight: Fight, who: Combatant): Refusal | null {
  const stuck = judgeMobile(fight, who);
  if (stuck) return stuck;
  if (basicMovement(fight, who) === 0) {
    return refuse('immobile', `the Basic Movement of ${who.sheet.name} is 0`, 'WS-RND-5');
  }
  return who.movement.cut ? judgeWalking(fight, who) : null;
}

/** The metres of a Move (1) or Sprint (4). */
const metresOf = (fight: Fight, who: Combatant, times: number): number => times * basicMovement(fight, who);

/** WS-INI-11: held, it is a walk of at most so many metres to a square that is named now. */
const heldWalk = (id: string, times: number): HeldForm => ({
  target: false,
  needs: (fight, who) => ({ to: wayNeed(fight, who, metresOf(fight, who, times)) }),
  read(fight, who, choice) {
    const path = readWay(fight, who, choice, metresOf(fight, who, times));
    if (isRefusal(path)) return path;
    const { x, y } = path.at(-1) ?? who.cell;
    return { option: id, to: { x, y } };
  },
});

function readBuying(
  fight: Fight,
  who: Combatant,
  id: string,
  times: number,
  choice: Choice,
): Choice | Refusal {
  if (choice.to === undefined) return judgeBuying(fight, who) ?? { option: id };
  const stuck = judgeMobile(fight, who);
  if (stuck) return stuck;
  const path = readWay(fight, who, choice, metresOf(fight, who, times));
  return isRefusal(path) ? path : { option: id, path: pathField(path) };
}

/** Adds the metres. A held one is walked at once and does not change the metres left of a held turn (WS-R21). */
function lengthen(
  table: Table,
  id: Id,
  times: number,
  why: string,
  choice: Choice,
  occasion: Occasion,
): void {
  const { left: before } = one(table.fight, id).movement;
  addMetres(table, id, times, why);
  if (occasion !== 'held') return;
  walk(table, id, pathOf(choice));
  const who = one(table.fight, id);
  const left = Math.min(before, who.movement.left);
  if (who.turn !== 'open' && left < who.movement.left) {
    table.tell({ fact: 'metres', who: id, left, why: 'held move' });
  }
}

/** WS-BAS-7: adds metres, to be used later in this turn. */
export const moveAction: Action = {
  id: 'move-action',
  clause: 'WS-BAS-7',
  kind: 'deed',
  lengthens: true,
  held: heldWalk('move-action', 1),
  offer: (fight, who) => ({
    id: 'move-action',
    label: 'Move',
    clause: 'WS-BAS-7',
    group: 'more-move',
    cost: costOf(movePrice),
    note: `${basicMovement(fight, who)} m more`,
    ...greyed(judgeBuying(fight, who)),
  }),
  read: (fight, who, choice) => readBuying(fight, who, 'move-action', 1, choice),
  price: () => movePrice,
  perform: (table, id, choice, occasion) => lengthen(table, id, 1, 'move', choice, occasion),
};

const sprintPrice = { ap: basicCosts.sprint };
/** Sprint adds four times the Basic Movement (WS-BAS-8). */
const sprintTimes = 4;

export const sprint: Action = {
  id: 'sprint',
  clause: 'WS-BAS-8',
  kind: 'deed',
  lengthens: true,
  held: heldWalk('sprint', sprintTimes),
  offer: (fight, who) => ({
    id: 'sprint',
    label: 'Sprint',
    clause: 'WS-BAS-8',
    group: 'move',
    cost: costOf(sprintPrice),
    note: `${metresOf(fight, who, sprintTimes)} m more`,
    ...greyed(judgeBuying(fight, who)),
  }),
  read: (fight, who, choice) => readBuying(fight, who, 'sprint', sprintTimes, choice),
  price: () => sprintPrice,
  perform: (table, id, choice, occasion) => lengthen(table, id, sprintTimes, 'sprint', choice, occasion),
};
