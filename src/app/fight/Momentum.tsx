import { Zap } from 'lucide-react';
import { useTable } from '../../store/table.ts';
import { ClauseLink } from '../../ui/kit/ClauseLink.tsx';
import { cx } from '../../ui/kit/cx.ts';

/**
 * The banner of the view, if it has one: for example a chain of extra actions, and whose it is. `afloat`: over the edge
 * of the map, so that nothing moves when it comes; fingers reach the map through it.
 */
export function Momentum({ afloat = false }: { readonly afloat?: boolean }) {
  const banner = useTable((state) => state.view?.banner ?? null);
  if (banner === null) return null;
  return (
    <div
      role="status"
      aria-label={banner.label}
      className={cx(
        'flex min-h-touch-min items-center gap-2 border-accent bg-raised py-1 text-small',
        afloat
          ? 'pointer-events-none absolute bottom-3 left-3 max-w-[calc(100%-6rem)] rounded-control border px-3 shadow-float'
          : 'border-b px-4',
      )}
    >
      <Zap aria-hidden className="size-5 shrink-0 text-accent" />
      <span className="shrink-0 font-semibold">{banner.label}</span>
      <span className="line-clamp-2 min-w-0 flex-1">{banner.text}</span>
      <ClauseLink clause={banner.clause} className="pointer-events-auto" />
    </div>
  );
}
