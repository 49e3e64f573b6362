import type { Id, Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import type { Choice } from '../kernel/port.ts';
import { optionOf } from '../kernel/sentence.ts';
import type { Prompt } from '../protocol/messages.ts';

/** Whom going where a choice goes provokes, as its option says of the cell. */
export function provokedAt(prompt: Prompt | null, choice: Choice): readonly Id[] {
  if (prompt?.kind !== 'choose') return [];
  const needs = Object.entries(optionOf(prompt.options, choice)?.needs ?? {});
  return needs.flatMap(([field, need]) => {
    if (need.kind !== 'cell' && need.kind !== 'path') return [];
    const value = choice[field];
    const end = Array.isArray(value) ? (value.at(-1) as Json | undefined) : value;
    if (!isObject(end)) return [];
    return need.cells.find(({ x, y }) => x === end.x && y === end.y)?.provokes ?? [];
  });
}
