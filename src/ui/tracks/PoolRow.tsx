import type { PoolView } from '../../kernel/view.ts';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { Pips } from '../kit/Pips.tsx';
import { mostPips } from './track.ts';

/** What can be spent: pips when there are few, else a number. `spend` is what the choice in the making costs. */
export function PoolRow({ pool, spend = 0 }: { readonly pool: PoolView; readonly spend?: number }) {
  const most = pool.max ?? pool.value;
  const pips = pool.kind === 'pips' && Number.isInteger(pool.value) && Math.max(most, pool.value) <= mostPips;
  return (
    <div className="flex min-h-9 items-center gap-2">
      <span className="text-small font-semibold">{pool.label}</span>
      <ClauseLink clause={pool.clause} />
      <span className="ml-auto flex items-center gap-2">
        {pips && <Pips label={pool.label} value={pool.value} max={pool.max} spend={spend} />}
        {!pips && spend > 0 && <span className="text-small text-harm">−{spend}</span>}
        <span aria-hidden={pips}>
          <span className="text-number font-bold">{pool.value}</span>
          {pool.max !== undefined && <span className="text-small text-faint"> / {pool.max}</span>}
        </span>
      </span>
    </div>
  );
}
