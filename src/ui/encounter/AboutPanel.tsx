import { Scaling } from 'lucide-react';
import { useEffect, useState } from 'react';
import { gridNames } from '../brought/field.ts';
import { SizeFields } from '../brought/SizeFields.tsx';
import { Button } from '../kit/Button.tsx';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { intoSight } from '../kit/intoSight.ts';
import { Segmented } from '../kit/Segmented.tsx';
import { TextField } from '../kit/TextField.tsx';
import type { Grid } from '../map/document.ts';

/** The name, the description, the size and the shape of the cells of an encounter. */
export function AboutPanel(props: {
  readonly name: string;
  readonly about: string;
  readonly width: number;
  readonly height: number;
  readonly onName: (name: string) => void;
  readonly onAbout: (about: string) => void;
  readonly onSize: (width: number, height: number) => void;
  readonly grid: Grid;
  readonly onGrid: (grid: Grid) => void;
  /** Whether the rules take hexagons, and which of them. */
  readonly hexagons: { readonly clause: string } | undefined;
  /** What the last change of size or cells has cut away. */
  readonly cut: string;
}) {
  return (
    <div className="grid gap-4">
      <TextField label="Name" value={props.name} longest={60} onCommit={props.onName} />
      <TextField label="What it is about" value={props.about} longest={500} onCommit={props.onAbout} long />
      <Size {...props} />
      {props.hexagons && (
        <section aria-label="Cells" className="grid gap-2">
          <h2 className="flex items-center gap-2">
            <span className="wt-eyebrow">Cells</span>
            <ClauseLink clause={props.hexagons.clause} />
          </h2>
          <Segmented label="Cells" segments={gridNames} value={props.grid} onPick={props.onGrid} />
        </section>
      )}
      <div role="status" className="text-small text-faint empty:hidden">
        {props.cut && <p ref={intoSight}>{props.cut}</p>}
      </div>
    </div>
  );
}

/**
 * Both numbers are applied together: while a user types 18 the value is 1 for a moment, which would cut everything
 * away.
 */
function Size(props: {
  readonly width: number;
  readonly height: number;
  readonly onSize: (width: number, height: number) => void;
}) {
  const [size, setSize] = useState({ width: props.width, height: props.height });
  useEffect(() => setSize({ width: props.width, height: props.height }), [props.width, props.height]);
  const { width, height } = size;
  const isNew = width !== props.width || height !== props.height;
  return (
    <section aria-label="Size of the map" className="grid gap-2">
      <h2 className="wt-eyebrow">Size of the map</h2>
      <SizeFields size={size} onSize={setSize} />
      <Button
        icon={<Scaling aria-hidden className="size-5" />}
        onPress={() => props.onSize(width, height)}
        refused={isNew ? undefined : { because: 'This is the size that it has.' }}
      >
        Make it {width} by {height}
      </Button>
      <p className="text-small text-faint">It grows and shrinks at the right and at the bottom.</p>
    </section>
  );
}
