import type { Id } from '../../../kernel/json.ts';
import type { Option, Refusal } from '../../../kernel/port.ts';
import { judgeAction, judgeFree, judgeMove } from '../judge.ts';
import { aloft } from '../movement/hindrance.ts';
import { moveAt, unused } from '../movement/speed.ts';
import { beginWalking, canGoOn } from '../movement/walk.ts';
import { offerRising } from '../reactions/chance-events.ts';
import { refuse } from '../refusal.ts';
import type { Rulings } from '../rulings.ts';
import type { Combatant, Fight, Move } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { declare, greyed } from './action.ts';
import { takeAction, takeMove } from './take.ts';

/** Going prone and rising (PE-ACT-34, PE-ACT-35). */

type Price = Rulings['goProneCost'] | Rulings['riseCost'];

/** The Move of which half is paid. */
const movingNow = (who: Combatant): Move | null => moveAt(who, who.move?.kind ?? 'basic');

/** Why the cost cannot be paid now; `null` if it can. A Move with metres spent cannot be paid as a whole Move. */
function judgePrice(fight: Fight, who: Combatant, price: Price, clause: string): Refusal | null {
  switch (price) {
    case 'free':
      return judgeFree(fight, who);
    case 'action':
      return judgeAction(fight, who);
    case 'move': {
      const refused = judgeMove(fight, who);
      if (refused || !who.move || unused(who.move)) return refused;
      return refuse('noMove', `${who.sheet.name} has used some of its Move already`, clause);
    }
    case 'halfMove': {
      const refused = judgeMove(fight, who);
      const move = movingNow(who);
      if (refused || !move || move.spent + halfOf(move) <= move.allowance) return refused;
      return refuse('noMetres', `${who.sheet.name} has less than half of its Move left`, clause);
    }
  }
}

const halfOf = ({ allowance }: Move): number => Math.floor(allowance / 2);

/** Pays the cost. Returns `false` if it was wasted. */
function pay(table: Table, id: Id, price: Price, action: string): boolean {
  switch (price) {
    case 'free':
      declare(table, id, action, 'free');
      return true;
    case 'action':
      return takeAction(table, id, action);
    case 'move':
      return takeMove(table, id, action);
    case 'halfMove': {
      declare(table, id, action, 'move');
      const { move: before } = one(table.fight, id);
      if (!beginWalking(table, id, { pace: before?.kind ?? 'basic' })) return false;
      const { move } = one(table.fight, id);
      if (move) table.tell({ fact: 'move', who: id, move: { ...move, spent: move.spent + halfOf(move) } });
      return true;
    }
  }
}

const costs: { readonly [price in Price]: Option['cost'] } = {
  free: undefined,
  action: { action: 1 },
  move: { move: 1 },
  halfMove: { move: 0.5 },
};

const costOf = (price: Price): Pick<Option, 'cost'> => {
  const cost = costs[price];
  return cost === undefined ? {} : { cost };
};

function judgeDown(fight: Fight, who: Combatant): Refusal | null {
  if (who.prone) return refuse('prone', `${who.sheet.name} is prone already`, 'PE-ACT-34');
  if (aloft(who) || who.climb) {
    return refuse('noWay', `there is no ground under ${who.sheet.name}`, 'PE-ACT-34');
  }
  return judgePrice(fight, who, fight.rulings.goProneCost, 'PE-ACT-34');
}

/** PE-ACT-34, PE-R50: going prone. */
export const goProne: Action = {
  id: 'go-prone',
  offer(fight, who) {
    if (who.prone || aloft(who) || who.climb) return null;
    return {
      id: 'go-prone',
      label: 'Go prone',
      clause: 'PE-ACT-34',
      group: 'free',
      ...costOf(fight.rulings.goProneCost),
      ...greyed(judgeDown(fight, who)),
    };
  },
  read: (fight, who) => judgeDown(fight, who) ?? { option: 'go-prone' },
  perform(table, id) {
    if (!pay(table, id, table.fight.rulings.goProneCost, 'go-prone')) return;
    if (!conscious(one(table.fight, id))) return;
    table.tell({ fact: 'condition', who: id, condition: 'prone', on: true, by: id, clause: 'PE-ACT-34' });
  },
};

function judgeUp(fight: Fight, who: Combatant): Refusal | null {
  if (!who.prone) return refuse('notProne', `${who.sheet.name} is not prone`, 'PE-ACT-35');
  const price = fight.rulings.riseCost;
  // PE-GRP-2: breaking out takes what was declared, and rising that costs nothing (PE-R51) has nothing to be wasted.
  if (price === 'free' && who.heldBy.length > 0) {
    return refuse('grappled', `${who.sheet.name} is held and has to break free first`, 'PE-GRP-2');
  }
  return judgePrice(fight, who, price, 'PE-ACT-35');
}

/** PE-ACT-35, PE-CHA-3: rises; every enemy the combatant is Engaged with may make a Chance Attack. */
function getUp(table: Table, id: Id): void {
  if (!pay(table, id, table.fight.rulings.riseCost, 'rise')) return;
  if (!offerRising(table, id, 'before')) return;
  const who = one(table.fight, id);
  if (!canGoOn(table.fight, who) || !who.prone) return;
  table.tell({ fact: 'condition', who: id, condition: 'prone', on: false, clause: 'PE-ACT-35' });
  offerRising(table, id, 'after');
}

/** PE-ACT-35, PE-R51: rising. */
export const rise: Action = {
  id: 'rise',
  offer(fight, who) {
    if (!who.prone) return null;
    return {
      id: 'rise',
      label: 'Get up',
      clause: 'PE-ACT-35',
      group: 'move',
      ...costOf(fight.rulings.riseCost),
      ...greyed(judgeUp(fight, who)),
    };
  },
  read: (fight, who) => judgeUp(fight, who) ?? { option: 'rise' },
  perform: getUp,
};
