import { randomChoice } from '../../../engine/random-choice.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Stream } from '../../../kernel/streams.ts';

/** The first option that is open, filled in with defaults or at random where there are none. */
export function firstOpen(question: Question, random: Stream): Choice | null {
  for (const option of question.options()) {
    if (option.refused) continue;
    const bare: Choice = { option: option.id, ...(option.by === undefined ? {} : { by: option.by }) };
    const read = question.read(bare);
    if (!isRefusal(read)) return read;
    for (let i = 0; i < 10; i++) {
      const filled = randomChoice(option, random);
      const full = filled && question.read(filled);
      if (full && !isRefusal(full)) return full;
    }
  }
  return null;
}
