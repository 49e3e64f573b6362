import { ChevronDown } from 'lucide-react';
import type { NoteView } from '../../kernel/view.ts';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { TotalView } from '../kit/TotalView.tsx';

/** Short facts; those that are totals open to their terms. */
export function Notes({ notes }: { readonly notes: readonly NoteView[] }) {
  if (notes.length === 0) return null;
  return (
    <ul aria-label="Facts" className="divide-y divide-line">
      {notes.map((note) => (
        <li key={`${note.label} ${note.value}`}>
          {note.total ? (
            <details className="group">
              <summary className="flex min-h-touch-min cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
                <span className="text-small text-faint">{note.label}</span>
                <span className="ml-auto text-body font-semibold">{note.value}</span>
                <ChevronDown
                  aria-hidden
                  className="size-4 shrink-0 text-faint transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="pb-3">
                <TotalView total={note.total} label={note.label} />
              </div>
            </details>
          ) : (
            <div className="flex min-h-touch-min items-center gap-3 py-1.5">
              <span className="shrink-0 text-small text-faint">{note.label}</span>
              <span className="ml-auto text-right text-small font-medium">{note.value}</span>
              {note.clause && <ClauseLink clause={note.clause} />}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
