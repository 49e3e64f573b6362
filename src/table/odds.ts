import { oddsByAnswer } from '../engine/by-answer.ts';
import type { Moment } from '../engine/enumerate.ts';
import type { Effort } from '../engine/odds.ts';
import { oddsOf } from '../engine/odds.ts';
import type { Run } from '../engine/run.ts';
import type { System, Tactic } from '../engine/system.ts';
import { askKey } from '../engine/tape.ts';
import type { Id } from '../kernel/json.ts';
import type { Choice, Fact, Question } from '../kernel/port.ts';
import type { AnswersReply, OddsReply } from '../protocol/messages.ts';

/** Enough for a first look, and little enough not to be waited for. */
const aLook: Effort = { ways: 500, samples: 200 };
/** Each answer is compared with the others: they need not be counted out where that takes long. */
const eachAnswer: Effort = { ways: 2000, samples: 400 };

/**
 * The odds of a choice, in full, that is one answer to the pending question. Whoever else decides plays as usual; who
 * chose spends nothing more on it than was chosen: whether to is asked when the dice lie there, with odds of its own.
 */
export function oddsReply(
  run: Run<unknown, Fact>,
  question: Question,
  choice: Choice,
  quick: boolean,
): OddsReply {
  const moment = momentWith(run, question, choice);
  const tactic = sparing(run.system, doerOf(question));
  return { ok: true, ...oddsOf(run.system, moment, tactic, quick ? aLook : undefined) };
}

/** The same by the answers of those whom it is aimed at. */
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

const doerOf = ({ acts, for: asked }: Question): Id => acts ?? asked;

/** The usual tactic, but that the doer declines to spend more on what was chosen. */
function sparing({ tactics, defaultTactic, afterthoughts = [] }: System, doer: Id): Tactic {
  const usual = tactics[defaultTactic] as Tactic;
  return {
    ...usual,
    decide: (question, fight, random, from) =>
      question.for === doer && afterthoughts.includes(question.id)
        ? { option: 'decline' }
        : usual.decide(question, fight, random, from),
  };
}

function momentWith(run: Run<unknown, Fact>, question: Question, choice: Choice): Moment<unknown> {
  const { base, answers } = run.moment();
  return { base, answers: [...answers, { kind: 'ask', key: askKey(question), choice }] };
}

/** Every word of a choice: whom it is aimed at is among them. */
const namedIn = (choice: Choice): readonly Id[] =>
  Object.values(choice)
    .flat()
    .filter((word) => typeof word === 'string');
