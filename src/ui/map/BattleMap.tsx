import { Map as MapIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { useRef } from 'react';
import type { Id } from '../../kernel/json.ts';
import { useTable } from '../../store/table.ts';
import { cx } from '../kit/cx.ts';
import { EmptyState } from '../kit/EmptyState.tsx';
import { MapStage } from './MapStage.tsx';
import type { Outlook } from './map-camera.ts';

/**
 * The map of the open fight; fills its parent. Reads table and session itself.
 * `onEdit`: the game master wants to change this combatant by hand (long press); without it the entry is missing.
 */
export function BattleMap(props: {
  readonly className?: string;
  readonly onEdit?: (who: Id) => void;
  /** Where somebody looked last, when the map may go away and come back. */
  readonly memory?: RefObject<Outlook | null>;
}) {
  const own = useRef<Outlook | null>(null);
  const view = useTable((state) => state.view);
  return (
    <section
      aria-label="Map"
      className={cx('flex size-full min-h-40 flex-col overflow-hidden bg-board', props.className)}
    >
      {view ? (
        <MapStage view={view} onEdit={props.onEdit} memory={props.memory ?? own} />
      ) : (
        <EmptyState title="No battlefield yet" icon={<MapIcon className="size-7" />}>
          Open a fight to see its map.
        </EmptyState>
      )}
    </section>
  );
}
