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
import { BodyFigure } from './BodyFigure.tsx';
import { Charts } from './Charts.tsx';
import { ConditionChips } from './ConditionChips.tsx';
import { GearTracks } from './GearTracks.tsx';
import { Notes } from './Notes.tsx';
import { PoolRow } from './PoolRow.tsx';
import { usePendingHarm, useSpending } from './pending.ts';
import { eatersOf, ownPools } from './pool.ts';
import { SlotLadder } from './SlotLadder.tsx';
import { TrackView } from './TrackView.tsx';
import { isSlots } from './track.ts';

/**
 * All about one combatant: tracks, pools, conditions, notes. `who` defaults to the selected, else the active one.
 * `onEdit`: shows a button that opens the game master's editor for the combatant.
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
  const harm = usePendingHarm()[one.id] ?? {};
  const spending = useSpending(one.id);
  // What shields another track is worth a line as long as there is any of it.
  const tracks = Object.entries(one.tracks).filter(
    ([, track]) => !isSlots(track) && !track.gear && (track.shields === undefined || track.left > 0),
  );
  const gear = Object.entries(one.tracks).filter(([, track]) => track.gear);
  const pools = ownPools(one.pools);
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
      <ConditionChips conditions={one.conditions} />
      <SlotLadder tracks={one.tracks} harm={harm} />
      {tracks.length > 0 && (
        <div className="grid gap-2.5">
          {tracks.map(([name, track]) => (
            <TrackView key={name} track={track} ghost={harm[name] ?? 0} />
          ))}
        </div>
      )}
      <GearTracks tracks={gear} harm={harm} />
      {pools.length > 0 && (
        <div className="grid gap-1 border-t border-line pt-3">
          {pools.map(([name, pool]) => (
            <PoolRow key={name} pool={pool} spend={spending[name] ?? 0} eaters={eatersOf(one.pools, name)} />
          ))}
        </div>
      )}
      {one.body && <BodyFigure parts={one.body} />}
      {one.charts && <Charts charts={one.charts} />}
      {one.notes.length > 0 && (
        <div className="border-t border-line pt-2">
          <Notes notes={one.notes} />
        </div>
      )}
      {onEdit && (
        <Button icon={<Hand aria-hidden className="size-5" />} onPress={() => onEdit(one.id)} wide>
          Change by hand …
        </Button>
      )}
      {onEdit && one.out === null && <WhoseHand who={one.id} />}
    </section>
  );
}
