import { BoxSelect, Brush } from 'lucide-react';
import { Segmented } from '../kit/Segmented.tsx';

/** How a drag draws: freely, or as a rectangle between two corners. */
export type Shape = 'free' | 'box';

const icon = 'size-5';

/** Whether the main pointer is a mouse or the like. */
const hasMouse = (): boolean => matchMedia('(pointer: fine)').matches;

export function ShapeChoice({
  value,
  onPick,
}: {
  readonly value: Shape;
  readonly onPick: (shape: Shape) => void;
}) {
  return (
    <div className="grid gap-2">
      <Segmented
        label="How the finger draws"
        segments={[
          { id: 'free', label: 'Freehand', icon: <Brush aria-hidden className={icon} /> },
          { id: 'box', label: 'Rectangle', icon: <BoxSelect aria-hidden className={icon} /> },
        ]}
        value={value}
        onPick={onPick}
      />
      <p className="text-small text-faint">
        {value === 'box'
          ? 'Draw from one corner to the other, or tap one and then the other.'
          : hasMouse()
            ? 'Click, or draw with the mouse. The wheel makes the map larger and smaller; pressed, it moves the map.'
            : 'Tap, or draw with a finger. Two fingers move the map and make it larger.'}
      </p>
    </div>
  );
}
