import { Map as MapIcon } from 'lucide-react';
import type { Id } from '../../kernel/json.ts';
import { table, useTable } from '../../store/table.ts';
import { cx } from '../kit/cx.ts';
import { EmptyState } from '../kit/EmptyState.tsx';
import { MapStage } from './MapStage.tsx';
import type { AskPreview } from './usePreview.ts';

/**
 * The map of the open fight; fills its parent. Reads table and session itself.
 * `onEdit`: the game master wants to change this combatant by hand (long press); without it the entry is missing.
 */
export function BattleMap(props: {
  readonly className?: string;
  readonly onEdit?: (who: Id) => void;
  /** Who works out ways; the table unless given. */
  readonly preview?: AskPreview;
}) {
  const view = useTable((state) => state.view);
  return (
    <section
      aria-label="Map"
      className={cx('relative size-full min-h-40 overflow-hidden bg-board', props.className)}
    >
      {view ? (
        <MapStage view={view} onEdit={props.onEdit} preview={props.preview ?? table.preview} />
      ) : (
        <EmptyState title="No battlefield yet" icon={<MapIcon className="size-7" />}>
          Open a fight to see its map.
        </EmptyState>
      )}
    </section>
  );
}
