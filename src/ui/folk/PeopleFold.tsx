import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Person } from './person.ts';

/** A foldable group of people with its label and a row for each. */
export function PeopleFold(props: {
  readonly label: string;
  readonly open: boolean;
  readonly people: readonly Person[];
  readonly row: (person: Person) => ReactNode;
}) {
  return (
    <details open={props.open} className="group rounded-control border border-line">
      <summary className="flex min-h-touch cursor-pointer items-center px-3 font-medium">
        <span className="flex-1">{props.label}</span>
        <ChevronDown aria-hidden className="size-5 text-faint transition-transform group-open:rotate-180" />
      </summary>
      <ul className="divide-y divide-line border-t border-line">{props.people.map(props.row)}</ul>
    </details>
  );
}
