import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, Question } from '../../../kernel/port.ts';
import type { Action, Price } from '../actions/action.ts';
import type { Attribute, Skill } from '../attributes.ts';
import { attributes, skillIds } from '../attributes.ts';
import { reducedAp } from '../costs.ts';
import { refuse } from '../refusal.ts';
import { makeCheck } from '../roll/check.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { spendAp } from './ap.ts';

/** Doing things faster than usual (section FST): the game master allows it, names the check, and says what failing costs. */

/** Whether a choice asks to be hurried. */
export const isHurried = (action: Action, choice: Choice): boolean =>
  action.hurried === true && choice.hurry === 'yes';

/** The field that a hurried action's option has beside its own. */
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

/** What it costs after the check; `null`: it comes to nothing (SL-R84 `fails`). */
export function hurriedPrice(table: Table, id: Id, action: Action, price: Price): Price | null {
  const called = table.ask(hurryQuestion(id, action));
  if (called.option === 'refuse') return price;
  const { attribute, skill, tn } = called;
  const check = makeCheck(table, {
    who: id,
    of: { attribute: attribute as Attribute, ...(skill === 'none' ? {} : { skill: skill as Skill }) },
    kind: 'ordinary',
    clause: 'SL-FST-1',
    purpose: 'hurry',
    tn: Number(tn),
    exact: true,
  });
  if (check.passed) return saved(table, price, check.margin);
  if (table.ask(lossQuestion(id, action)).option === 'lose') {
    // SL-FST-3: 1 AP, and 1 for every full 3 points that were missing; not below 0.
    const lost = 1 + Math.floor(-check.margin / 3);
    spendAp(table, id, Math.min(one(table.fight, id).ap, lost), 'stumbling', 'SL-FST-3');
  }
  return table.fight.rulings.fasterFail === 'fails' ? null : price;
}

/** SL-FST-2, SL-R83: 1 AP less, and 1 for every full 3 points over the TN; for 1 stamina, or 1 for each AP. */
function saved(table: Table, price: Price, margin: number): Price {
  const ap = reducedAp(price.ap, 1 + Math.floor(margin / 3));
  const strain = table.fight.rulings.fasterStamina === 'onePerAp' ? price.ap - ap : 1;
  return { ap, stamina: (price.stamina ?? 0) + strain };
}

const clause = 'SL-FST-1';

interface Called extends Choice {
  readonly option: 'check' | 'refuse';
  readonly attribute: string;
  readonly skill: string;
  readonly tn: number;
}

const hurryQuestion = (id: Id, action: Action): Question<Called> => ({
  id: 'hurry',
  clause,
  for: 'gm',
  about: { who: id, action: action.id },
  options(): readonly Option[] {
    return [
      {
        id: 'check',
        label: 'Call for a check',
        clause,
        group: 'gm',
        needs: {
          attribute: {
            kind: 'one',
            label: 'Attribute',
            oneOf: attributes.map((each) => ({ id: each, label: each })),
            default: 'dexterity',
          },
          skill: {
            kind: 'one',
            label: 'Skill',
            oneOf: [...skillIds, 'none'].map((each) => ({ id: each, label: each })),
            default: 'acrobatics',
          },
          tn: { kind: 'number', label: 'TN', min: -10, max: 40, default: 5 },
        },
      },
      { id: 'refuse', label: 'This cannot be done faster', clause, group: 'gm' },
    ];
  },
  read(choice) {
    if (choice.option === 'refuse') return { option: 'refuse', attribute: '', skill: '', tn: 0 };
    if (choice.option !== 'check')
      return refuse('noSuchThing', 'the answer is check or refuse', clause, 'option');
    const { attribute = 'dexterity', skill = 'acrobatics', tn = 5 } = choice;
    if (typeof attribute !== 'string' || !(attributes as readonly string[]).includes(attribute)) {
      return refuse('noSuchThing', 'there is no such attribute', clause, 'attribute');
    }
    if (typeof skill !== 'string' || ![...skillIds, 'none'].includes(skill)) {
      return refuse('noSuchThing', 'there is no such skill', clause, 'skill');
    }
    if (typeof tn !== 'number' || !Number.isInteger(tn) || tn < -10 || tn > 40) {
      return refuse('noSuchThing', 'a TN is a whole number from -10 to 40', clause, 'tn');
    }
    return { option: 'check', attribute, skill, tn };
  },
});

const lossQuestion = (id: Id, action: Action): Question => ({
  id: 'hurry-loss',
  clause: 'SL-FST-3',
  for: 'gm',
  about: { who: id, action: action.id },
  options: () => [
    { id: 'lose', label: 'It costs AP', clause: 'SL-FST-3', group: 'gm' },
    { id: 'nothing', label: 'Nothing is lost', clause: 'SL-FST-3', group: 'gm' },
  ],
  read: ({ option }) =>
    option === 'lose' || option === 'nothing'
      ? { option }
      : refuse('noSuchThing', 'the answer is lose or nothing', 'SL-FST-3', 'option'),
});
