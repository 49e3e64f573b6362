import type { Id } from '../../../kernel/json.ts';

/** Ids added to a list of ids, and taken away. */
export const withIds = (list: readonly Id[], ids: readonly Id[]): readonly Id[] => [
  ...new Set([...list, ...ids]),
];
export const withoutIds = (list: readonly Id[], ids: readonly Id[]): readonly Id[] =>
  list.some((id) => ids.includes(id)) ? list.filter((id) => !ids.includes(id)) : list;
