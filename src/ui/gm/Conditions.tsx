import { X } from 'lucide-react';
import type { Id } from '../../kernel/json.ts';
import type { CombatantView } from '../../kernel/view.ts';
import { useCatalogue } from '../../store/library.ts';
import { useTable } from '../../store/table.ts';
import { Chip } from '../kit/Chip.tsx';
import type { ConditionEdit, Edits } from './edits.ts';

/** Switches for all conditions of the system. Those between two combatants also ask for the other. */
export function Conditions({
  one,
  edits,
  onEdit,
}: {
  readonly one: CombatantView;
  readonly edits: Edits;
  readonly onEdit: (edits: Edits) => void;
}) {
  const system = useTable((state) => state.fight?.system ?? null);
  const combatants = useTable((state) => state.view?.combatants);
  const listed = useCatalogue(system).data?.conditions ?? [];
  const more = one.conditions.filter((has) => !has.derived && !listed.some((entry) => entry.id === has.id));
  const isOn = (id: string): boolean =>
    edits.conditions[id]?.on ?? one.conditions.some((has) => has.id === id);
  const others = Object.values(combatants ?? {}).filter((other) => other.id !== one.id);
  const set = (id: string, edit: ConditionEdit): void =>
    onEdit({ ...edits, conditions: { ...edits.conditions, [id]: edit } });
  const asks = listed.filter((entry) => entry.other && edits.conditions[entry.id]?.on);
  return (
    <section aria-label="Conditions" className="grid grid-cols-1 gap-2">
      <p className="wt-eyebrow">Conditions</p>
      <div className="flex flex-wrap gap-2">
        {[...listed, ...more].map((entry) => {
          const on = isOn(entry.id);
          const other = 'other' in entry && !on ? others[0]?.id : undefined;
          return (
            <Chip
              key={entry.id}
              pressed={on}
              onPress={() => set(entry.id, { on: !on, ...(other !== undefined && { other }) })}
            >
              {entry.label}
              {on && <X aria-hidden className="size-3.5" />}
            </Chip>
          );
        })}
      </div>
      {asks.map((entry) => (
        <label key={entry.id} className="grid gap-1 text-small text-faint">
          {entry.label}: with whom
          <select
            value={edits.conditions[entry.id]?.other ?? ''}
            onChange={(event) => set(entry.id, { on: true, other: event.target.value as Id })}
            className="min-h-touch w-full rounded-control border border-edge bg-sunken px-3 text-body text-ink"
          >
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </section>
  );
}
