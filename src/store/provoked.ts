import type { Id } from '../kernel/json.ts';
import type { Choice } from '../kernel/port.ts';
import { wordOf } from '../kernel/port.ts';
import { optionOf } from '../kernel/sentence.ts';
import type { Prompt } from '../protocol/messages.ts';

/** The combatants that going to the cell of a choice provokes, as its option states for that cell. */
export function provokedAt(prompt: Prompt | null, choice: Choice): readonly Id[] {
  if (prompt?.kind !== 'choose') return [];
  const needs = Object.entries(optionOf(prompt.options, choice)?.needs ?? {});
  return needs.flatMap(([field, need]) => {
    if (need.kind !== 'cell' && need.kind !== 'path') return [];
    const value = choice[field];
    const end = wordOf(Array.isArray(value) ? value.at(-1) : value);
    return need.cells.find(({ x, y }) => `${x},${y}` === end)?.provokes ?? [];
  });
}
