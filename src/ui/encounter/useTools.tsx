import { useMemo, useState } from 'react';
import type { Cell, Id, Json } from '../../kernel/json.ts';
import type { Catalogue, LibraryItem } from '../../store/library.ts';
import { fromLibrary, fromPack, keptGroup } from '../folk/person.ts';
import { AboutPanel } from './AboutPanel.tsx';
import { regridded } from './grid.ts';
import type { MapHand } from './map-hand.ts';
import { StartPanel } from './StartPanel.tsx';
import { resized } from './size.ts';
import type { MapTool, Tool } from './Tools.tsx';
import { useGroundTool } from './useGroundTool.tsx';
import type { PeopleTool } from './usePeopleTool.tsx';
import { usePeopleTool } from './usePeopleTool.tsx';
import { useWallTool } from './useWallTool.tsx';
import type { Writing } from './useWriting.ts';
import { battlefieldIn, fieldsOf, gridOf } from './written.ts';

/**
 * All tools of the editor. The one for people is returned separately too, because other tools depend on the selection.
 */
export function useTools(plan: {
  readonly document: Json;
  readonly catalogue: Catalogue;
  readonly writing: Writing;
  /** Kept sheets of the library. */
  readonly kept: readonly LibraryItem[];
  /** Returns the document as it is then. */
  readonly edit: (change: (now: Json) => Json) => Json;
  readonly onLook: (cell: Cell) => void;
  readonly onSheet: (who: Id) => void;
}): { readonly people: PeopleTool; readonly tools: { readonly [one in Tool]: MapTool } } {
  const { document, catalogue, edit, onLook } = plan;
  const { cast: everybody, board, kinds, troubles, unit } = plan.writing;
  const { beginning } = catalogue;
  const nameOf = (who: Id): string => everybody[who]?.name ?? who;

  const groups = usePeople(catalogue, plan.kept);
  const pack = useMemo(
    () => new Map([...catalogue.pack.heroes, ...catalogue.pack.foes].map(({ id, sheet }) => [id, sheet])),
    [catalogue],
  );
  const people = usePeopleTool({
    document,
    everybody,
    troubles,
    groups,
    ties: beginning.ties ?? [],
    pack,
    edit,
    onLook,
    onSheet: plan.onSheet,
  });
  const ground = useGroundTool({
    document,
    kinds,
    unit,
    usesLight: beginning.light !== undefined,
    nameOf,
    edit,
  });
  const walls = useWallTool(document, edit);
  const about = useAboutPanel({ document, board, hexagons: beginning.hexagons, nameOf, edit });
  /** Draws nothing; a tap selects a combatant. */
  const looks: MapHand = {
    does: 'people',
    exact: false,
    puts: false,
    onTap: (_, who) => {
      people.select(who);
      if (who !== null) onLook({ ...(everybody[who]?.cell ?? { x: 0, y: 0 }) });
    },
    onMove: () => {},
  };
  const start = <StartPanel beginning={beginning} document={document} cast={people.cast} onEdit={edit} />;
  return {
    people,
    tools: {
      people,
      ground,
      walls,
      start: { hand: looks, panel: start },
      about: { hand: looks, panel: about },
    },
  };
}

/** Name, description, size and cells. What a change of these two has cut away is shown until the next change. */
function useAboutPanel(plan: {
  readonly document: Json;
  readonly board: { readonly width: number; readonly height: number };
  readonly hexagons: { readonly clause: string } | undefined;
  readonly nameOf: (who: Id) => string;
  readonly edit: (change: (now: Json) => Json) => Json;
}) {
  const { document, edit } = plan;
  const [cut, setCut] = useState({ words: '', at: document });
  const { name = '', about = '' } = fieldsOf(document);
  const change = (next: { readonly document: Json; readonly cut: string }): void =>
    setCut({ words: next.cut, at: edit(() => next.document) });
  return (
    <AboutPanel
      name={String(name)}
      about={String(about)}
      width={plan.board.width}
      height={plan.board.height}
      onName={(next) => edit((now) => ({ ...fieldsOf(now), name: next }) as Json)}
      onAbout={(next) => edit((now) => ({ ...fieldsOf(now), about: next }) as Json)}
      onSize={(width, rows) => change(resized(document, width, rows, plan.nameOf))}
      grid={gridOf(battlefieldIn(document))}
      onGrid={(grid) => change(regridded(document, grid))}
      hexagons={plan.hexagons}
      cut={cut.at === document ? cut.words : ''}
    />
  );
}

/** The people who can be added: kept ones, foes, heroes. */
function usePeople({ pack }: Catalogue, kept: readonly LibraryItem[]) {
  return useMemo(
    () => [
      ...keptGroup(fromLibrary(kept)),
      { label: 'Foes', foes: true as const, people: fromPack(pack.foes) },
      { label: 'Heroes', people: fromPack(pack.heroes) },
    ],
    [pack, kept],
  );
}
