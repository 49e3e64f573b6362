import type { CombatantView, PoolView } from '../../kernel/view.ts';
import { Pips } from '../kit/Pips.tsx';
import { PoolBar } from '../tracks/PoolBar.tsx';
import { eatersOf, leftOf, ownPools, pointWords } from '../tracks/pool.ts';

type Cost = { readonly [pool: string]: number } | undefined;

/** Whether a pool is worth showing: a plain number without a maximum is hidden at 0. */
const worthShowing = (pool: PoolView, spend: number): boolean =>
  spend > 0 || pool.kind !== 'number' || pool.max !== undefined || pool.value !== 0;

/** What a combatant can spend, with what the draft would spend shown as ghosts. */
export function Purse({ combatant, cost }: { readonly combatant: CombatantView; readonly cost: Cost }) {
  const pools = ownPools(combatant.pools).filter(([id, pool]) => worthShowing(pool, cost?.[id] ?? 0));
  if (pools.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5" aria-label={`What ${combatant.name} can spend`}>
      {pools.map(([id, pool]) => {
        const spend = cost?.[id] ?? 0;
        return (
          <li key={id} className="flex items-center gap-2 text-small">
            <span className="text-faint">{pool.label}</span>
            {pool.kind === 'bar' && (
              <PoolBar pool={pool} spend={spend} eaters={eatersOf(combatant.pools, id)} size="small" />
            )}
            {pool.kind === 'pips' ? (
              <Pips label={pool.label} value={pool.value} max={pool.max} usable={pool.usable} spend={spend} />
            ) : (
              <span className="font-semibold">
                {pool.value}
                {pool.max !== undefined && <span className="font-normal text-faint"> / {pool.max}</span>}
                {spend > 0 && <span className="text-ghost"> → {leftOf(pool, spend)}</span>}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A cost on a button: a dot for each point where there are few, and the name. */
export function CostMark({
  cost,
  payer,
}: {
  readonly cost: Cost;
  readonly payer: CombatantView | undefined;
}) {
  const parts = Object.entries(cost ?? {}).filter(([, amount]) => amount !== 0);
  if (parts.length === 0) return null;
  return (
    <span className="flex max-w-full shrink-0 flex-wrap items-center gap-x-2 text-fine text-faint">
      {parts.map(([id, amount]) => {
        const pool = payer?.pools[id];
        return (
          <span key={id} className="inline-flex items-center gap-1.5 whitespace-nowrap">
            {pool?.kind === 'pips' && amount <= 4 && (
              <span aria-hidden className="inline-flex gap-0.5">
                {Array.from({ length: amount }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: points are alike
                  <span key={i} className="size-2.5 rounded-full bg-accent" />
                ))}
              </span>
            )}
            {pointWords(amount, pool, id)}
          </span>
        );
      })}
    </span>
  );
}
