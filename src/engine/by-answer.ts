import { TooManyBranches } from '../kernel/distribution.ts';
import type { Id } from '../kernel/json.ts';
import type { Choice, Fact, Need, Question } from '../kernel/port.ts';
import { isRefusal } from '../kernel/port.ts';
import { stream } from '../kernel/streams.ts';
import type { CombatantView } from '../kernel/view.ts';
import type { Moment } from './enumerate.ts';
import { enumerate } from './enumerate.ts';
import { bareAnswers, legal } from './keen/listed.ts';
import { choiceWords } from './keen/words.ts';
import type { Effort, Odds } from './odds.ts';
import { oddsOf } from './odds.ts';
import { openOptions, usualChoice, wholeOption } from './random-choice.ts';
import type { System, Tactic } from './system.ts';
import { askKey } from './tape.ts';

/** One answer of somebody else, and what comes of the step with it. */
export interface Answered {
  readonly answer: Choice;
  /** "Parry with shield". */
  readonly words: string;
  readonly odds: Odds;
}

/** What hangs on the answer of one of the others. */
export interface ByAnswer {
  /** Who answers. */
  readonly who: Id;
  /** Two or more, the best for whoever answers first. */
  readonly answers: readonly Answered[];
}

/** A question to somebody else, with every answer that was worth a thought where it came up. */
interface Asked {
  readonly who: Id;
  /** How often it has come up. */
  times: number;
  readonly answers: Map<string, { readonly answer: Choice; readonly words: string }>;
}

/** More answers than this are not told apart, and those of more people neither. */
const most = 8;
const mostPeople = 4;
/** What has not been possible so often is not looked for any more. */
const looked = 20;

/**
 * The odds of the rest of a step, by how others answer: those whom it is aimed at, else those who are asked, in the order
 * in which they are. Of each the first question counts; every other decision is left to the tactic. Whoever has no say, or
 * may say what they like and it brings the same, is not among them.
 */
export function oddsByAnswer<S, F extends Fact>(
  system: System<S, F>,
  moment: Moment<S>,
  tactic: Tactic<S>,
  doer: Id,
  aimedAt: readonly Id[],
  effort: Effort,
): readonly ByAnswer[] {
  const asked = questionsOf(system, moment, tactic, doer, effort.ways);
  const first = new Map<Id, readonly [key: string, question: Asked]>();
  for (const [key, question] of asked) {
    const { who, answers } = question;
    if (answers.size > 1 && !first.has(who)) first.set(who, [key, question]);
  }
  const meant = [...first.values()].filter(([, { who }]) => aimedAt.includes(who));
  const people = meant.length > 0 ? meant : [...first.values()];
  const { combatants } = system.view(moment.base);
  return people.slice(0, mostPeople).flatMap(([key, { who, answers: all }]) => {
    const good = favourOf(combatants, who);
    const answers = [...all.values()]
      .map(({ answer, words }) => {
        const odds = oddsOf(system, moment, insisting(tactic, key, answer), effort);
        return { answer, words, odds, good: good(odds) };
      })
      .sort((a, b) => b.good - a.good);
    const [best, worst] = [answers[0], answers.at(-1)];
    if (!best || !worst || best.good - worst.good < 1e-9) return [];
    return [{ who, answers: answers.map(({ good: _, ...answered }) => answered) }];
  });
}

/** Every question to somebody else in the rest of a step, by its name on the tape, in the order in which they come up. */
function questionsOf<S, F extends Fact>(
  system: System<S, F>,
  moment: Moment<S>,
  tactic: Tactic<S>,
  doer: Id,
  ways: number,
): Map<string, Asked> {
  const asked = new Map<string, Asked>();
  const listen = (question: Question, fight: S): void => {
    const key = askKey(question);
    const known = asked.get(key) ?? { who: question.for, times: 0, answers: new Map() };
    asked.set(key, known);
    if (known.times++ >= looked) return;
    for (const answer of answersTo(question, tactic, fight)) {
      const words = choiceWords(question, answer);
      if (known.answers.size < most && !known.answers.has(words)) known.answers.set(words, { answer, words });
    }
  };
  const listening: Tactic<S> = {
    ...named(tactic),
    decide(question, fight, random, from) {
      if (question.for !== doer && question.for !== 'gm') listen(question, fight);
      return tactic.decide(question, fight, random, from);
    },
  };
  try {
    enumerate(system, moment, listening, ways, () => {});
  } catch (thrown) {
    // What has come up by then is asked often enough to matter.
    if (!(thrown instanceof TooManyBranches)) throw thrown;
  }
  return asked;
}

/**
 * A question that a word or a pick answers. Where somebody may go anywhere or say anything not every answer can be looked
 * at: then only what its tactic finds worth a thought, and letting it pass.
 */
const isPlain = (question: Question): boolean =>
  openOptions(question).every((option) =>
    Object.values(wholeOption(question, option).needs ?? {}).every(({ kind }) => pickable.has(kind)),
  );
const pickable: ReadonlySet<Need['kind']> = new Set(['one', 'some', 'number']);

/** Legal answers: what the tactic weighs, what needs nothing but its name, and one of each kind that needs more, as it usually is. */
function answersTo<S>(question: Question, tactic: Tactic<S>, fight: S): readonly Choice[] {
  const random = stream(`answers/${askKey(question)}`);
  const weighed = tactic.candidates?.(question, fight, random) ?? [];
  if (!isPlain(question))
    return legal(question, weighed.length > 0 ? [...weighed, { option: 'decline' }] : []);
  const filled = openOptions(question).flatMap((option) => usualChoice(question, option, random) ?? []);
  return legal(question, [...weighed, ...bareAnswers(question), ...filled]);
}

/** This answer wherever the question comes up and the answer is legal; for all else the tactic. */
function insisting<S>(tactic: Tactic<S>, key: string, answer: Choice): Tactic<S> {
  return {
    ...named(tactic),
    decide: (question, fight, random, from) =>
      askKey(question) === key && !isRefusal(question.read(answer))
        ? answer
        : tactic.decide(question, fight, random, from),
  };
}

const named = <S>({ id, label, about }: Tactic<S>) => ({ id, label, about });

/** Being out of it counts as much as so many whole tracks. */
const felled = 10;
/** Enough to tell apart what harms nobody. */
const aHit = 1e-3;

/** How good odds are for somebody: what they do to the other sides less what they do to its own. */
function favourOf(people: { readonly [who: Id]: CombatantView }, who: Id): (odds: Odds) => number {
  const sign = (other: Id): number => (people[other]?.side === people[who]?.side ? -1 : 1);
  return ({ chances, harm }) => {
    let good = 0;
    for (const [tag, p] of Object.entries(chances)) {
      if (tag.startsWith('out:')) good += felled * p * sign(tag.slice('out:'.length));
      if (tag === 'hit') good -= aHit * p;
    }
    for (const [hurt, means] of Object.entries(harm)) {
      const tracks = people[hurt]?.tracks ?? {};
      const names = Object.keys(tracks);
      for (const [name, mean] of Object.entries(means)) {
        const track = tracks[name];
        // Slots are named from the lightest wound to the heaviest.
        const weight =
          track?.kind === 'slots' ? (names.indexOf(name) + 1) / names.length : 1 / (track?.max ?? 1);
        good += mean * weight * sign(hurt);
      }
    }
    return good;
  };
}
