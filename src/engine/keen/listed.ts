import type { Choice, Question } from '../../kernel/port.ts';
import { isRefusal } from '../../kernel/port.ts';
import { choiceWords } from './words.ts';

/** An answer and its worth to a planner, in units of the planner's own. */
export interface Weighed {
  readonly choice: Choice;
  readonly worth: number;
}

/** Answers worth less than this fraction of the best are dropped. */
const comparable = 0.6;
/** The maximum length of a list. */
const most = 6;

/** A planner's decision followed by the answers it found nearly as good, best first, legal and without duplicates. */
export function listed(question: Question, first: Choice, others: readonly Weighed[]): readonly Choice[] {
  const found: Choice[] = [first];
  const known = new Set([wordFor(question, first)]);
  const best = others.reduce((sum, { worth }) => Math.max(sum, worth), 0);
  for (const { choice, worth } of [...others].sort((a, b) => b.worth - a.worth)) {
    if (worth < comparable * best || found.length >= most) break;
    const word = wordFor(question, choice);
    if (word === null || known.has(word)) continue;
    known.add(word);
    found.push(choice);
  }
  return found;
}

/** The legal ones among these answers, complete, in order, without duplicates. */
export function legal(question: Question, wishes: readonly Choice[]): readonly Choice[] {
  const found = new Map<string, Choice>();
  for (const wish of wishes) {
    const read = question.read(wish);
    const word = isRefusal(read) ? null : wordOf(read);
    if (word !== null && !found.has(word)) found.set(word, read as Choice);
  }
  return [...found.values()];
}

/** Whether two answers are the same when complete. */
export const sameAnswer = (question: Question, a: Choice, b: Choice): boolean =>
  wordFor(question, a) === wordFor(question, b);

/**
 * The other answers whose words differ from those of `choice`: the same spell at another strength has the same words. An
 * incomplete answer is the same as its completion.
 */
export function otherwiseCalled(
  question: Question,
  choice: Choice,
  others: readonly Choice[],
): readonly Choice[] {
  const own = choiceWords(question, choice);
  return others.filter(
    (other) => choiceWords(question, other) !== own && !sameAnswer(question, other, choice),
  );
}

/** A key of the complete answer, for comparison; `null` where it is refused. */
function wordFor(question: Question, choice: Choice): string | null {
  const read = question.read(choice);
  return isRefusal(read) ? null : wordOf(read);
}

const wordOf = (full: Choice): string =>
  JSON.stringify(Object.entries(full).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The answers that are options without fields. */
export const bareAnswers = (question: Question): readonly Choice[] =>
  question
    .options()
    .filter(({ needs, refused }) => !refused && needs === undefined)
    .map(({ id, by }) => ({ option: id, ...(by === undefined ? {} : { by }) }));
