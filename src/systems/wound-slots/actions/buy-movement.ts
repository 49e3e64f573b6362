import type { Refusal } from '../../../kernel/port.ts';
import { apAtHand, buyYards, moverOf, yardsMore } from '../movement/buying.ts';
import { judgeMobile, judgeWhen } from '../movement/way.ts';
import { refuse } from '../refusal.ts';
import { actsInRidersTurn } from '../riding.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

const clause = 'SL-MOV-5';

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeWhen(fight, who) ?? judgeMobile(fight, who);
  if (refused) return refused;
  const mover = moverOf(fight, who);
  if (yardsMore(fight, mover, 'walk', apAtHand(fight, mover)) > 0) return null;
  return refuse('noActionPoints', `${mover.sheet.name} has no AP for a yard more`, 'SL-AP-2');
}

/** SL-MOV-5: buys yards in advance. Moving buys missing yards by itself. */
export const buyMovement: Action = {
  id: 'buy-movement',
  clause,
  kind: 'movement',
  outOfTurn: false,
  chargeable: false,
  offer: (fight, who) =>
    actsInRidersTurn(who)
      ? null
      : {
          id: 'buy-movement',
          label: 'Buy movement',
          clause,
          group: 'more-move',
          ...greyed(judge(fight, who)),
        },
  needs(fight, who) {
    const max = Math.max(1, apAtHand(fight, moverOf(fight, who)));
    return { ap: { kind: 'number', label: 'AP', min: 1, max, default: Math.min(4, max) } };
  },
  read(fight, who, choice) {
    const refused = judge(fight, who);
    if (refused) return refused;
    const most = apAtHand(fight, moverOf(fight, who));
    const { ap = Math.min(4, most) } = choice;
    if (typeof ap !== 'number' || !Number.isInteger(ap) || ap < 1 || ap > most) {
      return refuse('noActionPoints', `1 to ${most} AP can be spent`, 'SL-AP-2', 'ap');
    }
    return { option: 'buy-movement', ap };
  },
  price: () => ({ ap: 0 }),
  perform: (table, id, choice) =>
    buyYards(table, moverOf(table.fight, one(table.fight, id)).id, 'walk', Number(choice.ap)),
};
