import { ChevronDown } from 'lucide-react';
import { useTable } from '../../store/table.ts';
import { cellName } from '../../store/words.ts';
import { Segmented } from '../kit/Segmented.tsx';
import type { Editing, ItemPlace } from './edits.ts';
import { placeOf } from './edits.ts';

const places: readonly { readonly id: ItemPlace; readonly label: string }[] = [
  { id: 'hand', label: 'In hand' },
  { id: 'carried', label: 'Put away' },
  { id: 'floor', label: 'Ground' },
  { id: 'gone', label: 'Gone' },
];

/** Where the things of a combatant are, and those that lie on the ground, which it may be given. */
export function Things({ one, edits, onEdit }: Editing) {
  const marks = useTable((state) => state.view?.marks) ?? [];
  const own = (one.items ?? []).map(({ id, name }) => ({ id, words: name }));
  const lying = marks.flatMap(({ item, label, cell }) =>
    item === undefined ? [] : [{ id: item, words: `${label}, lying at ${cellName(cell)}` }],
  );
  const things = [...own, ...lying];
  if (things.length === 0) return null;
  return (
    <details className="group">
      <summary className="flex min-h-touch cursor-pointer items-center justify-between gap-2">
        <span className="wt-eyebrow">Things</span>
        <ChevronDown aria-hidden className="size-4 text-faint group-open:rotate-180" />
      </summary>
      <section aria-label="Things" className="grid grid-cols-1 gap-3">
        {things.map(({ id, words }) => (
          <div key={id} className="grid grid-cols-1 gap-1">
            <p className="text-small text-faint">{words}</p>
            <Segmented
              size="min"
              label={words}
              segments={places}
              value={edits.items[id] ?? placeOf(one, id)}
              onPick={(to) => onEdit({ ...edits, items: { ...edits.items, [id]: to } })}
            />
          </div>
        ))}
      </section>
    </details>
  );
}
