import type { Id, Json } from '../../kernel/json.ts';
import type { View } from '../../kernel/view.ts';
import type { Prompt } from '../../protocol/messages.ts';

/**
 * Whom the question or the dice that are waited for are about, whoever has the turn left out, for that one is marked anyway: who
 * answers, who is aimed at, who are tied. Only those on the map.
 */
export function concerned(
  prompt: Prompt | null,
  { active, combatants }: Pick<View, 'active' | 'combatants'>,
): readonly Id[] {
  if (!prompt) return noOne;
  const named: readonly (Json | undefined)[] =
    prompt.kind === 'roll' ? [prompt.against] : Object.values(prompt.about ?? {}).flat();
  const ids = new Set([prompt.for, ...named]);
  return Object.keys(combatants).filter((id) => id !== active && ids.has(id));
}

const noOne: readonly Id[] = [];
