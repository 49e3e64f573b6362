import { X } from 'lucide-react';
import type { Id } from '../../kernel/json.ts';
import type { CombatantView } from '../../kernel/view.ts';
import { useCatalogue } from '../../store/library.ts';
import { useTable } from '../../store/table.ts';
import { Chip } from '../kit/Chip.tsx';
import { NumberStepper } from '../kit/NumberStepper.tsx';
import type { ConditionEdit, Editing } from './edits.ts';
import { isOn, levelOf, tiedAfter, towardsOf } from './edits.ts';

/**
 * Switches for all conditions of the system. Those between two combatants also ask for the other, and those with a
 * number for that.
 */
export function Conditions({ one, edits, onEdit }: Editing) {
  const system = useTable((state) => state.fight?.system ?? null);
  const combatants = useTable((state) => state.view?.combatants);
  const listed = useCatalogue(system).data?.conditions ?? [];
  const more = one.conditions.filter((own) => !own.derived && !listed.some((entry) => entry.id === own.id));
  const has = (id: string): boolean => isOn(one, id);
  // What there is stands first: it is what ends soonest.
  const entries = [...listed.filter(({ id }) => has(id)), ...more, ...listed.filter(({ id }) => !has(id))];
  const others = Object.values(combatants ?? {}).filter((other) => other.id !== one.id);
  const set = (id: string, edit: ConditionEdit): void =>
    onEdit({ ...edits, conditions: { ...edits.conditions, [id]: edit } });
  const asks = listed.flatMap(({ other, ...entry }) => {
    const edit = edits.conditions[entry.id];
    const tied = edit?.others ?? towardsOf(one, entry.id);
    const on = edit?.on ?? tied.length > 0;
    return other && on ? [{ ...entry, other, tied }] : [];
  });
  const levelled = listed.flatMap(({ level, ...entry }) => {
    const shown = edits.conditions[entry.id]?.on ?? levelOf(one, entry.id) !== undefined;
    return level && shown ? [{ ...entry, level }] : [];
  });
  return (
    <section aria-label="Conditions" className="grid grid-cols-1 gap-2">
      <p className="wt-eyebrow">Conditions</p>
      <div className="flex flex-wrap gap-2">
        {entries.map((entry) => {
          const on = edits.conditions[entry.id]?.on ?? has(entry.id);
          const asked = 'other' in entry && !on && !has(entry.id);
          return (
            <Chip
              key={entry.id}
              pressed={on}
              onPress={() => set(entry.id, { on: !on, ...(asked && { others: [] }) })}
            >
              {entry.label}
              {on && <X aria-hidden className="size-3.5" />}
            </Chip>
          );
        })}
      </div>
      {levelled.map((entry) => (
        <NumberStepper
          key={entry.id}
          label={`${entry.label}: ${entry.level.of}`}
          value={edits.conditions[entry.id]?.level ?? levelOf(one, entry.id) ?? entry.level.usual}
          min={entry.level.least}
          max={entry.level.most}
          onChange={(level) => set(entry.id, { ...edits.conditions[entry.id], on: true, level })}
        />
      ))}
      {asks.map((entry) => (
        <Others
          key={entry.id}
          label={`${entry.label}: ${entry.whom ?? 'whom'}`}
          others={others}
          value={entry.tied}
          onPress={(id) => set(entry.id, { on: true, others: tiedAfter(entry.tied, id, entry.other) })}
        />
      ))}
    </section>
  );
}

/** Those whom a condition ties the combatant to. */
function Others(props: {
  readonly label: string;
  readonly others: readonly CombatantView[];
  readonly value: readonly Id[];
  readonly onPress: (id: Id) => void;
}) {
  const { label, others, value, onPress } = props;
  return (
    <section aria-label={label} className="grid grid-cols-1 gap-2 rounded-control border border-line p-3">
      <p className="text-small text-faint">
        {label}
        {value.length === 0 && ' (choose somebody)'}
      </p>
      <div className="flex flex-wrap gap-2">
        {others.map(({ id, name }) => (
          <Chip key={id} pressed={value.includes(id)} onPress={() => onPress(id)}>
            {name}
          </Chip>
        ))}
      </div>
    </section>
  );
}
