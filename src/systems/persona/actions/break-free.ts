import type { Id } from '../../../kernel/json.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { Choice, Need, Option, PickValue, Refusal } from '../../../kernel/port.ts';
import { judgeAction, judgeFree, judgeMove } from '../judge.ts';
import { breakOut, escapeTest, waysOut } from '../movement/grapple.ts';
import { nameOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import type { Tested } from '../scores.ts';
import { testedName } from '../scores.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';
import { testNumbers } from '../test/numbers.ts';
import type { Action } from './action.ts';
import { beginMove, declare, greyed, spendAction } from './action.ts';

/** Breaking free of a hold, and releasing one (PE-GRP-2, PE-GRP-3). */

const prices = ['move', 'action'] as const;
type Price = (typeof prices)[number];

const judgePrice = (fight: Fight, who: Combatant, price: Price): Refusal | null => {
  if (price === 'action') return judgeAction(fight, who);
  const refused = judgeMove(fight, who);
  if (refused || !who.move || who.move.spent === 0) return refused;
  return refuse('noMove', `${who.sheet.name} has used some of its Move already`, 'PE-TIME-3');
};

function judge(fight: Fight, who: Combatant): Refusal | null {
  if (who.heldBy.length === 0) return refuse('noSuchThing', `nobody holds ${who.sheet.name}`, 'PE-GRP-2');
  return judgePrice(fight, who, 'move') === null ? null : judgePrice(fight, who, 'action');
}

const wordOf = (tested: Tested): string =>
  'skill' in tested ? `${tested.skill}-${tested.focus ?? ''}` : testedName(tested);

/** The best test against the first hold. */
function bestWay(fight: Fight, who: Combatant): Tested {
  const [hold] = who.heldBy;
  return hold ? escapeTest(fight, who.id, hold).tested : waysOut(fight)[0];
}

const price = (fight: Fight, who: Combatant): Price =>
  judgePrice(fight, who, 'move') === null ? 'move' : 'action';

function needs(fight: Fight, who: Combatant): { readonly [field: string]: Need } {
  const spend = prices.map((id): PickValue => {
    const label = id === 'move' ? 'the Move' : 'the Action';
    return { id, label, ...greyed(judgePrice(fight, who, id)) };
  });
  const [hold] = who.heldBy;
  const ways = waysOut(fight).map((tested): PickValue => {
    const pick = { id: wordOf(tested), label: testedName(tested) };
    if (!hold) return pick;
    return {
      ...pick,
      note: `target ${numeral(testNumbers(fight, escapeTest(fight, who.id, hold, tested)).target.value)}`,
    };
  });
  return {
    spend: { kind: 'one', label: 'It takes', oneOf: spend, default: price(fight, who) },
    with: { kind: 'one', label: 'With', oneOf: ways, default: wordOf(bestWay(fight, who)) },
  };
}

function read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judge(fight, who);
  if (refused) return refused;
  const spend = prices.find((each) => each === (choice.spend ?? price(fight, who)));
  if (!spend) return refuse('noSuchThing', 'it takes the Move or the Action', 'PE-GRP-2', 'spend');
  const noPrice = judgePrice(fight, who, spend);
  if (noPrice) return { ...noPrice, field: 'spend' };
  const way = choice.with ?? wordOf(bestWay(fight, who));
  const known = waysOut(fight).some((tested) => wordOf(tested) === way);
  if (!known) return refuse('noSuchThing', 'one does not break out with that', 'PE-GRP-2', 'with');
  return { option: 'break-free', spend, with: way };
}

function perform(table: Table, id: Id, choice: Choice): void {
  const tested = waysOut(table.fight).find((each) => wordOf(each) === choice.with);
  if (choice.spend === 'move') {
    declare(table, id, 'break-free', 'move');
    beginMove(table, id);
    table.tell({ fact: 'move-over', who: id, why: 'break-free' });
    breakOut(table, id, 'move', tested);
    return;
  }
  declare(table, id, 'break-free', 'action');
  spendAction(table, id);
  breakOut(table, id, 'action', tested);
}

/** PE-GRP-2: spends the Move or the Action on breaking free alone. */
export const breakFree: Action = {
  id: 'break-free',
  offer(fight, who): Option | null {
    if (who.heldBy.length === 0) return null;
    return {
      id: 'break-free',
      label: 'Break free',
      clause: 'PE-GRP-2',
      group: 'primary',
      ...greyed(judge(fight, who)),
    };
  },
  needs,
  read,
  perform,
};

function judgeRelease(fight: Fight, who: Combatant): Refusal | null {
  if (who.holding.length === 0) return refuse('noSuchThing', `${who.sheet.name} holds nobody`, 'PE-GRP-3');
  return judgeFree(fight, who);
}

/** PE-GRP-3: a holder lets go. */
export const release: Action = {
  id: 'release',
  offer(fight, who) {
    if (who.holding.length === 0) return null;
    return {
      id: 'release',
      label: 'Let go',
      clause: 'PE-GRP-3',
      group: 'free',
      needs: {
        target: {
          kind: 'one',
          label: 'Whom',
          oneOf: who.holding.map((id) => ({ id, label: nameOf(fight, id) })),
        },
      },
      ...greyed(judgeRelease(fight, who)),
    };
  },
  read(fight, who, choice) {
    const refused = judgeRelease(fight, who);
    if (refused) return refused;
    const target = choice.target ?? who.holding[0];
    if (typeof target === 'string' && who.holding.includes(target)) return { option: 'release', target };
    return refuse('noSuchThing', `${who.sheet.name} does not hold that one`, 'PE-GRP-3', 'target');
  },
  perform(table, id, choice) {
    const target = choice.target as Id;
    declare(table, id, 'release', 'free', { target });
    table.tell({ fact: 'hold-ended', who: target, by: id, why: 'released' });
  },
};
