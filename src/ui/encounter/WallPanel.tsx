import { Eraser } from 'lucide-react';
import { WallLayer } from '../map/WallLayer.tsx';
import { Choices } from './Choices.tsx';
import type { WallKind } from './walls.ts';
import { wallKinds } from './walls.ts';

export const noWall = '';

const names: { readonly [kind in WallKind]: readonly [name: string, about: string] } = {
  wall: ['Wall', 'Stops everything.'],
  'low-wall': ['Low wall', 'Can be climbed; cover.'],
  window: ['Window', 'Seen and shot through.'],
  door: ['Door', 'Can be opened.'],
};

/** A choice of what to put on the edges of cells. */
export function WallPanel(props: {
  readonly value: string;
  readonly onPick: (id: string) => void;
  /** Whether rooms are drawn: walls around a rectangle. */
  readonly box: boolean;
}) {
  const kinds = wallKinds.map((kind) => ({
    id: kind,
    label: names[kind][0],
    about: names[kind][1],
    picture: <Sample kind={kind} />,
  }));
  return (
    <div className="grid gap-3">
      <p className="text-small text-faint">
        {props.box
          ? 'A room: it stands around all cells from corner to corner.'
          : 'On the edge between two cells. A tap on a door or window that is there already, with the same in the hand, opens it or shuts it.'}
      </p>
      <Choices
        label="Set on edges"
        choices={[
          ...kinds,
          { id: noWall, label: 'Nothing', about: 'Rubs out.', picture: <Eraser className="size-6" /> },
        ]}
        value={props.value}
        onPick={props.onPick}
      />
    </div>
  );
}

const Sample = ({ kind }: { readonly kind: WallKind }) => (
  <svg aria-hidden width={44} height={44} viewBox="-4 -24 72 48">
    <WallLayer edges={[{ kind, open: false, label: '', from: { x: 6, y: 0 }, to: { x: 58, y: 0 } }]} />
  </svg>
);
