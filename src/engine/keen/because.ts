import { percent } from '../../kernel/figures.ts';
import type { Choice, Fact, Question } from '../../kernel/port.ts';
import { declines } from '../../kernel/port.ts';
import { stream } from '../../kernel/streams.ts';
import type { View } from '../../kernel/view.ts';
import type { Moment } from '../enumerate.ts';
import type { System, Tactic } from '../system.ts';
import type { Decision } from './ahead.ts';
import { oddsOfAnswer, playAhead } from './ahead.ts';
import { effectWords } from './effects.ts';
import { otherwiseCalled, sameAnswer } from './listed.ts';
import { isEnd, isWalk, sequelWords } from './sequel.ts';
import type { Said } from './words.ts';
import { apart, choiceWords, inFew, saidOf, sentence, whoseTurn } from './words.ts';

/** The number of plays for each answer, and how many other answers are compared. */
const tries = 40;
const mostCompared = 3;

/**
 * The reason for a tactic's answer, as a sentence: its own, or the odds of the answer, what it leads to, and the odds of
 * an alternative. `undefined` where nothing of that tells it apart.
 */
export function reasonOf<S, F extends Fact>(
  system: System<S, F>,
  tactic: Tactic<S>,
  question: Question,
  fight: S,
  choice: Choice,
  moment: Moment<S>,
): string | undefined {
  const own = tactic.because?.(question, fight, choice, moment);
  if (own !== undefined) return own;
  const usual = system.tactics[system.defaultTactic] as Tactic<S>;
  const candidates = tactic.candidates?.(question, fight, stream('because')) ?? [];
  return reasonFor({ system, question, moment, usual, turns: 0 }, fight, choice, candidates);
}

/**
 * The reason for an answer under a valuation of fights, as a sentence: its odds, what it leads to, and the next best
 * answer; without candidates, which are all that was compared, only the first two. `undefined` where the rules do not
 * reach the question, or nothing can be said.
 */
export function reasonAhead<S, F extends Fact>(
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
  // Where there was nothing to compare with, nothing is said of comparing.
  if (candidates.length === 0) {
    const { parts } = prospects(decision, fight, choice, system.view(fight).combatants);
    return parts.length > 0 ? sentence(parts.join('; ')) : undefined;
  }
  const own = values(choice);
  if (!own) return undefined;
  const others = candidates
    .filter((other) => !sameAnswer(question, other, choice))
    .slice(0, mostCompared)
    .map((other) => ({ other, values: values(other) ?? [] }))
    .sort((a, b) => sum(b.values) - sum(a.values));
  const { combatants } = system.view(fight);
  const { parts } = prospects(decision, fight, choice, combatants);
  if (others.length === 0) return sentence([...parts, 'nothing else comes close'].join('; '));
  const named = otherwiseCalled(
    question,
    choice,
    others.map(({ other }) => other),
  );
  const next = others.find(({ other }) => other === named[0]);
  if (!next) return parts.length > 0 ? sentence(parts.join('; ')) : undefined;
  const worse = own.filter((each, i) => each > (next.values[i] ?? 0)).length / tries;
  const words = choiceWords(question, next.other);
  const compared =
    worse === 0
      ? `${words} would do as well`
      : `next best: ${words}, which ends worse in ${percent(worse)} of ${tries} plays`;
  return sentence([...parts, compared].join('; '));
}

function reasonFor<S, F extends Fact>(
  decision: Decision<S, F>,
  fight: S,
  choice: Choice,
  candidates: readonly Choice[],
): string | undefined {
  const { system, question } = decision;
  const { combatants } = system.view(fight);
  const { said, parts } = prospects(decision, fight, choice, combatants);
  const told = (more: readonly string[]): string | undefined => {
    const all = [...parts, ...more];
    return all.length > 0 ? sentence(all.join('; ')) : undefined;
  };
  const [other] = otherwiseCalled(question, choice, candidates);
  if (!other) return told(candidates.length > 0 ? [aloneWords(question, choice)] : []);
  const called = choiceWords(question, other);
  const theirs = saidOf(oddsOfAnswer(decision, other), combatants, other, whoseTurn(question));
  const [odds, others] = [inFew(said), inFew(theirs)];
  if (odds !== '' && parts.length === 1 && said.exact === theirs.exact && isSameList(said.all, theirs.all))
    return sentence(`${parts.join('; ')}, as with ${called}`);
  if (question.id === 'turn') return told([`next best: ${called}${others === '' ? '' : ` (${others})`}`]);
  if (odds === '') return told(others === '' ? [] : [`with ${called}: ${others}`]);
  if (parts[0] !== odds) return told([`with ${called}: ${others || 'nothing of that'}`]);
  // What follows in the same deed whatever is answered is no reason for the answer.
  const [own, rest] = apart(said, theirs).map(inFew);
  return sentence(`${own}; with ${called}: ${rest || 'nothing of that'}`);
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((words, at) => words === other[at]);

/** Why an answer was compared with no other. */
const aloneWords = (question: Question, choice: Choice): string =>
  isEnd(question, choice) || declines({ id: choice.option })
    ? 'nothing else is worth what it costs'
    : 'nothing else promises nearly as much';

interface Prospects {
  /** What its own odds say. */
  readonly said: Said;
  /** The same in words, and what it leads to. */
  readonly parts: readonly string[];
}

/**
 * What an answer promises: its odds, and for a walk or whatever else is only a preparation, what follows in the same
 * turn.
 */
function prospects<S, F extends Fact>(
  decision: Decision<S, F>,
  fight: S,
  choice: Choice,
  combatants: View['combatants'],
): Prospects {
  const said = saidOf(oddsOfAnswer(decision, choice), combatants, choice, whoseTurn(decision.question));
  const odds = inFew(said);
  const walks = isWalk(decision.system, fight, decision.question, choice);
  const own = odds === '' ? [] : [walks ? `on the way ${odds}` : odds];
  if (odds !== '' && !walks) return { said, parts: own };
  const sequel = sequelWords(decision, choice, walks) ?? effectWords(decision, fight, choice);
  return { said, parts: sequel === null ? own : [...own, sequel] };
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);
