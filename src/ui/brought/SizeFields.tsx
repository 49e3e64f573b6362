import { NumberStepper } from '../kit/NumberStepper.tsx';

/** The minimum and the maximum number of cells in a row or column. */
const leastCells = 2;
const mostCells = 200;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The numbers of columns and rows of a map. */
export function SizeFields({ size, onSize }: { readonly size: Size; readonly onSize: (size: Size) => void }) {
  return (
    <>
      <NumberStepper
        label="Columns"
        value={size.width}
        min={leastCells}
        max={mostCells}
        onChange={(width) => onSize({ ...size, width })}
      />
      <NumberStepper
        label="Rows"
        value={size.height}
        min={leastCells}
        max={mostCells}
        onChange={(height) => onSize({ ...size, height })}
      />
    </>
  );
}
