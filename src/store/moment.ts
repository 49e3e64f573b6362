import type { Eyes } from './eyes.ts';
import type { TableState } from './mirror.ts';
import { useTable } from './mirror.ts';
import { useSettings } from './settings.ts';

/**
 * A key of the open fight's state and of what is asked in it. The state alone is not enough: of two people who are asked
 * the same in a row the second finds the fight as the first did. Nor is the prompt: after a change by hand it may stay
 * the same.
 */
export const momentOf = ({ fight, hash, prompt }: Pick<TableState, 'fight' | 'hash' | 'prompt'>): string =>
  `${fight?.id ?? ''}:${hash}:${prompt?.id ?? ''}`;

/**
 * A key of everything but the choice that an answer of the rules about a choice depends on: the moment, and whose eyes
 * look.
 */
export const momentSeen = (table: Parameters<typeof momentOf>[0], eyes: Eyes): string =>
  `${momentOf(table)}:${eyes}`;

/** See {@link momentSeen}. */
export const momentNow = (): string => momentSeen(useTable.getState(), useSettings.getState().eyes);

/** See {@link momentSeen}. */
export function useMoment(): string {
  const eyes = useSettings((state) => state.eyes);
  return useTable((state) => momentSeen(state, eyes));
}
