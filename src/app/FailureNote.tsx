import { TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/kit/IconButton.tsx';

/**
 * A note with the message of the last unhandled promise rejection, above everything, dialogs too (it can be closed once
 * they are). This is the fallback: failures that a screen expects are handled and shown there.
 */
export function FailureNote() {
  const [failed, setFailed] = useState<{ readonly words: string } | null>(null);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hear = ({ reason }: PromiseRejectionEvent): void => {
      const words = wordsFor(reason);
      if (words !== null) setFailed({ words });
    };
    window.addEventListener('unhandledrejection', hear);
    return () => window.removeEventListener('unhandledrejection', hear);
  }, []);
  useEffect(() => {
    if (failed === null) return;
    // The top layer is a stack: hidden first, it comes above a dialog that was opened since the last failure.
    note.current?.hidePopover?.();
    note.current?.showPopover?.();
  }, [failed]);
  if (failed === null) return null;
  return (
    <div
      ref={note}
      role="alert"
      popover="manual"
      className="fixed inset-x-4 top-[max(0.75rem,env(safe-area-inset-top))] mx-auto flex max-w-lg items-center gap-3 rounded-card border border-edge bg-panel p-2 pl-4 text-ink shadow-float"
    >
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-accent" />
      <p className="min-w-0 flex-1 py-1">That did not work: {failed.words}</p>
      <IconButton
        label="Close this note"
        icon={<X aria-hidden className="size-5" />}
        onPress={() => setFailed(null)}
      />
    </div>
  );
}

/** The words for a rejection; `null` for an abort, which is no failure. */
function wordsFor(reason: unknown): string | null {
  if (reason instanceof DOMException && reason.name === 'AbortError') return null;
  return reason instanceof Error && reason.message !== '' ? reason.message : 'nobody knows why.';
}
