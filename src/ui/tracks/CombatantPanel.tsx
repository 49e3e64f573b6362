import { Crosshair, Hand, Users } from 'lucide-react';
import type { Id } from '../../kernel/json.ts';
import type { CombatantView } from '../../kernel/view.ts';
import { session, useSession } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import { Button } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { SideMark } from '../kit/SideMark.tsx';
import { sideOf, sidesOf, tokenLabels } from '../kit/sides.ts';
import { WhoseHand } from '../tactics/WhoseHand.tsx';
import { CombatantBody } from './CombatantBody.tsx';
import { usePendingLoss, useSpending } from './pending.ts';

/**
 * Everything about one combatant: tracks, pools, conditions, notes. `who` defaults to the selected, else the active
 * one. `onEdit` adds a button that opens the game master's editor for the combatant.
 */
export function CombatantPanel({ who, onEdit }: { readonly who?: Id; readonly onEdit?: (who: Id) => void }) {
  const view = useTable((state) => state.view);
  const selected = useSession((state) => state.selected);
  const id = who ?? selected ?? view?.active ?? null;
  const one = id === null ? undefined : view?.combatants[id];
  if (!view || !one) {
    return (
      <EmptyState title="Nobody is selected" icon={<Users className="size-7" />}>
        Tap somebody on the map or in the initiative bar.
      </EmptyState>
    );
  }
  return (
    <Sheet
      one={one}
      side={sideOf(sidesOf(view), one.side)}
      letters={tokenLabels(view)[one.id]}
      active={view.active === one.id}
      onEdit={onEdit}
    />
  );
}

function Sheet(props: {
  readonly one: CombatantView;
  readonly side: ReturnType<typeof sideOf>;
  readonly letters: string | undefined;
  readonly active: boolean;
  readonly onEdit: ((who: Id) => void) | undefined;
}) {
  const { one, side, letters, active, onEdit } = props;
  const loss = usePendingLoss()[one.id] ?? {};
  const spending = useSpending(one.id);
  return (
    <section aria-label={one.name} className="grid gap-5">
      <header className="flex items-center gap-3">
        <SideMark style={side} letters={letters} size={40} />
        <div className="min-w-0 flex-1">
          <h2 className="text-title leading-tight font-semibold">{one.name}</h2>
          <p className="text-small text-faint">
            {[
              side.side,
              one.sizeName.toLowerCase(),
              active ? 'has the turn' : '',
              one.initiative === null ? '' : `initiative ${one.initiative}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <IconButton
          label={`Show ${one.name} on the map`}
          icon={<Crosshair aria-hidden className="size-5" />}
          onPress={() => session.lookAt({ id: one.id })}
        />
      </header>
      {one.out && (
        <p className="rounded-control border border-harm px-3 py-2 text-small font-semibold text-harm">
          Out of the fight: {one.out}
        </p>
      )}
      <CombatantBody one={one} loss={loss} spending={spending} />
      {onEdit && (
        <Button icon={<Hand aria-hidden className="size-5" />} onPress={() => onEdit(one.id)} wide>
          Change by hand …
        </Button>
      )}
      {onEdit && one.out === null && <WhoseHand who={one.id} />}
    </section>
  );
}
