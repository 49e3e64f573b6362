import type { Id, Json } from '../../kernel/json.ts';
import type { View } from '../../kernel/view.ts';
import type { Prompt } from '../../protocol/messages.ts';

/**
 * The combatants that the open prompt is about: the one who answers or rolls, targets, tied combatants. Leaves out the
 * active combatant, who is marked anyway, and ids that are not combatants.
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
