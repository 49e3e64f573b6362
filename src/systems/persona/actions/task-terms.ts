import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, Question, Refusal } from '../../../kernel/port.ts';
import { rowsOfActions } from '../combat/advantages.ts';
import { judgeAction, judgeFree, judgeMove } from '../judge.ts';
import { unused } from '../movement/speed.ts';
import { nameOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight, SkillTask } from '../state.ts';
import { foes, one } from '../state.ts';
import { readTested, testedPicks } from './tested-picks.ts';

/** How an action without rules of its own is tested, decided by the game master (PE-ACT-1, PE-ACT-19). */

const prices = ['action', 'move', 'free'] as const;
type Price = (typeof prices)[number];

export interface Terms extends Choice {
  readonly option: 'test' | 'contest' | 'works' | 'no';
  /** Names of tests, see `readTested`. */
  readonly tested?: string;
  readonly against?: string;
  readonly modifier?: number;
  /** How many Actions it takes (PE-ACT-19). */
  readonly actions?: number;
  /** What it costs (PE-ACT-1). */
  readonly price?: Price;
}

/** What is asked about: a skill use of one or more Actions (PE-ACT-19), or a free-form action (PE-ACT-1). */
export interface Asked {
  readonly clause: 'PE-ACT-1' | 'PE-ACT-19';
  readonly who: Id;
  readonly what: string;
  readonly target: Id | null;
}

/** The test of the combatant that acts, without what is tested. Against an enemy, rows about actions apply. */
export function taskTest(fight: Fight, { who, clause, target }: Omit<Asked, 'what'>) {
  const other = target === null ? null : one(fight, target);
  const hostile = other !== null && foes(one(fight, who), other);
  return {
    who,
    kind: 'other',
    clause,
    purpose: 'task',
    ...(other ? { against: other.id } : {}),
    ...(hostile ? { edge: rowsOfActions(fight, one(fight, who), other) } : {}),
  } as const;
}

/** The test of the combatant that resists. */
export const answerTest = ({ who, clause }: Pick<Asked, 'who' | 'clause'>, target: Id) =>
  ({ who: target, kind: 'other', clause, purpose: 'resist-task', against: who }) as const;

/** PE-ACT-1: why this cost cannot be paid; `null` if it can. */
function judgePrice(fight: Fight, who: Combatant, price: Price): Refusal | null {
  switch (price) {
    case 'action':
      return judgeAction(fight, who);
    case 'move': {
      const refused = judgeMove(fight, who);
      if (refused || who.move === null || unused(who.move)) return refused;
      return refuse('noMove', `${who.sheet.name} has begun its Move already`, 'PE-TIME-3');
    }
    case 'free':
      return judgeFree(fight, who);
  }
}

const priceLabels: { readonly [price in Price]: string } = {
  action: 'the Action',
  move: 'the Move',
  free: 'nothing',
};

/** The largest modifier in either direction. */
const mostModifier = 60;
const mostActions = 10;

/** The answers without their fields. */
function headsOf({ clause, target }: Asked): readonly Option[] {
  const heads: Option[] = [{ id: 'test', label: 'A test', clause, group: 'gm' }];
  if (target !== null) heads.push({ id: 'contest', label: 'An opposed test', clause, group: 'gm' });
  heads.push({ id: 'works', label: 'It works without a test', clause, group: 'gm' });
  heads.push({ id: 'no', label: 'It cannot be done', clause, group: 'gm' });
  return heads;
}

/** An answer with its fields. */
function wholeOf(fight: Fight, asked: Asked, head: Option): Option {
  const { clause, target } = asked;
  if (head.id === 'no') return head;
  const length: { readonly [field: string]: Need } =
    clause === 'PE-ACT-19'
      ? { actions: { kind: 'number', label: 'Actions', min: 1, max: mostActions, default: 1 } }
      : { price: priceNeed(fight, one(fight, asked.who)) };
  if (head.id === 'works') return { ...head, needs: length };
  const needs: { readonly [field: string]: Need } = {
    tested: {
      kind: 'one',
      label: 'Test of',
      oneOf: testedPicks(fight, taskTest(fight, asked)),
      default: 'athletics',
    },
    modifier: {
      kind: 'number',
      label: 'Difficulty: added to the target',
      min: -mostModifier,
      max: mostModifier,
      default: 0,
    },
    ...length,
  };
  if (head.id === 'test' || target === null) return { ...head, needs };
  const against: Need = {
    kind: 'one',
    label: 'Resisted with',
    oneOf: testedPicks(fight, answerTest(asked, target)),
    default: 'athletics',
  };
  return { ...head, needs: { ...needs, against } };
}

function priceNeed(fight: Fight, who: Combatant): Need {
  const oneOf = prices.map((id) => {
    const refused = judgePrice(fight, who, id);
    return { id, label: priceLabels[id], ...(refused ? { refused } : {}) };
  });
  return { kind: 'one', label: 'It takes', oneOf, default: usualPrice(fight, who) };
}

/** The default cost: the Action, if there is one. */
const usualPrice = (fight: Fight, who: Combatant): Price =>
  prices.find((price) => judgePrice(fight, who, price) === null) ?? 'free';

const inRange = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

function readPrice(fight: Fight, asked: Asked, choice: Choice): Price | Refusal {
  const who = one(fight, asked.who);
  if (choice.price === undefined) return usualPrice(fight, who);
  const price = prices.find((each) => each === choice.price);
  if (!price) return refuse('noSuchThing', 'it takes the Action, the Move or nothing', 'PE-ACT-1', 'price');
  const refused = judgePrice(fight, who, price);
  return refused ? { ...refused, field: 'price' } : price;
}

function readLength(
  fight: Fight,
  asked: Asked,
  choice: Choice,
): { readonly actions: number } | { readonly price: Price } | Refusal {
  if (asked.clause === 'PE-ACT-19') {
    const actions = choice.actions ?? 1;
    return inRange(actions, 1, mostActions)
      ? { actions }
      : refuse('noSuchThing', `it takes 1 to ${mostActions} Actions`, asked.clause, 'actions');
  }
  const price = readPrice(fight, asked, choice);
  return typeof price === 'string' ? { price } : price;
}

function read(fight: Fight, asked: Asked, choice: Choice): Terms | Refusal {
  const { clause, target } = asked;
  const { option } = choice;
  if (option === 'no') return { option };
  const known = option === 'test' || option === 'works' || (option === 'contest' && target !== null);
  if (!known) {
    return refuse('noSuchThing', 'the answer is a test, an opposed test, works or no', clause, 'option');
  }
  const length = readLength(fight, asked, choice);
  if ('because' in length) return length;
  if (option === 'works') return { option, ...length };
  const tested = choice.tested ?? 'athletics';
  if (readTested(tested) === null) return refuse('noSuchThing', 'there is no such test', clause, 'tested');
  const modifier = choice.modifier ?? 0;
  if (!inRange(modifier, -mostModifier, mostModifier)) {
    return refuse('noSuchThing', `it goes from -${mostModifier} to ${mostModifier}`, clause, 'modifier');
  }
  const terms = { tested: tested as string, modifier, ...length };
  if (option === 'test') return { option, ...terms };
  const against = choice.against ?? 'athletics';
  if (readTested(against) === null) return refuse('noSuchThing', 'there is no such test', clause, 'against');
  return { option: 'contest', ...terms, against: against as string };
}

/** Asks the game master how it is done. */
export const termsQuestion = (fight: Fight, asked: Asked): Question<Terms> => ({
  id: 'task-terms',
  clause: asked.clause,
  for: 'gm',
  about: {
    who: asked.who,
    what: asked.what,
    ...(asked.target === null ? {} : { target: asked.target }),
    title: `${nameOf(fight, asked.who)} tries this: ${asked.what}. How is it tested?`,
  },
  options: () => headsOf(asked).map((head) => wholeOf(fight, asked, head)),
  // The target of each of some sixty tests is dear where only "no" is picked.
  menu: { open: () => headsOf(asked), whole: (head) => wholeOf(fight, asked, head) },
  read: (choice) => read(fight, asked, choice),
});

/** The task that these terms describe; `null` when nothing is tested. */
export function taskOf({ what, target }: Asked, terms: Terms): SkillTask | null {
  const tested = readTested(terms.tested);
  if (tested === null || terms.option === 'works' || terms.option === 'no') return null;
  const against = terms.option === 'contest' ? readTested(terms.against) : null;
  return { what, target, tested, against, modifier: terms.modifier ?? 0 };
}
