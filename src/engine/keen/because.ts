import { TooManyBranches } from '../../kernel/distribution.ts';
import type { Choice, Fact } from '../../kernel/port.ts';
import { enumerate } from '../enumerate.ts';
import { askKey } from '../tape.ts';
import type { Decision } from './ahead.ts';
import { playAhead } from './ahead.ts';
import { otherwiseCalled, sameAnswer } from './listed.ts';
import { chanceWords, choiceWords, inHundred, sentence } from './words.ts';

/** Ways that are counted out for exact chances; plays for an estimate where there are more. */
const budget = 500;
const estimates = 100;
/** Plays of each answer that is compared, and how many are. */
const tries = 40;
const mostCompared = 3;

/**
 * Why an answer is a good one for somebody who values fights so: what may come of it in this step, and what would be next
 * best. `undefined` where the rules do not come to the question from what is known.
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
  const chances = chanceWords(chancesOf(decision, choice), (id) => combatants[id]?.name ?? id);
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
 * What comes of an answer, and of another one in its place, where a tactic goes by rules of thumb and has no reason of its own;
 * `undefined` where chance has no part in it.
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
    chanceWords(chancesOf(decision, of), (id) => combatants[id]?.name ?? id).join(', ');
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

/** How likely each outcome of the step is: exact where there are few ways, else as often as it came up. */
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
