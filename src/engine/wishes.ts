import type { Choice, Question } from '../kernel/port.ts';
import { isRefusal } from '../kernel/port.ts';
import type { Stream } from '../kernel/streams.ts';
import { openOptions, randomChoice, wholeOption } from './random-choice.ts';

/** How tactics turn what they would like into an answer that the question accepts. */

/** A choice that a tactic would like, or a way to find one that is taken only if all before it are refused. */
export type Wish = Choice | (() => Choice | null);

/** The first of these choices that the question accepts, as it was read; `null` if it accepts none. */
export function firstAccepted(question: Question, wishes: readonly Wish[]): Choice | null {
  for (const wish of wishes) {
    const choice = typeof wish === 'function' ? wish() : wish;
    if (!choice) continue;
    const read = question.read(choice);
    if (!isRefusal(read)) return read;
  }
  return null;
}

/**
 * The first option that can be answered: with its defaults, or else with random fields, unless `random` is `null`.
 * `null` where there is none.
 */
export function firstOpen(question: Question, random: Stream | null): Choice | null {
  for (const option of openOptions(question)) {
    const bare: Choice = { option: option.id, ...(option.by === undefined ? {} : { by: option.by }) };
    const read = question.read(bare);
    if (!isRefusal(read)) return read;
    const whole = wholeOption(question, option);
    for (let i = 0; random && i < 10; i++) {
      const filled = randomChoice(whole, random);
      const full = filled && question.read(filled);
      if (full && !isRefusal(full)) return full;
    }
  }
  return null;
}

/** The same. Throws where no option can be answered. */
export function anyOpen(question: Question, random: Stream): Choice {
  const found = firstOpen(question, random);
  if (!found) throw new Error(`no answer to ${question.id} of ${question.for} (${question.clause})`);
  return found;
}
