import { ChevronDown } from 'lucide-react';
import type { NoteView } from '../../kernel/view.ts';
import { NamedText, useNames } from '../compendium/NamedText.tsx';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { TotalView } from '../kit/TotalView.tsx';

/** Short facts. Those that are totals can be opened to show their terms. */
export function Notes({
  notes,
  system,
}: {
  readonly notes: readonly NoteView[];
  /** The system whose names can be looked up; by default that of the open fight. */
  readonly system?: string;
}) {
  const names = useNames(system);
  if (notes.length === 0) return null;
  return (
    <ul aria-label="Facts" className="divide-y divide-line">
      {notes.map((note) => (
        <li key={`${note.label} ${note.value}`}>
          {note.total ? (
            <details className="group">
              <summary className="wt-printed flex min-h-touch-min cursor-pointer list-none items-center gap-x-3 py-1 [&::-webkit-details-marker]:hidden">
                <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
                  <span className="text-small text-faint">{note.label}</span>
                  <span className="ml-auto text-right text-body font-semibold">{note.value}</span>
                </span>
                <ChevronDown
                  aria-hidden
                  className="size-4 shrink-0 text-faint transition-transform group-open:rotate-180 print:hidden"
                />
              </summary>
              <div className="grid gap-2 pb-3">
                {names.has(note.label.toLowerCase()) && (
                  <p className="text-small">
                    <NamedText text={note.label} names={names} />
                  </p>
                )}
                <TotalView total={note.total} label={note.label} />
              </div>
            </details>
          ) : (
            <div className="flex min-h-touch-min flex-wrap items-center gap-x-3 py-1.5">
              <span className="text-small text-faint">
                <NamedText text={note.label} names={names} />
              </span>
              <span className="ml-auto text-right text-small font-medium">
                <NamedText text={note.value} names={names} />
              </span>
              {/* The margin keeps it a finger away from the rule of the next fact where it wraps to a line of its own. */}
              {note.clause && <ClauseLink clause={note.clause} className="my-1" />}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
