import type { PoolView } from '../../kernel/view.ts';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { Pips } from '../kit/Pips.tsx';
import { PoolBar, ProgressBar } from './PoolBar.tsx';
import { eatenWords, gainWords } from './pool.ts';
import { mostPips } from './track.ts';

interface RowProps {
  readonly pool: PoolView;
  readonly spend?: number;
  readonly eaters?: readonly PoolView[];
}

/**
 * A pool as a row: pips if there are few, a bar, or a number. `spend` is the cost of the draft, `eaters` are the pools
 * that take up its maximum.
 */
export function PoolRow(props: RowProps) {
  return props.pool.kind === 'bar' ? <BarRow {...props} /> : <PlainRow {...props} />;
}

function PlainRow({ pool, spend = 0 }: RowProps) {
  const most = pool.max ?? pool.value;
  const pips = pool.kind === 'pips' && Number.isInteger(pool.value) && Math.max(most, pool.value) <= mostPips;
  return (
    <div className="flex min-h-touch-min flex-wrap items-center gap-x-2">
      <span className="text-small font-semibold">{pool.label}</span>
      <ClauseLink clause={pool.clause} />
      <span className="ml-auto flex flex-wrap items-center justify-end gap-x-2">
        {pips && (
          <Pips label={pool.label} value={pool.value} max={pool.max} usable={pool.usable} spend={spend} />
        )}
        {!pips && spend > 0 && <span className="text-small text-harm">−{spend}</span>}
        <span aria-hidden={pips}>
          <span className="text-number font-bold">{pool.value}</span>
          {pool.max !== undefined && <span className="text-small text-faint"> / {pool.max}</span>}
        </span>
      </span>
    </div>
  );
}

/** A bar with its cap; below it, in words, what takes up its maximum, what comes next, and what is being paid for. */
function BarRow({ pool, spend = 0, eaters = [] }: RowProps) {
  const notes = [eatenWords(eaters), gainWords(pool)].filter(Boolean);
  return (
    <div className="grid gap-1 py-1">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-small font-semibold">{pool.label}</span>
        <ClauseLink clause={pool.clause} />
        <span className="ml-auto flex items-baseline gap-2">
          {spend > 0 && <span className="text-small text-harm">−{spend}</span>}
          <span aria-hidden>
            <span className="text-number font-bold">{pool.value}</span>
            {pool.max !== undefined && <span className="text-small text-faint"> / {pool.max}</span>}
          </span>
        </span>
      </div>
      <PoolBar pool={pool} spend={spend} eaters={eaters} />
      {notes.length > 0 && (
        <p aria-hidden className="text-fine text-faint">
          {notes.join(' · ')}
        </p>
      )}
      {pool.progress && <ProgressBar progress={pool.progress} />}
    </div>
  );
}
