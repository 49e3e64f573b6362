import type { Option } from '../../kernel/port.ts';
import type { ChoosePrompt, Prompt } from '../../protocol/messages.ts';
import { declines } from '../../store/words.ts';

/** How a prompt is shown: a turn, a question in the middle of a step, dice, or everybody's initiative. */
export type PromptKind = 'turn' | 'question' | 'roll' | 'initiative';

export function kindOf(prompt: Prompt): PromptKind {
  if (prompt.kind === 'roll') return prompt.purpose === 'initiative' ? 'initiative' : 'roll';
  return prompt.options.some((option) => option.group === 'end') ? 'turn' : 'question';
}

/** The answer that does nothing (decline or pass), which is shown apart from the others; `null` if there is none. */
export const declineOf = (prompt: ChoosePrompt): Option | null =>
  prompt.options.find((option) => declines(option) && !option.refused) ?? null;

/** The option that ends the turn or, in a question, declines; shown beside Undo. `null` if there is none. */
export function passOf(prompt: Prompt | null): Option | null {
  if (prompt?.kind !== 'choose') return null;
  const ends = prompt.options.find((option) => option.group === 'end' && !option.refused && !option.needs);
  return ends ?? declineOf(prompt);
}

/**
 * The only answer to a question besides declining, which is in the hand from the start; `null` where there are several,
 * or none. A turn has none: whoever has it chooses.
 */
export function onlyAnswerOf(prompt: Prompt | null): Option | null {
  if (prompt?.kind !== 'choose' || kindOf(prompt) !== 'question') return null;
  const decline = declineOf(prompt);
  const legal = prompt.options.filter((option) => !option.refused && option !== decline);
  return legal.length === 1 ? (legal[0] ?? null) : null;
}
