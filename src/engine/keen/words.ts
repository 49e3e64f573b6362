import type { Id } from '../../kernel/json.ts';
import { changesOf } from '../../kernel/odds-changes.ts';
import type { SaidOdds } from '../../kernel/odds-words.ts';
import { shortOdds } from '../../kernel/odds-words.ts';
import { whomIn } from '../../kernel/outcome-tag.ts';
import { capital } from '../../kernel/phrases.ts';
import type { Choice, Question } from '../../kernel/port.ts';
import { fieldsOf, optionOf, sentenceOf } from '../../kernel/sentence.ts';
import type { View } from '../../kernel/view.ts';

/** The most chances to tell of one answer. */
const mostTold = 4;

/**
 * The odds of an answer in a few words: "62 % hit, 9 % drops Ysolt, 7.1 harm", after "≈" where they are estimated; empty
 * where chance plays no part. Things such as a crate count only where the answer is aimed at them.
 */
export function oddsSaid(odds: SaidOdds, combatants: View['combatants'], choice: Choice): string {
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
  const said = shortOdds(known, (id) => combatants[id]).slice(0, mostTold);
  return said.length === 0 ? '' : `${odds.exact ? '' : '≈ '}${said.join(', ')}`;
}

/** The combatants that a choice names. */
export const aimedAt = (choice: Choice, combatants: View['combatants']): readonly Id[] =>
  Object.values(choice)
    .flat()
    .filter((word): word is Id => typeof word === 'string' && word in combatants);

/** An answer in words, without its cost: "Strike Orc with long sword". */
export function choiceWords(question: Question, choice: Choice): string {
  const option = optionOf(question.options(), choice);
  if (!option) return choice.option;
  const { cost: _, ...free } = option;
  return sentenceOf(free, fieldsOf(option, choice), undefined);
}

/** Makes a sentence: capital letter, full stop. */
export const sentence = (words: string): string => `${capital(words)}.`;
