import { Ban, Info, MousePointerClick } from 'lucide-react';
import { ClauseLink } from '../kit/ClauseLink.tsx';

/** What the map has to say for a moment, or what it waits for. */
export interface Hint {
  readonly tone: 'ask' | 'refuse' | 'tell';
  readonly text: string;
  readonly clause?: string | undefined;
}

const icons = { ask: MousePointerClick, refuse: Ban, tell: Info };

/** A small line at the upper edge; only a rule in it can be touched, the map below stays reachable. */
export function MapHint({ hint }: { readonly hint: Hint | null }) {
  const Icon = hint ? icons[hint.tone] : Info;
  return (
    <div role="status" className="pointer-events-none absolute inset-x-3 top-3 flex justify-center">
      {hint && (
        <p className="flex max-w-[60ch] items-center gap-2 rounded-3xl border border-line bg-panel px-4 py-1.5 text-small shadow-card">
          <Icon
            aria-hidden
            className={hint.tone === 'refuse' ? 'size-4 shrink-0 text-warn' : 'size-4 shrink-0 text-faint'}
          />
          <span>{hint.text}</span>
          {hint.clause && (
            <span data-over-map className="pointer-events-auto">
              <ClauseLink clause={hint.clause} />
            </span>
          )}
        </p>
      )}
    </div>
  );
}
