import { useEffect, useRef, useState } from 'react';
import { useTable } from '../../store/table.ts';

/**
 * In a dialog, which covers the line that tells refusals: why the last thing done in it was refused. Brought into view,
 * for what was touched may stand far below.
 */
export function Refused() {
  const error = useTable((state) => state.error);
  // What was refused before the dialog was opened is not about anything in it.
  const [before] = useState(error);
  const here = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words may be refused again
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    here.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  if (!error || error === before) return null;
  return (
    <p ref={here} role="alert" className="rounded-control border border-harm px-3 py-2 text-small text-harm">
      {error.message}
    </p>
  );
}
