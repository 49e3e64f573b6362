import { useState } from 'react';
import type { Id, Json } from '../../kernel/json.ts';
import { Segmented } from '../kit/Segmented.tsx';
import { BringGround } from './BringGround.tsx';
import { bare, GroundPanel } from './GroundPanel.tsx';
import { paint, raise } from './ground.ts';
import { HeightPanel } from './HeightPanel.tsx';
import type { GroundKind } from './kinds.ts';
import type { LightTool } from './LightPanel.tsx';
import { LightPanel } from './LightPanel.tsx';
import type { Lamp } from './light.ts';
import { ambientIn, lighten, setAmbient, setLamps } from './light.ts';
import type { Shape } from './ShapeChoice.tsx';
import { ShapeChoice } from './ShapeChoice.tsx';
import type { MapTool } from './Tools.tsx';

const layers = [
  { id: 'kinds', label: 'Ground' },
  { id: 'heights', label: 'Heights' },
  { id: 'light', label: 'Light' },
] as const;
type Layer = (typeof layers)[number]['id'];

/** The tool for cells: kinds of ground, heights, and light if the rules use it. */
export function useGroundTool(plan: {
  readonly document: Json;
  readonly kinds: readonly GroundKind[];
  readonly unit: string;
  readonly usesLight: boolean;
  readonly nameOf: (who: Id) => string;
  readonly edit: (change: (now: Json) => Json) => void;
}): MapTool {
  const { document, kinds, edit, usesLight } = plan;
  const [layer, setLayer] = useState<Layer>('kinds');
  const [shape, setShape] = useState<Shape>('free');
  const [ground, setGround] = useState<string | null>(null);
  const [height, setHeight] = useState(1);
  const [light, setLight] = useState<LightTool>('lamp');
  const [lamp, setLamp] = useState<Lamp>({ bright: 3, dim: 6 });
  const kind = kinds.find((one) => one.id === (ground ?? kinds[0]?.id)) ?? null;
  const box = shape === 'box';
  const hands: { readonly [one in Layer]: MapTool['hand'] } = {
    kinds: {
      does: 'cells',
      lays: 'kinds',
      box,
      onCells: (cells) => edit((now) => paint(now, cells, ground === bare ? null : (kind?.written ?? null))),
    },
    heights: {
      does: 'cells',
      lays: 'heights',
      box,
      onCells: (cells) => edit((now) => raise(now, cells, height)),
    },
    light:
      light === 'lamp'
        ? {
            does: 'cells',
            lays: 'light',
            box: false,
            single: true,
            onCells: (cells) => edit((now) => setLamps(now, cells, lamp)),
          }
        : {
            does: 'cells',
            lays: 'light',
            box,
            onCells: (cells) => edit((now) => lighten(now, cells, light === 'usual' ? null : light)),
          },
  };
  const panels: { readonly [one in Layer]: React.ReactNode } = {
    kinds: (
      <GroundPanel kinds={kinds} value={ground === bare ? bare : (kind?.id ?? bare)} onPick={setGround}>
        <BringGround
          document={document}
          usesLight={usesLight}
          nameOf={plan.nameOf}
          onLay={(next) => edit(() => next)}
        />
      </GroundPanel>
    ),
    heights: <HeightPanel unit={plan.unit} value={height} onChange={setHeight} />,
    light: (
      <LightPanel
        ambient={ambientIn(document)}
        onAmbient={(grade) => edit((now) => setAmbient(now, grade))}
        value={light}
        onPick={setLight}
        lamp={lamp}
        onLamp={setLamp}
      />
    ),
  };
  return {
    hand: hands[layer],
    panel: (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] items-start gap-x-4 gap-y-3">
          <Segmented
            label="What is painted"
            segments={layers.filter(({ id }) => usesLight || id !== 'light')}
            value={layer}
            onPick={setLayer}
          />
          {!(layer === 'light' && light === 'lamp') && <ShapeChoice value={shape} onPick={setShape} />}
        </div>
        {panels[layer]}
      </div>
    ),
  };
}
