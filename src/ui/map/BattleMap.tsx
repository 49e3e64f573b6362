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
 * The map of the open fight; fills its parent and reads table and session itself. `onEdit` opens the game master's
 * changes by hand for a combatant; without it that menu entry is missing.
 */
export function BattleMap(props: {
  readonly className?: string;
  readonly onEdit?: (who: Id) => void;
  /** Keeps the view while the map is unmounted. */
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
