import type { CombatantStatus } from '../kernel/view.ts';

type Pools = CombatantStatus['pools'];

/** How many points of a pool are lent: they come back to it. */
export const lentOf = (pools: Pools, pool: string): number =>
  Object.values(pools).reduce((sum, { eats, lent, value }) => (lent && eats === pool ? sum + value : sum), 0);

/** What each lasting pool holds, together with what is lent of it. */
export const reservesOf = (
  pools: Pools,
): { readonly [pool: string]: { readonly label: string; readonly value: number } } =>
  Object.fromEntries(
    Object.entries(pools).flatMap(([pool, { label, value, lasting }]) =>
      lasting ? [[pool, { label, value: value + lentOf(pools, pool) }]] : [],
    ),
  );
