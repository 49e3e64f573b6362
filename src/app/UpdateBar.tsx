import { Sparkles } from 'lucide-react';
import { Button } from '../ui/kit/Button.tsx';
import { useUpdate } from './pwa.ts';

/** Offers a newer version that is ready; shown on the start page only, never in a fight. */
export function UpdateBar() {
  const { needRefresh, heldBack, update } = useUpdate();
  if (!needRefresh) return null;
  return (
    <aside
      aria-label="Update"
      className="flex items-center gap-3 border-b border-line bg-panel px-4 py-2 pt-[max(0.5rem,env(safe-area-inset-top))] text-small"
    >
      <Sparkles aria-hidden className="size-5 shrink-0 text-accent" />
      <p role="status" className="min-w-0 flex-1">
        {heldBack
          ? 'A fight is open in another tab. Leave it there first: the newer version waits.'
          : 'A newer version is ready. Your fights stay as they are.'}
      </p>
      <Button size="min" onPress={update}>
        Update now
      </Button>
    </aside>
  );
}
