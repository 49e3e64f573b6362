import type { TableStatus } from './mirror.ts';
import { useTable } from './table.ts';

const words: { readonly [status in TableStatus]?: string } = {
  readonly: 'This tab looks on. Take the fight over to play here.',
  crashed: 'The engine stopped: the fight can be exported, and opened again.',
};

/** Why this tab cannot change the fight; `null` if it can. */
export const useIdle = (): string | null => useTable(({ status }) => words[status] ?? null);
