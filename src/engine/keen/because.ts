import { TooManyBranches } from '../../kernel/distribution.ts';
import type { Choice, Fact } from '../../kernel/port.ts';
import { enumerate } from '../enumerate.ts';
import { askKey } from '../tape.ts';
import type { Decision } from './ahead.ts';
import { playAhead } from './ahead.ts';
import { otherwiseCalled, sameAnswer } from './listed.ts';
import { chanceWords, choiceWords, inHundred, namesFor, sentence } from './words.ts';

/** The budget of ways for exact chances, and the sample size of an estimate beyond it. */
const budget = 500;
const estimates = 100;
/** The number of plays for each answer, and how many other answers are compared. */
const tries = 40;
const mostCompared = 3;

/**
 * The reason for an answer under a valuation of fights, as a sentence: the chances of this step, and the next best
 * answer. `undefined` where the rules do not reach the question.
 */
export function reasonFor<S, F extends Fact>(
  decision: Decision<S, F>,
  fight: S,
  choice: Choice,
  candidates: readonly Choice[],
  value: (fight: S) => number,
): string | undefined {
  const { system, question } = decision;
  const values = (of: Choice): number[] | null => {
    const found: number[] = [];
    for (let i = 0; i < tries; i++) {
      const ahead = playAhead(decision, of, `because/${i}`);
      if (!ahead) return null;
      found.push(value(ahead.fight));
    }
    return found;
  };
  const own = values(choice);
  if (!own) return undefined;
  const others = candidates
    .filter((other) => !sameAnswer(question, other, choice))
    .slice(0, mostCompared)
    .map((other) => ({ other, values: values(other) ?? [] }))
    .sort((a, b) => sum(b.values) - sum(a.values));
  const { combatants } = system.view(fight);
  const chances = chanceWords(chancesOf(decision, choice), namesFor(combatants, choice));
  if (others.length === 0) return sentence([...chances, 'nothing else comes close'].join('; '));
  const named = otherwiseCalled(
    question,
    choice,
    others.map(({ other }) => other),
  );
  const next = others.find(({ other }) => other === named[0]);
  const parts = chances.length > 0 ? [chances.join(', ')] : [];
  if (next) {
    const worse = own.filter((each, i) => each > (next.values[i] ?? 0)).length / tries;
    const words = choiceWords(question, next.other);
    parts.push(
      worse === 0 ? `${words} would do as well` : `next best: ${words}, which ends worse ${inHundred(worse)}`,
    );
  }
  return parts.length > 0 ? sentence(parts.join('; ')) : undefined;
}

/**
 * The chances of an answer and of an alternative, as a sentence, for tactics that follow rules of thumb and have no
 * reason of their own. `undefined` where chance plays no part.
 */
export function chancesFor<S, F extends Fact>(
  decision: Decision<S, F>,
  fight: S,
  choice: Choice,
  candidates: readonly Choice[],
): string | undefined {
  const { system, question } = decision;
  const { combatants } = system.view(fight);
  const words = (of: Choice): string =>
    chanceWords(chancesOf(decision, of), namesFor(combatants, of)).join(', ');
  const own = words(choice);
  if (own === '') return undefined;
  const [other] = otherwiseCalled(question, choice, candidates);
  if (!other) return sentence(own);
  const called = choiceWords(question, other);
  const others = words(other);
  return sentence(
    others === own ? `${own}, as with ${called}` : `${own}; with ${called}: ${others || 'nothing of that'}`,
  );
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

/** The chance of each outcome tag of the step: exact within the budget, otherwise estimated. */
function chancesOf<S, F extends Fact>(
  decision: Decision<S, F>,
  choice: Choice,
): { readonly [tag: string]: number } {
  const { system, question, moment, usual } = decision;
  let chances: { [tag: string]: number } = {};
  const count = (told: Parameters<typeof system.outcome>[0], p: number): void => {
    for (const tag of new Set(system.outcome(told))) chances[tag] = (chances[tag] ?? 0) + p;
  };
  const answers = [...moment.answers, { kind: 'ask', key: askKey(question), choice } as const];
  try {
    enumerate(system, { base: moment.base, answers }, usual, budget, ({ facts, p }) => count(facts, p));
  } catch (thrown) {
    if (!(thrown instanceof TooManyBranches)) throw thrown;
    chances = {};
    for (let i = 0; i < estimates; i++) {
      const ahead = playAhead({ ...decision, turns: 0 }, choice, `because/${i}`);
      if (ahead) count(ahead.told, 1 / estimates);
    }
  }
  return chances;
}
