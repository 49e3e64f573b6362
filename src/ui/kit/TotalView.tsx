import type { Operation, Term, Total } from '../../kernel/terms.ts';
import { ClauseLink } from './ClauseLink.tsx';
import { cx } from './cx.ts';

const plus = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** A term's sign and number as people write them: "+2", "× 0.5", "at least 5". */
export function termText(op: Operation, value: number): string {
  switch (op) {
    case 'add':
      return plus(value);
    case 'set':
      return `= ${value < 0 ? `−${-value}` : value}`;
    case 'times':
      return `× ${value}`;
    case 'atLeast':
      return `≥ ${value}`;
    case 'atMost':
      return `≤ ${value}`;
  }
}

function TermRow({ term, first }: { readonly term: Term; readonly first: boolean }) {
  const off = term.off !== undefined;
  const text =
    first && term.op !== 'times'
      ? termText(term.op, term.value).replace(/^(\+|= )/u, '')
      : termText(term.op, term.value);
  return (
    <li className="flex items-baseline gap-3 py-1">
      <span
        className={cx('w-14 shrink-0 text-right text-body font-semibold', off && 'text-faint line-through')}
      >
        {text}
      </span>
      <span className="min-w-0 flex-1 text-small">
        <span className={cx(off && 'text-faint line-through')}>{term.label}</span>
        {off && <span className="text-faint"> · {term.off}</span>}
        {term.ruling !== undefined && <span className="text-faint"> · ruling {term.ruling}</span>}
      </span>
      <ClauseLink clause={term.clause} />
    </li>
  );
}

/** A number with everything that made it: sign, what, rule; terms that do not count are struck with the reason. */
export function TotalView({
  total,
  label,
  unit = '',
  as,
}: {
  readonly total: Total;
  readonly label: string;
  readonly unit?: string;
  /** What stands in place of the number. */
  readonly as?: string;
}) {
  return (
    <div>
      <ul aria-label={`${label}: terms`}>
        {total.terms.map((term, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: terms never change places
          <TermRow key={`${i}:${term.clause}:${term.label}`} term={term} first={i === 0} />
        ))}
      </ul>
      <p className="mt-1 flex items-baseline gap-3 border-t border-edge pt-1.5">
        <span className="w-14 shrink-0 text-right text-number font-bold">
          {as ?? (total.value < 0 ? `−${-total.value}` : total.value)}
          {unit}
        </span>
        <span className="text-small font-medium">{label}</span>
      </p>
    </div>
  );
}
