import { TooManyBranches } from '../kernel/distribution.ts';
import type { Id } from '../kernel/json.ts';
import { whomIn } from '../kernel/outcome-tag.ts';
import type { Choice, Fact, Need, Question } from '../kernel/port.ts';
import { isRefusal } from '../kernel/port.ts';
import { stream } from '../kernel/streams.ts';
import type { CombatantView } from '../kernel/view.ts';
import type { Budget, Moment } from './enumerate.ts';
import { enumerate } from './enumerate.ts';
import { bareAnswers, legal } from './keen/listed.ts';
import { choiceWords, aimedAt as namedBy } from './keen/words.ts';
import type { Odds, OddsBudget } from './odds.ts';
import { oddsOf } from './odds.ts';
import { openOptions, usualChoice, wholeOption } from './random-choice.ts';
import type { System, Tactic } from './system.ts';
import { askKey } from './tape.ts';

/** One answer of somebody else, and the odds of the step given that answer. */
interface Answered {
  readonly answer: Choice;
  /** "Parry with shield". */
  readonly words: string;
  readonly odds: Odds;
}

/** The odds by the answers of one person. */
interface ByAnswer {
  /** Who answers. */
  readonly who: Id;
  /** Two or more, sorted by how good they are for the one who answers, best first. */
  readonly answers: readonly Answered[];
}

/** A question to somebody else, with the answers considered wherever it came up. */
interface Asked {
  readonly who: Id;
  /** How often it has come up. */
  times: number;
  readonly answers: Map<string, { readonly answer: Choice; readonly words: string }>;
}

/** At most so many answers are considered for one person, and so many people. */
const most = 8;
const mostPeople = 4;
/** Answers are collected from the first so many occurrences of a question; later ones are not looked at. */
const looked = 20;

/**
 * The odds of the rest of a step, by how others answer: the people it is aimed at where any of them is asked, otherwise
 * everybody who is asked, in the order of the questions. For each person the first question with more than one answer
 * is varied; the tactic makes every other decision. People whose answers make no difference are left out.
 */
export function oddsByAnswer<S, F extends Fact>(
  system: System<S, F>,
  moment: Moment<S>,
  tactic: Tactic<S>,
  doer: Id,
  aimedAt: readonly Id[],
  budget: OddsBudget,
): readonly ByAnswer[] {
  const asked = questionsOf(system, moment, tactic, doer, budget);
  const first = new Map<Id, readonly [key: string, question: Asked]>();
  for (const [key, question] of asked) {
    const { who, answers } = question;
    if (answers.size > 1 && !first.has(who)) first.set(who, [key, question]);
  }
  const meant = [...first.values()].filter(([, { who }]) => aimedAt.includes(who));
  const people = meant.length > 0 ? meant : [...first.values()];
  const { combatants } = system.view(moment.base);
  const struck = struckIn(moment, aimedAt, combatants);
  return people.slice(0, mostPeople).flatMap(([key, { who, answers: all }]) => {
    const good = favourOf(combatants, who, struck);
    const answers = [...all.values()]
      .map(({ answer, words }) => {
        const odds = oddsOf(system, moment, insisting(tactic, key, answer), budget);
        return { answer, words, odds, good: good(odds) };
      })
      .sort((a, b) => b.good - a.good);
    const [best, worst] = [answers[0], answers.at(-1)];
    if (!best || !worst || best.good - worst.good < 1e-9) return [];
    return [{ who, answers: answers.map(({ good: _, ...answered }) => answered) }];
  });
}

/**
 * The questions to others in the rest of a step, by tape key, in the order in which they first come up. Questions to
 * the doer and to the game master are left out, and so are those found only beyond the budget.
 */
function questionsOf<S, F extends Fact>(
  system: System<S, F>,
  moment: Moment<S>,
  tactic: Tactic<S>,
  doer: Id,
  budget: Budget,
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
    enumerate(system, moment, listening, budget, () => {});
  } catch (thrown) {
    // What has come up so far is the likeliest; the rest hardly matters.
    if (!(thrown instanceof TooManyBranches)) throw thrown;
  }
  return asked;
}

/**
 * Whether every option is answered by picks and numbers alone. Cells, paths and texts have too many values: of such a
 * question only the tactic's candidates and `decline` are considered.
 */
const isPlain = (question: Question): boolean =>
  openOptions(question).every((option) =>
    Object.values(wholeOption(question, option).needs ?? {}).every(({ kind }) => pickable.has(kind)),
  );
const pickable: ReadonlySet<Need['kind']> = new Set(['one', 'some', 'number']);

/**
 * Legal answers: the tactic's candidates, every option without fields, and each other option once at its usual values.
 */
function answersTo<S>(question: Question, tactic: Tactic<S>, fight: S): readonly Choice[] {
  const random = stream(`answers/${askKey(question)}`);
  const weighed = tactic.candidates?.(question, fight, random) ?? [];
  if (!isPlain(question))
    return legal(question, weighed.length > 0 ? [...weighed, { option: 'decline' }] : []);
  const filled = openOptions(question).flatMap((option) => usualChoice(question, option, random) ?? []);
  return legal(question, [...weighed, ...bareAnswers(question), ...filled]);
}

/**
 * A tactic that gives this answer wherever the question comes up and the answer is legal, and decides as `tactic`
 * elsewhere.
 */
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

/** The weight of being taken out, in whole tracks. */
const felled = 10;
/** The weight of a hit: a tie-break between answers that differ in no harm. */
const aHit = 1e-3;
/** The weight of harm to gear, and of what gathers on a gauge: the same, since neither is anybody's life. */
const wear = 1e-3;

type People = { readonly [who: Id]: CombatantView };

/** Whom a hit strikes: those whom the choice is aimed at, or else the last choice before it that names anybody. */
function struckIn<S>({ answers }: Moment<S>, aimed: readonly Id[], people: People): readonly Id[] {
  const named = answers.map((entry) => (entry.kind === 'ask' ? namedBy(entry.choice, people) : []));
  return [...named, aimed.filter((who) => who in people)].findLast((ids) => ids.length > 0) ?? [];
}

/** Rates odds for somebody: harm to the other sides minus harm to its own side. `struck`: whom a hit strikes. */
function favourOf(people: People, who: Id, struck: readonly Id[]): (odds: Odds) => number {
  const sign = (other: Id): number => (people[other]?.side === people[who]?.side ? -1 : 1);
  // Where nobody is named, whoever answers is the one who is struck.
  const hit = struck.length > 0 && struck.every((other) => sign(other) > 0) ? aHit : -aHit;
  return ({ chances, harm }) => {
    let good = 0;
    for (const [tag, p] of Object.entries(chances)) {
      const out = whomIn('out', tag);
      if (out !== null) good += felled * p * sign(out);
      if (tag === 'hit') good += hit * p;
    }
    for (const [hurt, means] of Object.entries(harm)) {
      const tracks = people[hurt]?.tracks ?? {};
      const names = Object.keys(tracks);
      for (const [name, mean] of Object.entries(means)) {
        const track = tracks[name];
        // Slots are named from the lightest wound to the heaviest.
        const weight =
          track?.kind === 'slots' ? (names.indexOf(name) + 1) / names.length : 1 / (track?.max ?? 1);
        const counts = track?.gear || track?.kind === 'gauge' ? wear : 1;
        good += mean * weight * counts * sign(hurt);
      }
    }
    return good;
  };
}
