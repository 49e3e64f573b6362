import { isRefusal } from '../../../kernel/port.ts';
import { makeAttack } from '../combat/attack.ts';
import { couldHarm } from '../combat/could-hit.ts';
import { behindNeeds, readBehind } from '../combat/from-behind.ts';
import { meansOf } from '../combat/means.ts';
import { followOffHand } from '../combat/off-hand.ts';
import { offHandFields, offHandNeeds, offHandPrice, readOffHand } from '../combat/off-hand-fields.ts';
import type { Way } from '../combat/offer.ts';
import { judgeAnybody, pairNeeds, pairOf, readPair } from '../combat/offer.ts';
import { actionCosts } from '../costs.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { costOf, greyed } from './action.ts';

/** Attack (AD-ACT-3): one attack with a held or natural weapon; an off-hand attack may follow (AD-ACT-4). */

const clause = 'AD-ACT-3';
const way: Way = { form: 'attack', clause, means: meansOf };

export const attack: Action = {
  id: 'attack',
  clause,
  kind: 'deed',
  goesOn: () => true,
  judge: (fight, who) => judgeAnybody(fight, who, way),
  offer: (fight, who) => ({
    id: 'attack',
    label: 'Attack',
    clause,
    group: 'primary',
    cost: costOf({ actions: actionCosts.attack }),
    ...greyed(judgeAnybody(fight, who, way)),
  }),
  matters: (fight, who) => couldHarm(fight, who, way),
  needs: (fight, who) => ({
    ...pairNeeds(fight, who, way),
    ...behindNeeds(fight, who),
    ...offHandNeeds(fight, who),
  }),
  read(fight, who, choice) {
    const pair = readPair(fight, who, way, pairOf(choice));
    if (isRefusal(pair)) return pair;
    const { means, target } = pair;
    const behind = readBehind(fight, who, target, choice);
    if (typeof behind === 'object') return behind;
    const offHand = readOffHand(fight, who, target.id, choice);
    if (isRefusal(offHand)) return offHand;
    return {
      option: 'attack',
      with: means.id,
      target: target.id,
      ...(behind ? { fromBehind: 'yes' } : {}),
      ...offHandFields(offHand),
    };
  },
  price: (fight, _who, choice) => ({ actions: actionCosts.attack, ...offHandPrice(fight, choice) }),
  perform(table, id, choice, occasion) {
    const { fight } = table;
    const pair = readPair(fight, one(fight, id), way, pairOf(choice));
    if (isRefusal(pair)) {
      const text = `It comes to nothing: ${pair.because}`;
      table.tell({ fact: 'note', text, clause: pair.clause, who: id });
      return;
    }
    const turn = occasion === 'turn';
    makeAttack(table, {
      who: id,
      target: pair.target.id,
      means: pair.means,
      form: turn ? 'attack' : 'readied',
      clause: turn ? clause : 'AD-ACT-12',
      behind: choice.fromBehind === 'yes',
    });
    if (turn) followOffHand(table, id, pair.target.id, choice);
  },
};
