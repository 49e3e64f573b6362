import type { Eyes } from './eyes.ts';
import type { TableState } from './mirror.ts';
import { useTable } from './mirror.ts';
import { useSettings } from './settings.ts';

/**
 * A key of everything but the choice that an answer of the rules about a choice depends on: which fight, its state, what
 * is asked, and whose eyes look. The state alone is not enough: of two people who are asked the same in a row the second
 * finds the fight as the first did. Nor is the prompt: after a change by hand it may stay the same.
 */
export const momentSeen = (
  { fight, hash, prompt }: Pick<TableState, 'fight' | 'hash' | 'prompt'>,
  eyes: Eyes,
): string => `${fight?.id ?? ''}:${hash}:${prompt?.id ?? ''}:${eyes}`;

/** See {@link momentSeen}. */
export const momentNow = (): string => momentSeen(useTable.getState(), useSettings.getState().eyes);

/** See {@link momentSeen}. */
export function useMoment(): string {
  const eyes = useSettings((state) => state.eyes);
  return useTable((state) => momentSeen(state, eyes));
}
