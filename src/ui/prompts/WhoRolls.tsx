import type { DiceMode } from '../../protocol/messages.ts';
import { useCatalogue } from '../../store/library.ts';
import { table, useTable } from '../../store/table.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { ReactionSwitch } from './ReactionSwitch.tsx';

const modes: readonly { readonly id: DiceMode; readonly label: string }[] = [
  { id: 'seeded', label: 'Digital' },
  { id: 'manual', label: 'Real' },
];

/** Whose dice are rolled by hand, and who is asked about which reaction: for everybody in the fight. */
export function WhoRolls({ onClose }: { readonly onClose: () => void }) {
  const combatants = useTable((state) => state.view?.combatants);
  const { dice, defaultDice } = useTable((state) => state.preferences);
  const system = useTable((state) => state.fight?.system ?? null);
  const reactions = useCatalogue(system).data?.reactions ?? [];
  return (
    <Dialog open title="Dice and reactions" onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <section aria-label="Everybody" className="grid grid-cols-1 gap-2">
          <h3 className="text-body font-semibold">Everybody</h3>
          <Segmented
            size="min"
            label="Dice of everybody"
            segments={modes}
            value={defaultDice}
            onPick={(next) => void table.prefer({ defaultDice: next })}
          />
        </section>
        {Object.values(combatants ?? {}).map((one) => (
          <details key={one.id} className="rounded-control border border-line">
            <summary className="flex min-h-touch cursor-pointer items-center gap-3 px-3">
              <span className="min-w-0 flex-1 font-semibold">{one.name}</span>
              <span className="text-small text-faint">
                {(dice[one.id] ?? defaultDice) === 'manual' ? 'real dice' : 'digital dice'}
              </span>
            </summary>
            <div className="grid grid-cols-1 gap-4 p-3 pt-1">
              <Segmented
                size="min"
                label={`Dice of ${one.name}`}
                segments={[{ id: 'default' as const, label: 'As everybody' }, ...modes]}
                value={dice[one.id] ?? 'default'}
                onPick={(next) => void table.prefer({ dice: { [one.id]: next === 'default' ? null : next } })}
              />
              {reactions.map((reaction) => (
                <ReactionSwitch key={reaction.id} who={one.id} reaction={reaction.id} />
              ))}
            </div>
          </details>
        ))}
      </div>
    </Dialog>
  );
}
