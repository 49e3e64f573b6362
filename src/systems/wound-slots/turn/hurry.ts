import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, Question } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Action, Price } from '../actions/action.ts';
import { reducedAp } from '../costs.ts';
import { refuse } from '../refusal.ts';
import type { Usual } from '../roll/called.ts';
import { checkNeeds, readCheckOf, readTn, tnNeed, writtenCheck } from '../roll/called.ts';
import { makeCheck } from '../roll/check.ts';
import type { Combatant } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { spendAp } from './ap.ts';

/** Hurried actions (section FST): the game master allows it, names the check, and decides what failure costs. */

/** Whether the choice asks for hurrying and the action allows it. */
export const isHurried = (action: Action, choice: Choice): boolean =>
  action.hurried === true && choice.hurry === 'yes';

/** The additional field of an action that can be hurried. */
export const hurryNeed = {
  hurry: {
    kind: 'one',
    label: 'In a hurry',
    oneOf: [
      { id: 'no', label: 'at its usual speed' },
      { id: 'yes', label: 'faster: the game master calls for a check' },
    ],
    default: 'no',
  },
} as const;

/** The result of hurrying. */
interface Hurried {
  readonly price: Price;
  /** SL-FST-2: stamina for it, paid when the action takes effect (SL-ACT-3). */
  readonly strain: number;
  /** SL-FST-3: AP that may be lost; 0 if the check passed. */
  readonly lost: number;
}

/** Asks the game master and makes the check. `null`: it cannot be hurried and goes on at its usual price. */
export function hurry(table: Table, id: Id, action: Action, price: Price): Hurried | null {
  const who = one(table.fight, id);
  const called = table.ask(hurryQuestion(who, action));
  const of = readCheckOf(who.sheet, called, usual, clause);
  if (called.option === 'refuse' || isRefusal(of)) return null;
  const tn = Number(called.tn);
  const check = makeCheck(table, {
    who: id,
    of,
    kind: 'ordinary',
    clause,
    purpose: 'hurry',
    tn,
    exact: true,
  });
  if (check.passed) return saved(table, price, check.margin);
  return { price, strain: 0, lost: 1 + Math.floor(-check.margin / 3) };
}

/** SL-FST-2, SL-R83: 1 AP less + 1 per full 3 points over the TN, for 1 stamina, or by `onePerAp` 1 for each AP. */
function saved(table: Table, price: Price, margin: number): Hurried {
  const ap = reducedAp(price.ap, 1 + Math.floor(margin / 3));
  const less = price.ap - ap;
  const strain = table.fight.rulings.fasterStamina === 'onePerAp' ? less : Math.min(1, less);
  return { price: { ...price, ap }, strain, lost: 0 };
}

/**
 * SL-FST-3, SL-R84: after a failed check and after payment, takes `lost` AP (or all that are left) if the game master
 * says so.
 */
export function stumble(table: Table, id: Id, action: Action, lost: number): void {
  const most = Math.min(one(table.fight, id).ap, lost);
  if (most === 0 || table.ask(lossQuestion(id, action, most)).option !== 'lose') return;
  spendAp(table, id, most, 'stumbling', 'SL-FST-3');
}

const clause = 'SL-FST-1';
const usual: Usual = { attribute: 'dexterity', skill: 'acrobatics' };

/** SL-FST-1: asks the game master whether it can be hurried, with which check and TN. */
const hurryQuestion = (who: Combatant, action: Action): Question => ({
  id: 'hurry',
  clause,
  for: 'gm',
  about: { who: who.id, action: action.id },
  options: (): readonly Option[] => [
    {
      id: 'check',
      label: 'Call for a check',
      clause,
      group: 'gm',
      needs: { ...checkNeeds(who.sheet, usual), tn: tnNeed },
    },
    { id: 'refuse', label: 'This cannot be done faster', clause, group: 'gm' },
  ],
  read(choice) {
    if (choice.option === 'refuse') return { option: 'refuse' };
    if (choice.option !== 'check') {
      return refuse('noSuchThing', 'the answer is check or refuse', clause, 'option');
    }
    const of = readCheckOf(who.sheet, choice, usual, clause);
    if (isRefusal(of)) return of;
    const tn = readTn(choice, clause);
    return typeof tn === 'number' ? { option: 'check', ...writtenCheck(of), tn } : tn;
  },
});

const lossQuestion = (id: Id, action: Action, ap: number): Question => ({
  id: 'hurry-loss',
  clause: 'SL-FST-3',
  for: 'gm',
  about: { who: id, action: action.id, ap },
  options: () => [
    { id: 'lose', label: `It costs ${ap} AP`, clause: 'SL-FST-3', group: 'gm' },
    { id: 'nothing', label: 'Nothing is lost', clause: 'SL-FST-3', group: 'gm' },
  ],
  read: ({ option }) =>
    option === 'lose' || option === 'nothing'
      ? { option }
      : refuse('noSuchThing', 'the answer is lose or nothing', 'SL-FST-3', 'option'),
});
