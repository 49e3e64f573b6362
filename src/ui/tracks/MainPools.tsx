import type { CombatantView } from '../../kernel/view.ts';
import { PoolBar } from './PoolBar.tsx';
import { eatersOf, leftOf, mainPools } from './pool.ts';

type Cost = { readonly [pool: string]: number } | undefined;

/** The main pools beside a question: what is there, and what the answer would leave. */
export function MainPools({ one, cost }: { readonly one: CombatantView; readonly cost: Cost }) {
  return mainPools(one).map(([id, pool]) => {
    const spend = cost?.[id] ?? 0;
    return (
      <div key={id} className="grid grid-cols-[auto_1fr_auto] items-center gap-2 text-small">
        <span className="font-semibold">{pool.label}</span>
        <PoolBar pool={pool} spend={spend} eaters={eatersOf(one.pools, id)} />
        <span aria-hidden className="font-semibold tabular-nums">
          {pool.value}
          {pool.max !== undefined && <span className="font-normal text-faint"> / {pool.max}</span>}
          {spend > 0 && <span className="text-ghost"> → {leftOf(pool, spend)}</span>}
        </span>
      </div>
    );
  });
}

/** The same for a row among others. */
export function MainPoolsSmall({ one, cost }: { readonly one: CombatantView; readonly cost: Cost }) {
  return mainPools(one).map(([id, pool]) => (
    <span key={id} className="inline-flex items-center gap-1 text-faint">
      <PoolBar pool={pool} spend={cost?.[id] ?? 0} eaters={eatersOf(one.pools, id)} size="small" />
      <span aria-hidden>{pool.value}</span>
    </span>
  ));
}
