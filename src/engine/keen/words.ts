import type { Id } from '../../kernel/json.ts';
import { changesOf } from '../../kernel/odds-changes.ts';
import type { SaidOdds } from '../../kernel/odds-words.ts';
import { shortOdds } from '../../kernel/odds-words.ts';
import { whomIn } from '../../kernel/outcome-tag.ts';
import { capital } from '../../kernel/phrases.ts';
import type { Choice, Question } from '../../kernel/port.ts';
import { doerOf } from '../../kernel/port.ts';
import { fieldValuesOf, optionOf, sentenceOf } from '../../kernel/sentence.ts';
import type { View } from '../../kernel/view.ts';

/** The most chances to tell of one answer. */
const mostTold = 4;

/** What odds say of an answer, each in a few words: "62 % hit", "9 % drops Ysolt", "7.1 harm". */
export interface Said {
  readonly exact: boolean;
  readonly all: readonly string[];
}

/** The first of them in a line, after "≈" where they are estimated; empty where chance plays no part. */
export const inFew = ({ exact, all }: Said): string =>
  all.length === 0 ? '' : `${exact ? '' : '≈ '}${all.slice(0, mostTold).join(', ')}`;

/** What tells two answers apart: each without what both say. The same where the first says nothing else. */
export function apart(one: Said, other: Said): readonly [Said, Said] {
  const without = ({ exact, all }: Said, { all: both }: Said): Said => ({
    exact,
    all: all.filter((words) => !both.includes(words)),
  });
  const own = without(one, other);
  return own.all.length === 0 ? [one, other] : [own, without(other, one)];
}

/**
 * The odds of an answer in a few words: "62 % hit, 9 % drops Ysolt, 7.1 harm". Things such as a crate count only where
 * the answer is aimed at them. `doer`: who takes the turn; harm to that one is said to be so ("2.7 harm to Sefu", who
 * stands up beside an enemy), whereas whoever answers a blow knows whom it hurts.
 */
export const oddsSaid = (...of: Parameters<typeof saidOf>): string => inFew(saidOf(...of));

/** All that the odds of an answer say. */
export function saidOf(
  odds: SaidOdds,
  combatants: View['combatants'],
  choice: Choice,
  doer: Id | null = null,
): Said {
  const aimed = aimedAt(choice, combatants);
  const counts = (id: Id): boolean => combatants[id]?.thing !== true || aimed.includes(id);
  const known: SaidOdds = {
    ...odds,
    chances: Object.fromEntries(
      Object.entries(odds.chances).filter(([tag]) => {
        const out = whomIn('out', tag);
        return out === null || counts(out);
      }),
    ),
    ...changesOf(odds, counts),
  };
  return { exact: odds.exact, all: shortOdds(known, (id) => combatants[id], null, doer) };
}

/** Who takes the turn that a question is about; `null` where it asks for an answer to somebody else's deed. */
export const whoseTurn = (question: Question): Id | null =>
  question.id === 'turn' ? doerOf(question) : null;

/** The combatants that a choice names in its fields; one whose id is an option's is not named by that. */
export const aimedAt = ({ option: _, ...fields }: Choice, combatants: View['combatants']): readonly Id[] =>
  Object.values(fields)
    .flat()
    .filter((word): word is Id => typeof word === 'string' && word in combatants);

/** An answer in words, without its cost: "Strike Orc with long sword". */
export function choiceWords(question: Question, choice: Choice): string {
  const option = optionOf(question.options(), choice);
  if (!option) return choice.option;
  const { cost: _, ...free } = option;
  return sentenceOf(free, fieldValuesOf(option, choice), undefined);
}

/** Makes a sentence: capital letter, full stop. */
export const sentence = (words: string): string => `${capital(words)}.`;
