import { Play } from 'lucide-react';
import { useLocation } from 'wouter';
import type { FightRow } from '../../store/library.ts';
import { pressable } from '../kit/Button.tsx';
import { cx } from '../kit/cx.ts';
import { useAgo } from './useAgo.ts';

/** Who is still standing on each side: "party 3 of 4 · hostile 2 of 5". */
export const standing = (fight: FightRow): string =>
  fight.summary.sides.map((one) => `${one.side} ${one.standing} of ${one.count}`).join(' · ');

/** How far a fight has come: "Round 3". */
export const at = ({ summary: { round } }: FightRow): string =>
  round === 0 ? 'Before the first round' : `Round ${round}`;

/** A button that continues the fight that was played last. */
export function ContinueCard({ fight }: { readonly fight: FightRow }) {
  const [, go] = useLocation();
  const ago = useAgo();
  return (
    <button
      type="button"
      onClick={() => go(`/fight/${encodeURIComponent(fight.id)}`)}
      className={cx(
        'flex w-full items-center gap-4 bg-accent p-4 text-left text-on-accent shadow-card',
        pressable,
        'rounded-card',
      )}
    >
      <span className="grid size-14 shrink-0 place-content-center rounded-full bg-on-accent/15">
        <Play aria-hidden className="size-7" />
      </span>
      <span className="min-w-0">
        <span className="block text-small font-medium">Go on with</span>
        <span className="block truncate text-title font-bold">{fight.name}</span>
        <span className="block text-small">
          {at(fight)} · {standing(fight)} · {ago(fight.changed)}
        </span>
      </span>
    </button>
  );
}
