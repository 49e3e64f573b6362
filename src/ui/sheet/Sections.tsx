import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Json } from '../../kernel/json.ts';
import type { Field, GroupField, Part } from '../../store/sheet-form.ts';
import { standsUnsaid } from '../../store/sheet-form.ts';
import { fieldsOf } from '../../store/sheet-values.ts';
import { useTroubles } from './context.ts';
import { Parts } from './GroupView.tsx';
import { Inner } from './Inner.tsx';
import { Note } from './Note.tsx';
import { inWords } from './said.ts';

/** Whether a field takes a single line. */
const isPlain = ({ kind }: Field): boolean =>
  ['number', 'text', 'flag', 'mark', 'one', 'own', 'icon'].includes(kind);

/** The form of a whole sheet: single-line fields first, then a section for each other field, folded to a summary. */
export function Sections({ form, sheet }: { readonly form: GroupField; readonly sheet: Json }) {
  const plain = form.parts.filter(({ field }) => isPlain(field));
  const others = form.parts.filter(({ field }) => !isPlain(field));
  return (
    <div className="grid min-w-0 gap-3">
      <section
        aria-label="Who it is"
        data-sections={plain.map(({ key }) => key).join(' ')}
        className="wt-card p-[min(1rem,3vw)]"
      >
        <Parts parts={plain} path={[]} value={sheet} />
      </section>
      {others.map((part) => (
        <Section key={part.key} part={part} sheet={sheet} />
      ))}
    </div>
  );
}

function Section({ part, sheet }: { readonly part: Part; readonly sheet: Json }) {
  const { key, label, field, needed, note } = part;
  const value = fieldsOf(sheet)[key];
  const { within } = useTroubles([key]);
  const [open, setOpen] = useState(false);
  return (
    <details
      open={open}
      // At once: whoever has opened it looks for a field in it (`showTrouble`).
      onToggle={({ currentTarget }) => flushSync(() => setOpen(currentTarget.open))}
      data-sections={key}
      className="group wt-card scroll-mt-3"
    >
      <summary className="flex min-h-touch-lg cursor-pointer list-none items-center gap-3 px-[min(1rem,3vw)] py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{label}</span>
          <span className="line-clamp-2 text-small text-faint wrap-anywhere">
            {inWords(field, value, sheet)}
          </span>
        </span>
        {within && <span className="text-fine font-semibold text-warn">something is wrong</span>}
        <ChevronDown aria-hidden className="size-5 shrink-0 text-faint group-open:rotate-180" />
      </summary>
      {open && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-[min(1rem,3vw)] pb-4">
          {note && <Note text={note} />}
          {field.kind === 'group' && standsUnsaid(field) ? (
            <Parts parts={field.parts} path={[key]} value={value} />
          ) : (
            <Inner field={field} label={label} path={[key]} value={value} needed={needed} />
          )}
        </div>
      )}
    </details>
  );
}
