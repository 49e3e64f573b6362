import { oddsByAnswer } from '../engine/by-answer.ts';
import type { Moment } from '../engine/enumerate.ts';
import type { OddsBudget } from '../engine/odds.ts';
import { oddsOf } from '../engine/odds.ts';
import type { Run } from '../engine/run.ts';
import { sparing } from '../engine/sparing.ts';
import { askKey } from '../engine/tape.ts';
import type { Id } from '../kernel/json.ts';
import type { Choice, Fact, Question } from '../kernel/port.ts';
import { doerOf } from '../kernel/port.ts';
import type { AnswersReply, OddsReply } from '../protocol/messages.ts';
import { isJudged } from './judged.ts';

/** The budget of a first look: small enough not to be noticed. */
const aLook: OddsBudget = { ways: 500, facts: 15_000, samples: 200 };
/** The budget for each answer: answers are only compared with each other, so estimates will do. */
const eachAnswer: OddsBudget = { ways: 2000, facts: 40_000, samples: 400 };

/**
 * The odds of a choice in full that answers the pending question. All others decide by the default tactic. The one who
 * chooses spends no more on the deed than the choice says: that is another question after the roll, with odds of its
 * own.
 */
export function oddsReply(
  run: Run<unknown, Fact>,
  question: Question,
  choice: Choice,
  quick: boolean,
): OddsReply {
  const moment = momentWith(run, question, choice);
  const tactic = sparing(run.system, doerOf(question));
  const odds = oddsOf(run.system, moment, tactic, quick ? aLook : undefined);
  const judged = isJudged(run.system, moment, tactic);
  return { ok: true, ...odds, ...(judged && { judged: true as const }) };
}

/** The odds of a choice for each answer of those it is aimed at. */
export function answersReply(run: Run<unknown, Fact>, question: Question, choice: Choice): AnswersReply {
  const moment = momentWith(run, question, choice);
  const doer = doerOf(question);
  const tactic = sparing(run.system, doer);
  const found = oddsByAnswer(run.system, moment, tactic, doer, namedIn(choice), eachAnswer);
  const people = found.map(({ who, answers }) => ({
    who,
    answers: answers.map(({ words, odds: { outcomes: _, tail: __, ...odds } }) => ({ words, ...odds })),
  }));
  return { ok: true, people };
}

function momentWith(run: Run<unknown, Fact>, question: Question, choice: Choice): Moment<unknown> {
  const { base, answers } = run.moment();
  return { base, answers: [...answers, { kind: 'ask', key: askKey(question), choice }] };
}

/** All strings in a choice: the ids of those it is aimed at are among them. */
const namedIn = (choice: Choice): readonly Id[] =>
  Object.values(choice)
    .flat()
    .filter((word) => typeof word === 'string');
