import { Eraser } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Json } from '../../kernel/json.ts';
import { boardOf, effectsOf } from '../map/board.ts';
import { readDocument } from '../map/document.ts';
import { GroundLayer } from '../map/GroundLayer.tsx';
import { unit } from '../map/geometry.ts';
import { Choices } from './Choices.tsx';
import type { GroundKind } from './kinds.ts';

/** The value of the eraser. */
export const bare = '';

/** A choice of the ground to paint. */
export function GroundPanel(props: {
  readonly kinds: readonly GroundKind[];
  readonly value: string;
  readonly onPick: (id: string) => void;
  /** Shown below the kinds: ground from other programs. */
  readonly children: ReactNode;
}) {
  const swatches = props.kinds.map((kind) => {
    const { board, about } = sampleOf(kind);
    return { id: kind.id, label: kind.label, about, picture: <Swatch board={board} /> };
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Choices
        label="Paint the ground"
        choices={[
          ...swatches,
          { id: bare, label: 'Bare ground', about: 'Rubs out.', picture: <Eraser className="size-6" /> },
        ]}
        value={props.value}
        onPick={props.onPick}
      />
      {props.children}
    </div>
  );
}

/** A board of one cell of a kind, and what the kind does in words. */
function sampleOf({ id, drawn }: GroundKind) {
  const field = {
    width: 1,
    height: 1,
    grid: 'square',
    terrain: [drawn],
    cells: [{ x: 0, y: 0, terrain: id }],
  } as unknown as Json;
  const [kind] = readDocument(field).terrain;
  return { board: boardOf(field), about: kind ? effectsOf(kind) : '' };
}

const Swatch = ({ board }: { readonly board: ReturnType<typeof boardOf> }) => (
  <svg aria-hidden width={44} height={44} viewBox={`0 0 ${unit} ${unit}`} className="wt-map" data-swatch>
    <GroundLayer board={board} />
  </svg>
);
