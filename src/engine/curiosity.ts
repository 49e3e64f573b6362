import type { Choice, Option, Question } from '../kernel/port.ts';
import { isRefusal } from '../kernel/port.ts';
import type { Stream } from '../kernel/streams.ts';
import { openOptions, randomAnswer, randomChoice, randomTactic, wholeOption } from './random-choice.ts';
import type { Tactic } from './system.ts';

/** How often an option was offered without a refusal and how often it was taken. */
export interface Count {
  offered: number;
  taken: number;
}

/**
 * Looks up the entries of `used`, creating missing ones. Indexed in two levels, to build no key string for each
 * look-up.
 */
function countsIn(used: Map<string, Count>): (question: string, option: string) => Count {
  const byQuestion = new Map<string, Map<string, Count>>();
  return (question, option) => {
    let byOption = byQuestion.get(question);
    if (!byOption) {
      byOption = new Map();
      byQuestion.set(question, byOption);
    }
    let count = byOption.get(option);
    if (!count) {
      const key = `${question}/${option}`;
      count = used.get(key) ?? { offered: 0, taken: 0 };
      used.set(key, count);
      byOption.set(option, count);
    }
    return count;
  };
}

/**
 * Random play that prefers the options taken least so far, so that few fights suffice for rare options. `used` holds
 * the counts by `question/option`; it is read and updated. Every choice is passed to `taken` before it is made.
 */
export function curiousTactic<S>(used: Map<string, Count>, taken: (choice: Choice) => void): Tactic<S> {
  const countOf = countsIn(used);
  /** An option that was never taken, otherwise one time in four the one taken least; `null` for any option. */
  const curious = (question: Question, open: readonly Option[], random: Stream): Choice | null => {
    let least: Option | null = null;
    let times = Number.POSITIVE_INFINITY;
    for (const option of open) {
      const count = countOf(question.id, option.id);
      if (count.taken >= times) continue;
      least = option;
      times = count.taken;
    }
    if (least === null || (times > 0 && random.die(4) > 1)) return null;
    const choice = randomChoice(wholeOption(question, least), random);
    return choice && !isRefusal(question.read(choice)) ? choice : null;
  };
  return {
    ...randomTactic,
    decide(question: Question, _fight: S, random: Stream): Choice {
      const open = openOptions(question);
      for (const option of open) countOf(question.id, option.id).offered++;
      const choice = curious(question, open, random) ?? randomAnswer(question, open, random);
      countOf(question.id, choice.option).taken++;
      taken(choice);
      return choice;
    },
  };
}
