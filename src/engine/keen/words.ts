import type { Id } from '../../kernel/json.ts';
import type { Choice, Question } from '../../kernel/port.ts';
import { fieldsOf, optionOf, sentenceOf } from '../../kernel/sentence.ts';
import type { View } from '../../kernel/view.ts';

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

/**
 * "hits 65 in 100", "takes Brute out 30 in 100"; empty where the chances hold nothing of the kind. `name`: `null` for
 * those who are not worth a word.
 */
export function chanceWords(
  chances: { readonly [tag: string]: number },
  name: (id: Id) => string | null,
): readonly string[] {
  const words: string[] = [];
  const success = successes.find(([tag]) => (chances[tag] ?? 0) >= least);
  if (success) words.push(`${success[1]} ${inHundred(chances[success[0]] ?? 0)}`);
  const outs = Object.entries(chances)
    .filter(([tag, p]) => tag.startsWith('out:') && p >= least)
    .map(([tag, p]) => ({ who: name(tag.slice('out:'.length)), p }))
    .filter(({ who }) => who !== null)
    .sort((one, other) => other.p - one.p)
    .slice(0, mostNamed);
  for (const { who, p } of outs) words.push(`takes ${who} out ${inHundred(p)}`);
  return words;
}

/** The names for the chances of an answer: without things such as a crate, unless it is aimed at them. */
export const namesFor =
  (combatants: View['combatants'], choice: Choice) =>
  (id: Id): string | null => {
    const one = combatants[id];
    return one?.thing && !Object.values(choice).flat().includes(id) ? null : (one?.name ?? id);
  };

/** An answer in words, without its cost: "Strike Orc with long sword". */
export function choiceWords(question: Question, choice: Choice): string {
  const option = optionOf(question.options(), choice);
  if (!option) return choice.option;
  const { cost: _, ...free } = option;
  return sentenceOf(free, fieldsOf(option, choice), undefined);
}

/** Makes a sentence: capital letter, full stop. */
export const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
