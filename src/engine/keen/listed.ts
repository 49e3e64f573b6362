import type { Choice, Question } from '../../kernel/port.ts';
import { isRefusal } from '../../kernel/port.ts';
import { choiceWords } from './words.ts';

/** An answer, and what a planner thinks that it brings: in whatever it counts in. */
export interface Weighed {
  readonly choice: Choice;
  readonly worth: number;
}

/** What brings less than such a part of the best is not worth a thought. */
const comparable = 0.6;
/** Nobody looks further down a list. */
const most = 6;

/** What a planner decided and after it what else it found nearly as good, best first, everything legal and once. */
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

/** These answers in full and in their order, as far as they are legal, each once. */
export function legal(question: Question, wishes: readonly Choice[]): readonly Choice[] {
  const found = new Map<string, Choice>();
  for (const wish of wishes) {
    const read = question.read(wish);
    const word = isRefusal(read) ? null : wordOf(read);
    if (word !== null && !found.has(word)) found.set(word, read as Choice);
  }
  return [...found.values()];
}

/** Whether two answers, in full, are the same. */
export const sameAnswer = (question: Question, a: Choice, b: Choice): boolean =>
  wordFor(question, a) === wordFor(question, b);

/** Why a planner answered so: it promises most of what was weighed. `candidates`: what it weighed, best first. */
export function mostPromising(
  question: Question,
  choice: Choice,
  candidates: readonly Choice[],
): string | undefined {
  const [first, ...others] = candidates;
  if (!first || !sameAnswer(question, first, choice)) return undefined;
  if (others.length === 0) return 'Nothing else promises nearly as much.';
  const most = `Promises most of ${candidates.length} answers that it weighed`;
  const [next] = otherwiseCalled(question, choice, others);
  return next ? `${most}; next best: ${choiceWords(question, next)}.` : `${most}.`;
}

/** Those of the others that words tell from this answer: a spell in another strength is called as the spell is. */
export function otherwiseCalled(
  question: Question,
  choice: Choice,
  others: readonly Choice[],
): readonly Choice[] {
  const own = choiceWords(question, choice);
  return others.filter((other) => choiceWords(question, other) !== own);
}

/** An answer in one word, in full: equal words are equal answers; `null` for what is refused. */
function wordFor(question: Question, choice: Choice): string | null {
  const read = question.read(choice);
  return isRefusal(read) ? null : wordOf(read);
}

const wordOf = (full: Choice): string =>
  JSON.stringify(Object.entries(full).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Every answer that needs nothing but its name. */
export const bareAnswers = (question: Question): readonly Choice[] =>
  question
    .options()
    .filter(({ needs, refused }) => !refused && needs === undefined)
    .map(({ id, by }) => ({ option: id, ...(by === undefined ? {} : { by }) }));
