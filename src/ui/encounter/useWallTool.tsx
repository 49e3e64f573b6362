import { useState } from 'react';
import type { Json } from '../../kernel/json.ts';
import type { Shape } from './ShapeChoice.tsx';
import { ShapeChoice } from './ShapeChoice.tsx';
import type { MapTool } from './Tools.tsx';
import { noWall, WallPanel } from './WallPanel.tsx';
import type { EdgePlace, WallKind } from './walls.ts';
import { setWalls, swing, wallAt } from './walls.ts';

/** The tool for edges. A rectangle is a room: the edges around it. */
export function useWallTool(document: Json, edit: (change: (now: Json) => Json) => void): MapTool {
  const [wall, setWall] = useState<string>('wall');
  const [shape, setShape] = useState<Shape>('free');
  const onEdges = (edges: readonly EdgePlace[]): void => {
    const [only, ...others] = edges;
    const there = only && others.length === 0 ? wallAt(document, only) : null;
    const swings = there && there.kind === wall && (wall === 'door' || wall === 'window');
    if (swings) edit((now) => swing(now, there));
    else edit((now) => setWalls(now, edges, wall === noWall ? null : (wall as WallKind)));
  };
  return {
    hand: { does: 'edges', box: shape === 'box', onEdges },
    panel: (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ShapeChoice value={shape} onPick={setShape} />
        <WallPanel value={wall} onPick={setWall} box={shape === 'box'} />
      </div>
    ),
  };
}
