import { FileDown } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useFilesOver, watchDrops } from '../ui/brought/arriving.ts';
import { receiveOpened } from './opened.ts';
import { receiveShared } from './shared-in.ts';

/** Lets files be dropped on the app, opened with it and shared with it, and says what a drop would do. */
export function FilesOver() {
  const [, go] = useLocation();
  const words = useFilesOver();
  useEffect(watchDrops, []);
  useEffect(() => {
    const show = (): void => go('/');
    receiveOpened(show);
    void receiveShared(show, (code) => go(`/shared/${code}`));
  }, [go]);
  if (words === null) return null;
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed inset-2 z-50 grid place-items-center rounded-card border-3 border-dashed border-accent"
    >
      <p className="mx-4 flex max-w-md items-center gap-3 rounded-card border border-edge bg-panel p-4 text-ink shadow-float">
        <FileDown aria-hidden className="size-6 shrink-0 text-accent" />
        {words}
      </p>
    </div>
  );
}
