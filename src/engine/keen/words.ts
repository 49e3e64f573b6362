import type { Id } from '../../kernel/json.ts';
import type { Choice, Question } from '../../kernel/port.ts';
import { fieldsOf, optionOf, sentenceOf } from '../../kernel/sentence.ts';

/** A chance in words: "65 in 100". */
export const inHundred = (p: number): string => `${Math.round(100 * p)} in 100`;

/** The tags of success with their verbs, in order of precedence. */
const successes: readonly (readonly [tag: string, verb: string])[] = [
  ['hit', 'hits'],
  ['works', 'works'],
  ['won', 'wins'],
];
/** Smaller chances are not mentioned. */
const least = 0.005;
/** The number of combatants to name at most. */
const mostNamed = 2;

/** "hits 65 in 100", "takes Brute out 30 in 100"; empty where the chances hold nothing of the kind. */
export function chanceWords(
  chances: { readonly [tag: string]: number },
  name: (id: Id) => string,
): readonly string[] {
  const words: string[] = [];
  const success = successes.find(([tag]) => (chances[tag] ?? 0) >= least);
  if (success) words.push(`${success[1]} ${inHundred(chances[success[0]] ?? 0)}`);
  const outs = Object.entries(chances)
    .filter(([tag, p]) => tag.startsWith('out:') && p >= least)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostNamed);
  for (const [tag, p] of outs) words.push(`takes ${name(tag.slice('out:'.length))} out ${inHundred(p)}`);
  return words;
}

/** An answer in words, without its cost: "Strike Orc with long sword". */
export function choiceWords(question: Question, choice: Choice): string {
  const option = optionOf(question.options(), choice);
  if (!option) return choice.option;
  const { cost: _, ...free } = option;
  return sentenceOf(free, fieldsOf(option, choice), undefined);
}

/** Makes a sentence: capital letter, full stop. */
export const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
