import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { costOf } from '../actions/action.ts';
import { spend } from '../body/vigor.ts';
import { deciderOf } from '../control.ts';
import { vigorCosts } from '../costs.ts';
import { refuse } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight, OffHand } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { makeAttack } from './attack.ts';
import { behindNeeds, readBehind } from './from-behind.ts';
import { offHandClause as clause, isWorthAsking, judgeOffHand, offHandWay, onlyFor } from './off-hand-way.ts';
import type { Pair, Way } from './offer.ts';
import { pairNeeds, pairOf, readPair, targetsFor } from './offer.ts';

/** The off-hand attack that may follow an Attack action or a light technique (AD-ACT-4 to AD-ACT-6). */

/** Called when the main attack on `main` is over; `choice` is the choice that declared it. */
export function followOffHand(table: Table, id: Id, main: Id, choice: Choice): void {
  const { fight } = table;
  if (fight.rulings.offHandWindow === 'withDeclaration') {
    strikeDeclared(table, id, choice);
    return;
  }
  const named = namedIn(choice);
  const way = offHandWay(onlyFor(fight, main));
  const stopped = judgeFollowing(fight, id, way, false);
  if (stopped !== null) {
    if (named !== null) tellLost(table, id, stopped);
    return;
  }
  if (named === null && !isWorthAsking(fight, one(fight, id), way, main)) return;
  table.tell({ fact: 'off-hand', who: id, main, named });
}

/** AD-POS-11: it belongs to the main action, and is lost if that was negated. */
function judgeFollowing(fight: Fight, id: Id, way: Way, paid: boolean): Refusal | null {
  const who = one(fight, id);
  const negated = who.negated
    ? refuse('incapacitated', `${who.sheet.name} was knocked out of what it was doing`, 'AD-POS-11')
    : null;
  return negated ?? judgeOffHand(fight, who, way, paid);
}

const namedIn = ({ offHand, offTarget, offBehind }: Choice): OffHand['named'] =>
  typeof offHand === 'string' && offHand !== 'none' && typeof offTarget === 'string'
    ? { with: offHand, target: offTarget, ...(offBehind === 'yes' ? { fromBehind: 'yes' } : {}) }
    : null;

/**
 * AD-R27 `afterMain`, `sameTarget`: runs as a step of its own, so that the odds of the main attack do not include it.
 */
export function askOffHand(table: Table, id: Id, { main, named }: OffHand): void {
  const { fight } = table;
  const way = offHandWay(onlyFor(fight, main));
  const stopped = judgeFollowing(fight, id, way, false);
  const choice = stopped ? { option: 'decline' } : chosen(table, id, way, named);
  table.tell({ fact: 'off-hand', who: id, main: null });
  if (stopped && named) tellLost(table, id, stopped);
  if (choice.option !== 'attack') return;
  const pair = readPair(table.fight, one(table.fight, id), way, pairOf(choice));
  if (isRefusal(pair)) return;
  spend(table, id, 'vigor', vigorCosts.offHand, 'off-hand');
  table.deed(id, () => strikeWith(table, id, pair, choice.fromBehind === 'yes'));
}

/** The attack named with the main attack if it is still legal; otherwise asks. */
function chosen(table: Table, id: Id, way: Way, named: OffHand['named']): Choice {
  const { fight } = table;
  const still = named !== null && !isRefusal(readPair(fight, one(fight, id), way, named));
  return still ? { option: 'attack', ...named } : table.ask(question(fight, id, way));
}

const question = (fight: Fight, id: Id, way: Way): Question => ({
  id: 'offHand',
  clause,
  for: deciderOf(one(fight, id)),
  about: { who: id, ruling: rulingIds.offHandWindow },
  options: () => [
    {
      id: 'attack',
      label: 'Off-hand attack',
      phrase: 'Off-hand attack on {target}',
      clause,
      group: 'primary',
      cost: costOf({ vigor: vigorCosts.offHand }),
      needs: {
        ...pairNeeds(fight, one(fight, id), way),
        ...behindNeeds(fight, one(fight, id), targetsFor(fight, one(fight, id), way)),
      },
    },
    { id: 'decline', label: 'No off-hand attack', clause, group: 'free' },
  ],
  read(choice) {
    if (choice.option === 'decline') return { option: 'decline' };
    if (choice.option !== 'attack') {
      return refuse('noSuchThing', 'the answer is attack or decline', clause, 'option');
    }
    const pair = readPair(fight, one(fight, id), way, pairOf(choice));
    if (isRefusal(pair)) return pair;
    const behind = readBehind(fight, one(fight, id), pair.target, choice);
    if (typeof behind === 'object') return behind;
    const { means, target } = pair;
    return {
      option: 'attack',
      with: means.id,
      target: target.id,
      ...(behind ? { fromBehind: 'yes' } : {}),
    };
  },
});

const strikeWith = (table: Table, who: Id, { means, target }: Pair, behind: boolean): void => {
  makeAttack(table, { who, target: target.id, means, form: 'off-hand', clause, behind });
};

/** AD-R27 `withDeclaration`: makes the attack that was declared and paid for; it is lost if it has become illegal. */
function strikeDeclared(table: Table, id: Id, { offHand, offTarget, offBehind }: Choice): void {
  if (offHand === undefined || offHand === 'none') return;
  const { fight } = table;
  const way = offHandWay(null);
  const stopped = judgeFollowing(fight, id, way, true);
  const pair = stopped ?? readPair(fight, one(fight, id), way, { with: offHand, target: offTarget });
  if (!isRefusal(pair)) {
    strikeWith(table, id, pair, offBehind === 'yes');
    return;
  }
  tellLost(table, id, pair);
}

const tellLost = (table: Table, who: Id, { because }: Refusal): void =>
  table.tell({ fact: 'note', text: `The off-hand attack comes to nothing: ${because}`, clause, who });
