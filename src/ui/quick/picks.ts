import type { Json } from '../../kernel/json.ts';

/** Somebody who can be put on a side. */
export interface Person {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  /** As an encounter writes it. */
  readonly sheet: Json;
}

/** How many of each stand on a side, by key. */
export type Picks = { readonly [key: string]: number };

/** The most people on one side. */
export const most = 30;

export const countOf = (picks: Picks): number => Object.values(picks).reduce((sum, n) => sum + n, 0);

/** One more or one less of somebody, within 0 and what a side may hold. */
export function picked(picks: Picks, key: string, by: 1 | -1): Picks {
  const now = picks[key] ?? 0;
  if (by > 0 && countOf(picks) >= most) return picks;
  const { [key]: _, ...others } = picks;
  return now + by > 0 ? { ...picks, [key]: now + by } : others;
}

/** The sheets of a side, in the order of the list. */
export const sheetsOf = (people: readonly Person[], picks: Picks): readonly Json[] =>
  people.flatMap((one) => Array.from({ length: picks[one.key] ?? 0 }, () => one.sheet));

/** "Edda, 3 Wolf" */
export const inWords = (people: readonly Person[], picks: Picks): string =>
  people
    .filter(({ key }) => picks[key])
    .map(({ key, name }) => (picks[key] === 1 ? name : `${picks[key]} ${name}`))
    .join(', ');
