import type { PoolView } from '../../kernel/view.ts';
import { cx } from '../kit/cx.ts';
import { poolParts, poolSentence } from './pool.ts';

/**
 * A pool as a bar: what is there, what the draft would take, what comes next up to the cap and, from the right, what
 * takes up its maximum. `small` is for rows and purses.
 */
export function PoolBar(props: {
  readonly pool: PoolView;
  readonly spend?: number;
  readonly eaters?: readonly PoolView[];
  readonly size?: 'small' | 'normal';
}) {
  const { pool, spend = 0, eaters = [], size = 'normal' } = props;
  const parts = poolParts(pool, spend, eaters);
  const part = (left: number, width: number) => ({ left: `${left * 100}%`, width: `${width * 100}%` });
  const now = parts.kept + parts.spend;
  return (
    <div
      role="img"
      aria-label={poolSentence(pool, spend, eaters)}
      className={cx(
        'relative overflow-hidden rounded-full bg-track-empty',
        size === 'small' ? 'h-2 w-16' : 'h-4 w-full',
      )}
    >
      <div className="absolute inset-y-0 left-0 bg-accent" style={{ width: `${parts.kept * 100}%` }} />
      {parts.spend > 0 && (
        <div className="wt-ghost absolute inset-y-0" style={part(parts.kept, parts.spend)} />
      )}
      {parts.gain > 0 && <div className="wt-gain absolute inset-y-0" style={part(now, parts.gain)} />}
      {parts.eaten > 0 && (
        <div className="wt-eaten absolute inset-y-0" style={part(1 - parts.eaten, parts.eaten)} />
      )}
    </div>
  );
}

/** What is being paid for in parts, as a thin bar below the pool. */
export function ProgressBar({ progress }: { readonly progress: NonNullable<PoolView['progress']> }) {
  const share = Math.max(0, Math.min(1, progress.paid / Math.max(1, progress.cost)));
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline gap-2 text-small">
        <span className="font-semibold">{progress.label}</span>
        <span className="ml-auto text-faint">
          {progress.paid} of {progress.cost} paid
        </span>
      </div>
      <div aria-hidden className="relative h-2 overflow-hidden rounded-full bg-track-empty">
        <div className="absolute inset-y-0 left-0 bg-warn" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
