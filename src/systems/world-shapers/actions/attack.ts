import type { Id } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { makeAttack } from '../combat/attack.ts';
import { judgeMeans, weaponMeansOf } from '../combat/means.ts';
import { findMeans, judgeAnybody, notInHand, pairNeeds, readPair, withNeed } from '../combat/offer.ts';
import { readSaidOfAttack, saidAsChoice, wpOf } from '../combat/said.ts';
import { saidNeeds } from '../combat/said-needs.ts';
import { basicCosts } from '../costs.ts';
import { agreedCover } from '../cover/agreed.ts';
import { judgeActive } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action, HeldForm } from './action.ts';
import { costOf, greyed } from './action.ts';
import { agreeAttack, agreeManeuvers } from './attack-agreed.ts';
import { giveCredits, takeCredit } from './credits.ts';

/** Attack (WS-BAS-2, WS-BAS-3): paid and made at once, paid now and made later, or made with an earlier payment. */

const clause = 'WS-BAS-2';
const ap = basicCosts.attack;

/** Parses means, target and the other fields, and judges them in the current situation. */
function read(fight: Fight, who: Combatant, choice: Choice, option: string): Choice | Refusal {
  const pair = readPair(fight, who, choice);
  if (isRefusal(pair)) return pair;
  const said = readSaidOfAttack(fight, who, choice);
  if (isRefusal(said)) return said;
  return { option, with: pair.means.id, target: pair.target.id, ...saidAsChoice(said) };
}

function strikeNow(table: Table, id: Id, choice: Choice): void {
  const { fight } = table;
  const who = one(fight, id);
  const pair = readPair(fight, who, choice);
  const said = readSaidOfAttack(fight, who, { ...choice, option: 'attack' });
  if (isRefusal(pair) || isRefusal(said)) {
    const because = isRefusal(pair) ? pair.because : isRefusal(said) ? said.because : '';
    table.tell({ fact: 'attack-lost', who: id, because, clause });
    return;
  }
  const cover = agreedCover(choice);
  makeAttack(table, { who: id, target: pair.target.id, means: pair.means, ...said, cover });
}

const needsOf = (fight: Fight, who: Combatant) => ({ ...pairNeeds(fight, who), ...saidNeeds(fight, who) });

/**
 * WS-INI-11: means and the other fields are set when it is held, the target when it fires. Without `with` the first
 * weapon that reaches the target is used.
 */
const held: HeldForm = {
  target: true,
  agree: (table, id, choice) => agreeManeuvers(table, id, choice, 'turn'),
  needs: (fight, who) => ({
    with: withNeed(who, weaponMeansOf(who), (means) => judgeMeans(who, means) === null),
    ...saidNeeds(fight, who),
  }),
  read(fight, who, choice) {
    const means = choice.with === undefined ? null : findMeans(who, choice.with);
    if (means === undefined) return notInHand(who, choice.with);
    const said = readSaidOfAttack(fight, who, choice);
    if (isRefusal(said)) return said;
    return { option: 'attack', ...(means ? { with: means.id } : {}), ...saidAsChoice(said) };
  },
  range: (_fight, who) => Math.max(1, ...weaponMeansOf(who).map(({ range }) => range)),
};

/** WS-BAS-2: 2 AP, and one attack at once. Additional attacks of features may be made later in this turn (WS-BAS-3). */
export const attack: Action = {
  id: 'attack',
  clause,
  kind: 'deed',
  goesOn: true,
  held,
  offer: (fight, who) => ({
    id: 'attack',
    label: 'Attack',
    phrase: 'Attack {target}',
    clause,
    group: 'primary',
    cost: costOf({ ap }),
    ...greyed(judgeAnybody(fight, who)),
  }),
  needs: needsOf,
  read: (fight, who, choice) => read(fight, who, choice, 'attack'),
  shows: () => true,
  price: (fight, who, choice) => ({ ap, wp: wpOf(fight, who, choice) }),
  agree: agreeAttack,
  perform(table, id, choice, occasion) {
    // A held Attack is one attack only: additional ones would belong to a turn that is over (WS-INI-12).
    if (occasion !== 'held') giveCredits(table, id, one(table.fight, id).sheet.traits.extraAttacks);
    strikeNow(table, id, choice);
  },
};

/** WS-BAS-3, WS-R32: an attack that is already paid for. */
export const attackAgain: Action = {
  id: 'attack-again',
  clause: 'WS-BAS-3',
  kind: 'deed',
  goesOn: true,
  offer: (fight, who) =>
    who.credits === 0
      ? null
      : {
          id: 'attack-again',
          label: 'Strike',
          clause: 'WS-BAS-3',
          group: 'primary',
          note: `paid for, ${who.credits} left`,
          ...greyed(judgeActive(fight, who) ?? judgeAnybody(fight, who)),
        },
  needs: needsOf,
  read(fight, who, choice) {
    const stunned = judgeActive(fight, who);
    if (stunned) return stunned;
    if (who.credits > 0) return read(fight, who, choice, 'attack-again');
    return refuse('already', `${who.sheet.name} has no attack left that is paid for`, 'WS-BAS-3', 'option');
  },
  shows: () => true,
  price: (fight, who, choice) => ({ wp: wpOf(fight, who, choice) }),
  agree: agreeAttack,
  perform(table, id, choice) {
    takeCredit(table, id);
    strikeNow(table, id, choice);
  },
};

/** WS-BAS-2, WS-R32 `untilTurnEnd`: paid now, to be made at any moment of this turn. */
export const attackLater: Action = {
  id: 'attack-later',
  clause,
  kind: 'deed',
  offer: (fight, who) =>
    fight.rulings.attackCredit === 'immediateOnly' || weaponMeansOf(who).length === 0
      ? null
      : {
          id: 'attack-later',
          label: 'Attack later in this turn',
          clause,
          group: 'more',
          cost: costOf({ ap }),
        },
  read: (fight) =>
    fight.rulings.attackCredit === 'immediateOnly'
      ? refuse('notPlayed', 'an attack is made when it is paid for', clause, 'option')
      : { option: 'attack-later' },
  price: () => ({ ap }),
  perform: (table, id) => giveCredits(table, id, 1 + one(table.fight, id).sheet.traits.extraAttacks),
};
