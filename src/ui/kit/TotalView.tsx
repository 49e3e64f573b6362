import type { Term, Total } from '../../kernel/terms.ts';
import { useTable } from '../../store/table.ts';
import { termText } from '../../store/terms.ts';
import { numeral } from '../../store/words.ts';
import { ClauseLink, RulingLink } from './ClauseLink.tsx';
import { cx } from './cx.ts';

function TermRow({
  term,
  first,
  decided,
}: {
  readonly term: Term;
  readonly first: boolean;
  readonly decided: boolean;
}) {
  const source = useTable((state) =>
    term.source === undefined ? undefined : state.view?.combatants[term.source]?.name,
  );
  const off = term.off !== undefined;
  const text = first && term.op !== 'times' ? termText(term).replace(/^(\+|= )/u, '') : termText(term);
  return (
    <li className="flex min-h-touch-min items-center gap-3">
      <span
        className={cx('w-14 shrink-0 text-right text-body font-semibold', off && 'text-faint line-through')}
      >
        {text}
      </span>
      <span className="min-w-0 flex-1 text-small">
        <span className={cx(off && 'text-faint line-through')}>{term.label}</span>
        {source !== undefined && !term.label.includes(source) && (
          <span className="text-faint"> · from {source}</span>
        )}
        {off && <span className="text-faint"> · {term.off}</span>}
        {decided && <span className="font-semibold text-accent"> · decided</span>}
        {term.ruling !== undefined && <RulingLink ruling={term.ruling} />}
      </span>
      <ClauseLink clause={term.clause} />
    </li>
  );
}

/**
 * A total with all of its terms: value, label and clause of each. Terms that do not count are struck through, with the
 * reason.
 */
export function TotalView({
  total,
  label,
  unit = '',
  as,
  decided,
}: {
  readonly total: Total;
  readonly label: string;
  readonly unit?: string;
  /** A text shown instead of the number. */
  readonly as?: string;
  /** The index of the term without which the result would differ. */
  readonly decided?: number;
}) {
  return (
    <div>
      <ul aria-label={`${label}: terms`}>
        {total.terms.map((term, i) => (
          <TermRow
            // biome-ignore lint/suspicious/noArrayIndexKey: terms never change places
            key={`${i}:${term.clause}:${term.label}`}
            term={term}
            first={i === 0}
            decided={i === decided}
          />
        ))}
      </ul>
      <p className="mt-1 flex items-baseline gap-3 border-t border-edge pt-1.5">
        <span className="w-14 shrink-0 text-right text-number font-bold">
          {as ?? numeral(total.value)}
          {unit}
        </span>
        <span className="text-small font-medium">{label}</span>
      </p>
    </div>
  );
}
