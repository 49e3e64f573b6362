import type { Option } from '../../kernel/port.ts';
import type { ChoosePrompt, Prompt } from '../../protocol/messages.ts';

/** How a prompt is shown: the turn itself, a question in between, dice, or the initiative of all. */
export type PromptKind = 'turn' | 'question' | 'roll' | 'initiative';

export function kindOf(prompt: Prompt): PromptKind {
  if (prompt.kind === 'roll') return prompt.purpose === 'initiative' ? 'initiative' : 'roll';
  return prompt.options.some((option) => option.group === 'end') ? 'turn' : 'question';
}

const declining = new Set(['decline', 'none', 'pass']);

/** The answer that does nothing: it stands apart from the others. */
export const declineOf = (prompt: ChoosePrompt): Option | null =>
  prompt.options.find((option) => declining.has(option.id) && !option.refused) ?? null;

/** The option that lets the moment pass: ends the turn, or declines. It stands beside Undo. */
export function passOf(prompt: Prompt | null): Option | null {
  if (prompt?.kind !== 'choose') return null;
  const ends = prompt.options.find((option) => option.group === 'end' && !option.refused && !option.needs);
  return ends ?? declineOf(prompt);
}
