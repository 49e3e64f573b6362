import { Zap } from 'lucide-react';
import { useTable } from '../../store/table.ts';
import { ClauseLink } from '../../ui/kit/ClauseLink.tsx';

/** The banner of the view, if it has one: for example a chain of extra actions, and whose it is. */
export function Momentum() {
  const banner = useTable((state) => state.view?.banner ?? null);
  if (banner === null) return null;
  return (
    <div
      role="status"
      aria-label={banner.label}
      className="flex min-h-touch-min items-center gap-2 border-b border-accent bg-raised px-4 py-1 text-small"
    >
      <Zap aria-hidden className="size-5 shrink-0 text-accent" />
      <span className="shrink-0 font-semibold">{banner.label}</span>
      <span className="line-clamp-2 min-w-0 flex-1">{banner.text}</span>
      <ClauseLink clause={banner.clause} />
    </div>
  );
}
