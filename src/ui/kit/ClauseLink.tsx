import { session } from '../../store/session.ts';
import { cx } from './cx.ts';

/** The id of a rule: a tap opens its text. */
export function ClauseLink({ clause, className }: { readonly clause: string; readonly className?: string }) {
  if (clause === '') return null;
  return (
    <button
      type="button"
      onClick={(event) => {
        event.stopPropagation();
        session.openClause(clause);
      }}
      aria-label={`Rule ${clause}`}
      className={cx(
        'relative z-1 inline-flex min-h-6 shrink-0 items-center rounded whitespace-nowrap px-1 align-baseline text-fine font-medium text-faint underline decoration-dotted underline-offset-4',
        'after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:text-ink',
        className,
      )}
    >
      {clause}
    </button>
  );
}
