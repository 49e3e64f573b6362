import { Gavel } from 'lucide-react';
import { Link } from 'wouter';
import { useRulings } from '../../store/rulings.ts';
import { rulingKind } from '../../store/session.ts';

/** Shown before a fight if this table has rulings that differ from the default, with a link to them. */
export function RulingsLine({ system }: { readonly system: string }) {
  const count = Object.keys(useRulings(system) ?? {}).length;
  if (count === 0) return null;
  return (
    <Link
      href={`/rules/${encodeURIComponent(system)}/in/${rulingKind}`}
      className="inline-flex min-h-touch-min items-center gap-2 text-small font-medium text-accent"
    >
      <Gavel aria-hidden className="size-4 shrink-0" />
      {count === 1 ? 'One ruling' : `${count} rulings`} of your table
    </Link>
  );
}
